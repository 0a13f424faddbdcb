/** What a training program consists of (specification, section 3). */
import type { DrawingName } from "./drawings.ts";

/** A program's name in its address, in the order of the list. */
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

/** A card about something that is no program. */
export interface InlineService {
	title: string;
	info: string;
	link: string;
}

/** One line of a price list. */
export interface Rate {
	name: string;
	includes: string;
	price: string;
	unit: string;
}

export interface Program {
	/** 'all' is the overview. */
	key: ProgramKey | "all";
	/** As lists of programs call it. */
	title: string;
	body: {
		title: string;
		/** One line under the title. */
		lead: string;
		info: string;
		image: DrawingName;
		imageCaption: string;
		moreInfo: { title: string; items: readonly string[] };
		otherServices: readonly (ProgramKey | InlineService)[];
	};
	rates: readonly Rate[];
}
