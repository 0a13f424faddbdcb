/** The trainer's guide (docs/guide.md), as parts of a page. */
import { formatted } from "~/content/formatting.server.ts";
import text from "../../../docs/guide.md?raw";

/** An address of this site in a text, which leads there. */
const ADDRESS = /`(\/[\w/-]*)`/g;

/** The sections, each with its heading. */
export function guideSections() {
	const [, ...sections] = text.split(/^## /m);
	return sections.map((section) => {
		const [title = "", ...lines] = section.split("\n");
		// The document's own notation for an address is one that other readers of it understand.
		const words = lines.join("\n").replace(ADDRESS, "[$1]($1)").trim();
		return { id: idOf(title), title, parts: formatted(words) };
	});
}

const idOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, "-");
