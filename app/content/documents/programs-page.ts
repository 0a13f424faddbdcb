/** What the pages about programs share; their texts are written with each program. */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { group, picture } from "../fields/field.ts";

export const programsPageDocument = declared({
	key: "programs-pages",
	label: "Training programs: picture at the top",
	path: href("/training-programs"),
	fields: {
		top: group("Top of every page about programs", {
			picture: picture("Picture in place of the puppy"),
		}),
	},
});
