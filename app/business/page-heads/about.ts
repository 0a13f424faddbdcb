/** The head of a page about the business (specification, section 2). */
import type { MetaDescriptor } from "react-router";
import { headTags } from "../head.ts";

/** A page about the business and who belongs to it: team, trainer, Zeta, guests. */
export const aboutHead = ({
	title,
	description,
	path,
}: {
	title: string;
	description: string;
	path: string;
}): MetaDescriptor[] => headTags({ title, description, path, type: "article" });
