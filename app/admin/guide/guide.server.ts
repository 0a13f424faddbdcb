/** Turns the trainer's guide (docs/guide.md, and a file in docs/guide for each task) into parts of pages. */
import { href } from "react-router";
import { formatted } from "~/content/formatting.server.ts";
import type { FormattedPart } from "~/ui/page/formatted.tsx";
import index from "../../../docs/guide.md?raw";

const texts = import.meta.glob<string>("../../../docs/guide/*.md", {
	query: "?raw",
	import: "default",
	eager: true,
});

/** A screenshot of the admin, taken by `npm run guide:pictures`. */
export interface GuidePicture {
	src: string;
	alt: string;
}

/** Text, and the picture that follows it. */
interface GuidePart {
	text: FormattedPart[];
	picture?: GuidePicture;
}

export interface GuideTask {
	/** The name of its file and the last part of its address. */
	id: string;
	title: string;
}

/** An address of this site in a text, which becomes a link. */
const ADDRESS = /`(\/[\w/-]*)`/g;
const LINK_TO_TASK = /^- \[(.+)\]\(guide\/([a-z-]+)\.md\)$/gm;
/** A picture between two pieces of text. */
const PICTURE = /^!\[(.+)\]\(pictures\/([a-z-]+\.webp)\)$/m;

/** The tasks, in the order of the index. */
export const guideTasks = (): GuideTask[] =>
	[...index.matchAll(LINK_TO_TASK)].map(([, title = "", id = ""]) => ({ id, title }));

function partsOf(text: string): GuidePart[] {
	const pieces = text.split(PICTURE);
	const parts: GuidePart[] = [];
	// The pieces repeat: text, the alt text of a picture, its file. The last piece is text.
	for (let index = 0; index < pieces.length; index += 3) {
		const [text = "", alt, file] = pieces.slice(index, index + 3);
		// The guide writes addresses in backticks, which other Markdown viewers can show, too.
		const part: GuidePart = { text: formatted(text.replace(ADDRESS, "[$1]($1)").trim()) };
		const src = file && href("/admin/guide/pictures/:picture", { picture: file });
		parts.push(src && alt ? { ...part, picture: { src, alt } } : part);
	}
	return parts;
}

/** The page of a task, with the tasks before and after it; undefined if there is no such task. */
export function guidePage(id: string) {
	const tasks = guideTasks();
	const place = tasks.findIndex((task) => task.id === id);
	const task = tasks[place];
	const text = texts[`../../../docs/guide/${id}.md`];
	if (!task || text === undefined) return undefined;
	return {
		...task,
		parts: partsOf(text.replace(/^# .*\n/, "")),
		before: tasks[place - 1],
		after: tasks[place + 1],
	};
}
