/** Sections that several pages have. */
import { group, picture } from "../fields/field.ts";
import { line, text } from "../fields/texts.ts";

/** The top of a page, with a picture in place of its drawing. */
export const top = (title: string, lead: string, pictureLabel = "Picture in place of the puppy") =>
	group("Top of the page", {
		title: line("Title", title),
		lead: text("Under the title", lead),
		picture: picture(pictureLabel),
	});

/** What search engines read of a page. */
export const search = (description: string) =>
	group("For search engines", {
		description: text("What the page is about", description, { isRequired: true }),
	});
