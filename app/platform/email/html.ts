/** Text as the HTML of an email, in which what people wrote is text only. */

import { escapeHtml } from "./escape-html.ts";

const withBreaks = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

/** Paragraphs, which empty lines part. */
export const paragraphs = (text: string): string =>
	text
		.split(/\n{2,}/)
		.filter((part) => part.trim() !== "")
		.map((part) => `<p>${withBreaks(part)}</p>`)
		.join("\n");

/** What somebody else wrote, set off as a quotation. */
export const quotation = (text: string): string =>
	`<blockquote style="margin:0 0 0 .8ex;border-left:1px solid #d3e0e0;padding-left:1ex">${withBreaks(text)}</blockquote>`;
