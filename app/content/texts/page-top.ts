import type { PageFields } from "./page-fields.ts";

interface TopWords {
	title: string;
	lead: string;
	description: string;
}

/** The name of the picture at the top of a page, which replaces the sample's drawing. */
export const HEAD_PICTURE = "head";

export const headFields = (fields: PageFields, label = "Picture in place of the puppy") =>
	fields.picture(HEAD_PICTURE, label);

/** The fields for a page whose top has only a picture, a title and a lead, and for its description. */
export function topFields(fields: PageFields, sample: TopWords, pictureLabel?: string): TopWords {
	fields.group("Top of the page");
	headFields(fields, pictureLabel);
	return {
		title: fields.line("title", "Title", sample.title),
		lead: fields.text("lead", "Under the title", sample.lead),
		description: fields.text("description", "Description for search engines", sample.description),
	};
}
