/** The head of a page about the team, the trainer, Zeta or the guests (specification, section 2). */
import type { MetaDescriptor } from "react-router";
import { headTags } from "../head.ts";

export const aboutHead = ({
	title,
	description,
	path,
}: {
	title: string;
	description: string;
	path: string;
}): MetaDescriptor[] => headTags({ title, description, path, type: "article" });
