/** The texts of the pages around videos, programs and the waiting list. */
import { href } from "react-router";
import { videosWords } from "~/business/videos-page.ts";
import { waitingList } from "~/business/waiting-list.ts";
import type { TextPage } from "./page-fields.ts";
import { headFields, topFields } from "./page-top.ts";

export const videosTexts = {
	key: "videos-page",
	label: "Videos: the page around them",
	path: href("/videos"),
	words: (fields) => {
		const top = topFields(fields, videosWords);
		fields.group("Under the videos");
		return {
			...top,
			none: fields.text("none", "When there is no video", videosWords.none),
			links: {
				training: fields.line("link-training", "Link to the training", videosWords.links.training),
				team: fields.line("link-team", "Link to the team", videosWords.links.team),
			},
		};
	},
} satisfies TextPage<object>;

export const waitingListTexts = {
	key: "waiting-list-page",
	label: "Waiting list: the page around the form",
	path: href("/waiting-list"),
	words: (fields) => {
		const top = topFields(fields, waitingList);
		fields.group("How it works");
		return {
			...top,
			howTitle: fields.line("how-title", "Heading", waitingList.howTitle),
			steps: fields.items("step", "Step", waitingList.steps, { more: 2 }, (item, sample) => ({
				when: item.line("when", "When", sample?.when ?? ""),
				title: item.line("title", "Heading", sample?.title ?? ""),
				text: item.text("text", "Text", sample?.text ?? ""),
			})),
			formTitle: fields.line("form-title", "Above the form", waitingList.formTitle),
		};
	},
} satisfies TextPage<object>;

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
