class Markup {
	constructor(readonly text: string) {}
	toString() {
		return this.text;
	}
}
export type Xml = Markup;

type Content = string | number | Date | Xml | undefined | readonly Content[];

const entities: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&apos;",
};

/** Characters that XML 1.0 doesn't allow, not even escaped, such as most control characters. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapeText = (text: string) =>
	text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (character) => entities[character] ?? "");

function written(content: Content): string {
	if (content === undefined) return "";
	if (content instanceof Markup) return content.text;
	if (content instanceof Date) return content.toISOString();
	if (typeof content === "string") return escapeText(content);
	if (typeof content === "number") return String(content);
	return content.map(written).join("");
}

/**
 * Template tag for a piece of XML. Every value is escaped, so that it is safe in elements and attributes.
 * A value may be another piece, a list, a date (written as ISO 8601), or undefined (writes nothing).
 */
export function xml(pieces: TemplateStringsArray, ...values: Content[]): Xml {
	const text = pieces
		.map((piece, index) => piece.replace(/\s+/g, " ") + written(values[index]))
		.join("");
	return new Markup(text.replace(/> +</g, "><").trim());
}

/** Makes a document from its root element. */
export const xmlDocument = (root: Xml): string =>
	`<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
