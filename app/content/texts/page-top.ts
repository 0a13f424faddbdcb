import type { PageFields } from "./page-fields.ts";

interface TopWords {
	title: string;
	lead: string;
	description: string;
}

/** The picture in a page's head, which stands in the place of a drawing. */
export const HEAD_PICTURE = "head";

export const headFields = (fields: PageFields, label = "Picture in place of the puppy") =>
	fields.picture(HEAD_PICTURE, label);

/** The head of a page that has nothing else to say first. */
export function topFields(fields: PageFields, sample: TopWords, pictureLabel?: string): TopWords {
	fields.group("Top of the page");
	headFields(fields, pictureLabel);
	return {
		title: fields.line("title", "Title", sample.title),
		lead: fields.text("lead", "Under the title", sample.lead),
		description: fields.text(
			"description",
			"What search engines say that the page is about",
			sample.description,
		),
	};
}
