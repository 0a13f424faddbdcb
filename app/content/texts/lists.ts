/** The picture of the pages about programs. */
import { href } from "react-router";
import type { TextPage } from "./page-fields.ts";
import { headFields } from "./page-top.ts";

/** The pages' texts are written with each program; this is what all of these pages share. */
export const programsTexts = {
	key: "programs-pages",
	label: "Training programs: picture at the top",
	path: href("/training-programs"),
	words: (fields) => {
		fields.group("Top of every page about programs");
		headFields(fields);
		return {};
	},
} satisfies TextPage<object>;
