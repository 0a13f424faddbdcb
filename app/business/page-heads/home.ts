/** The head of the home page (specification, section 2). */
import { href, type MetaDescriptor } from "react-router";
import { facts } from "../facts.ts";
import { headTags } from "../head.ts";

/** Title and description of the home page for search engines. */
export const homeSearch = {
	get title() {
		return `Trained Puppies for Sale in ${facts.place}`;
	},
	get description() {
		return `Puppies raised and trained in ${facts.trainer}’s house in ${facts.place}, delivered to your door with owner lessons and lifetime support.`;
	},
} as const;

export const homeHead = ({
	title,
	description,
}: {
	title: string;
	description: string;
} = homeSearch): MetaDescriptor[] => headTags({ title, description, path: href("/") });
