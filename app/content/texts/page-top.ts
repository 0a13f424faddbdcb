import type { Teller } from "./teller.ts";

interface TopWords {
	title: string;
	lead: string;
	description: string;
}

/** The picture in a page's head, which stands in the place of a drawing. */
export const HEAD_PICTURE = "head";

export const tellHead = (tell: Teller, label = "Picture in place of the puppy") =>
	tell.picture(HEAD_PICTURE, label);

/** The head of a page that has nothing else to say first. */
export function tellTop(tell: Teller, sample: TopWords, pictureLabel?: string): TopWords {
	tell.group("Top of the page");
	tellHead(tell, pictureLabel);
	return {
		title: tell.line("title", "Title", sample.title),
		lead: tell.text("lead", "Under the title", sample.lead),
		description: tell.text(
			"description",
			"What search engines say that the page is about",
			sample.description,
		),
	};
}
