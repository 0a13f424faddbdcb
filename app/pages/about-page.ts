/** A page about somebody, as visitors see it. */
import { about, above, cards, type MemberKey, type PersonKey } from "~/business/about.ts";
import type { PictureSource } from "~/ui/picture/picture.tsx";

/** A picture in place of the sample's drawing: null for nothing, left out where the drawing stands. */
type OwnPicture = PictureSource | null | undefined;

export interface MemberView {
	key: MemberKey;
	name: string;
	role: string;
	picture?: OwnPicture;
}

export interface AboutPage {
	/** In which direction what is written runs: the sample says nothing of it. */
	dir?: "auto";
	key: PersonKey;
	title: string;
	description: string;
	lead: string;
	body: readonly string[];
	caption: string;
	picture?: OwnPicture;
	membersTitle: string;
	members: readonly MemberView[];
	/** The headings of the pages between the home page and this one. */
	above: readonly { key: PersonKey; title: string }[];
}

/** What a fresh site says. */
export function samplePage(key: PersonKey): AboutPage {
	const { members, ...entry } = about[key];
	return {
		...entry,
		members: members.map((member) => ({ key: member, ...nameOf(member) })),
		above: above[key].map((other) => ({ key: other, title: about[other].title })),
	};
}

const nameOf = (key: MemberKey) => ({ name: cards[key].name, role: cards[key].role });

/** Where somebody's page is. */
export const aboutPath = (key: PersonKey): string => about[key].path;
