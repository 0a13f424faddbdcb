/** The trainer's guide (docs/guide.md and, a file for each task, docs/guide), as parts of pages. */
import { href } from "react-router";
import { formatted } from "~/content/formatting.server.ts";
import type { FormattedPart } from "~/ui/page/formatted.tsx";
import index from "../../../docs/guide.md?raw";

const texts = import.meta.glob<string>("../../../docs/guide/*.md", {
	query: "?raw",
	import: "default",
	eager: true,
});

/** A screen of the admin, as `npm run guide:pictures` takes it. */
export interface GuidePicture {
	src: string;
	alt: string;
}

/** Words, and the picture that follows them. */
interface GuidePart {
	words: FormattedPart[];
	picture?: GuidePicture;
}

export interface GuideTask {
	/** Names its file and its address. */
	id: string;
	title: string;
}

/** An address of this site in a text, which leads there. */
const ADDRESS = /`(\/[\w/-]*)`/g;
const LINK_TO_TASK = /^- \[(.+)\]\(guide\/([a-z-]+)\.md\)$/gm;
/** What stands between the words and goes on behind them: a picture. */
const PICTURE = /^!\[(.+)\]\(pictures\/([a-z-]+\.webp)\)$/m;

/** The tasks, in the order of the index. */
export const guideTasks = (): GuideTask[] =>
	[...index.matchAll(LINK_TO_TASK)].map(([, title = "", id = ""]) => ({ id, title }));

function partsOf(text: string): GuidePart[] {
	const pieces = text.split(PICTURE);
	const parts: GuidePart[] = [];
	// Words, what a picture shows and its file, and so on; words at the end.
	for (let index = 0; index < pieces.length; index += 3) {
		const [words = "", alt, file] = pieces.slice(index, index + 3);
		// The document's own notation for an address is one that other readers of it understand.
		const part: GuidePart = { words: formatted(words.replace(ADDRESS, "[$1]($1)").trim()) };
		const src = file && href("/admin/guide/pictures/:picture", { picture: file });
		parts.push(src && alt ? { ...part, picture: { src, alt } } : part);
	}
	return parts;
}

/** The page of a task, with those before and after it; undefined for what is no task. */
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
