/** Turns plain text into the HTML of an email, with everything that people wrote escaped. */

/** Escapes text for HTML, so that nothing in it can become a tag. */
export function escapeHtml(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#39;");
}

const withBreaks = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

/** Turns text into paragraphs, which are separated by empty lines. */
export const paragraphs = (text: string): string =>
	text
		.split(/\n{2,}/)
		.filter((part) => part.trim() !== "")
		.map((part) => `<p>${withBreaks(part)}</p>`)
		.join("\n");

export const quotation = (text: string): string =>
	`<blockquote style="margin:0 0 0 .8ex;border-left:1px solid #d3e0e0;padding-left:1ex">${withBreaks(text)}</blockquote>`;
