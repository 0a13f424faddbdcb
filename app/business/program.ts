/** What a training program consists of (specification, section 3). */
import type { DrawingName } from "./drawings.ts";

/** A photo of the library or one of the site's drawings. */
type ProgramPicture = { photo: number } | { drawing: DrawingName };

/** Keys of the sample's programs, which are part of their addresses, in the order of the list. */
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

/** A card that links to something else. */
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

/** State of something that the trainer can hide, and delete with the option to restore it. */
export interface OfferState {
	isHidden: boolean;
	isSample: boolean;
	/** When it was moved to the trash, in ISO 8601; empty outside it. It can be restored. */
	deletedAt: string;
}

/** A program as it is stored. Its texts may contain placeholders (placeholders.ts). */
export interface StoredProgram extends OfferState {
	/** Identifies the program and never changes. */
	id: string;
	/** The end of its address. */
	slug: string;
	/** Former slugs, each of which redirects to the current one. */
	formerSlugs: readonly string[];
	/** Its name in lists of programs. */
	title: string;
	body: {
		title: string;
		/** One line below the title. */
		lead: string;
		info: string;
		picture: ProgramPicture | undefined;
		imageCaption: string;
		moreInfo: { title: string; items: readonly string[] };
	};
	rates: readonly (Rate & { id: string })[];
	/** Programs and services whose cards are at the end of its page; an empty one isn't chosen yet. */
	related: readonly { id: string; offer: string }[];
}

/** A card about something other than a program, as it is stored. */
export interface Service extends InlineService, OfferState {
	/** Never changes. */
	id: string;
}

/** The page of all programs, as it is stored. */
export interface Overview {
	/** Its name in lists of programs. */
	title: string;
	heading: string;
	lead: string;
	info: string;
	/** For search engines. */
	description: string;
	moreInfo: { title: string; items: readonly string[] };
	/** The last card, about the consultation with which every program starts. */
	beginning: { title: string; price: string; text: string };
	related: readonly string[];
}

/** Everything that is stored about programs. */
export interface ProgramsContent {
	overview: Overview;
	programs: readonly StoredProgram[];
	services: readonly Service[];
	/** Keys of the programs on the home page. */
	home: readonly string[];
	/** Keys of the programs at the bottom of every page. */
	footer: readonly string[];
}

/** A program in a list of links. */
export interface ProgramLink {
	title: string;
	path: string;
}
