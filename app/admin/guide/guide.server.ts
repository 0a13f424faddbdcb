/** Turns the trainer's guide (docs/guide.md, and a file in docs/guide for each task) into pages. */
import { formatted } from "~/content/formatting.server.ts";
import index from "../../../docs/guide.md?raw";

const texts = import.meta.glob<string>("../../../docs/guide/*.md", {
	query: "?raw",
	import: "default",
	eager: true,
});

/** The addresses of the pictures, by their paths from here. */
const pictures = import.meta.glob<string>("../../../docs/guide/pictures/*.webp", {
	query: "?url",
	import: "default",
	eager: true,
});

/** An address of this site in a text, which becomes a link. */
const ADDRESS = /`(\/[\w/-]*)`/g;
const LINK_TO_TASK = /^- \[(.+)\]\(guide\/([a-z-]+)\.md\)$/gm;
const TITLE = /^# .*\n/;
/** A screenshot of the admin, taken by `npm run guide:pictures`. */
const PICTURE = /^!\[(.+)\]\((pictures\/[a-z-]+\.webp)\)$/m;

/** The tasks in the order of the index. An id is the name of its file and the last part of its address. */
export const guideTasks = () =>
	[...index.matchAll(LINK_TO_TASK)].map(([, title = "", id = ""]) => ({ id, title }));

/** The text of a task, and the screenshot in it if there is one; undefined if there is no such task. */
export function guidePage(id: string) {
	const task = guideTasks().find((each) => each.id === id);
	const written = texts[`../../../docs/guide/${id}.md`];
	if (!task || written === undefined) return undefined;
	const [, alt = "", picture] = PICTURE.exec(written) ?? [];
	const src = pictures[`../../../docs/guide/${picture}`];
	// The guide writes addresses in backticks, which other Markdown viewers can show, too.
	const text = written.replace(TITLE, "").replace(PICTURE, "").replace(ADDRESS, "[$1]($1)");
	return {
		...task,
		text: formatted(text.trim()),
		...(src && { picture: { src, alt } }),
	};
}
