/** What a training program consists of (specification, section 3). */
import type { DrawingName } from "./drawings.ts";

/** The names of the sample's programs in their addresses, in the order of the list. */
export const programKeys = [
	"private-lessons",
	"board-and-train",
	"board-and-train-adult",
	"board-and-train-puppy",
	"trained-puppy",
	"day-training",
	"boarding",
] as const;
export type ProgramKey = (typeof programKeys)[number];

/** A card that leads to something else. */
export interface InlineService {
	title: string;
	info: string;
	/** A page of the site, or an address that begins with https. */
	link: string;
}

/** One line of a price list. */
export interface Rate {
	name: string;
	includes: string;
	price: string;
	unit: string;
}

/** What the trainer can hide, and delete for a while. */
export interface OfferState {
	isShown: boolean;
	/** When it was deleted, as ISO 8601 has it; it can be taken back. */
	deletedAt?: string;
}

interface ProgramBody {
	title: string;
	/** One line under the title. */
	lead: string;
	info: string;
	imageCaption: string;
	moreInfo: { title: string; items: readonly string[] };
}

/** A program as it is written: texts may hold placeholders (placeholders.ts). */
export interface StoredProgram extends OfferState {
	/** Names it, and never changes; its address as long as that has not been changed. */
	key: string;
	/** What its address ends in, in place of the key. */
	slug?: string;
	/** Former slugs, each of which redirects to the current one. */
	formerSlugs?: readonly string[];
	/** As lists of programs call it. */
	title: string;
	body: ProgramBody & {
		picture?: { photo: number } | { drawing: DrawingName };
		/** Keys of programs and ids of services, as cards at the end of its page. */
		related: readonly string[];
	};
	rates: readonly Rate[];
	/** What the form that added it is known by. */
	addedBy?: string;
}

/** A card about something that is no program, as it is written. */
export interface Service extends InlineService, OfferState {
	/** Never changes. */
	id: string;
	addedBy?: string;
}

/** The page of all programs, as it is written. */
export interface Overview {
	/** As lists of programs call it. */
	title: string;
	heading: string;
	lead: string;
	info: string;
	/** For search engines. */
	description: string;
	moreInfo: { title: string; items: readonly string[] };
	/** The last card: where every program starts. */
	beginning: { title: string; price: string; text: string };
	related: readonly string[];
}

/** Everything that is written of programs. */
export interface ProgramsContent {
	overview: Overview;
	programs: readonly StoredProgram[];
	services: readonly Service[];
	/** Keys of programs that the home page and the bottom of every page name. */
	home: readonly string[];
	footer: readonly string[];
}

/** What a program's address is made of. */
export interface AddressOfProgram {
	key: string;
	slug?: string;
}

/** A program as its page shows it. */
export interface Program extends AddressOfProgram {
	title: string;
	body: ProgramBody & {
		/** Left out where it has a photo, or no picture. */
		image?: DrawingName;
		/** A program of the sample is named by its key. */
		otherServices: readonly (string | InlineService)[];
	};
	rates: readonly Rate[];
}

/** A program as lists name it. */
export interface ProgramLink {
	title: string;
	path: string;
}
