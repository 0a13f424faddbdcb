/** A page about a member of the team, as visitors see it. */
import { about, type MemberKey, type PersonKey } from "~/business/about.ts";
import type { PictureSource } from "~/business/picture-source.ts";

/** A picture in place of the sample's drawing: null for no picture, undefined for the drawing. */
type OwnPicture = PictureSource | null | undefined;

export interface MemberView {
	key: MemberKey;
	name: string;
	role: string;
	picture?: OwnPicture;
}

export interface AboutPage {
	key: PersonKey;
	title: string;
	description: string;
	lead: string;
	body: readonly string[];
	caption: string;
	picture?: OwnPicture;
	membersTitle: string;
	members: readonly MemberView[];
	/** What can be checked about the trainer, on her page. */
	credentials: readonly { name: string; value: string; link?: string }[];
	/** The headings of the pages between the home page and this one. */
	above: readonly { key: PersonKey; title: string }[];
}

/** The path of a page about a member of the team. */
export const aboutPath = (key: PersonKey): string => about[key].path;
