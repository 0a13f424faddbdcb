/** The three lists of praise as documents. */
import { href } from "react-router";
import type { ContentDocument } from "../document.ts";
import { type PraiseKind, type PraiseList, praiseListSchema } from "./item.ts";
import { sampleItems } from "./samples.ts";

const documentOf = (
	key: PraiseKind,
	of: Pick<ContentDocument<PraiseList>, "label" | "path">,
): ContentDocument<PraiseList> => ({
	key,
	...of,
	schema: praiseListSchema,
	defaults: () => ({ items: sampleItems(key) }),
	withoutSample: ({ items }) => ({ items: items.filter(({ sample }) => !sample) }),
	editPath: href("/admin/content/praise/:kind", { kind: key }),
});

export const praiseDocuments: Readonly<Record<PraiseKind, ContentDocument<PraiseList>>> = {
	testimonials: documentOf("testimonials", { label: "Testimonials", path: href("/testimonials") }),
	reviews: documentOf("reviews", { label: "Reviews", path: href("/reviews") }),
	stories: documentOf("stories", {
		label: "Sold puppy stories",
		path: href("/sold-puppy-stories"),
	}),
};
