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
	const [words = "", alt, file, ...rest] = text.split(PICTURE);
	// The document's own notation for an address is one that other readers of it understand.
	const part: GuidePart = { words: formatted(words.replace(ADDRESS, "[$1]($1)").trim()) };
	if (!alt || !file) return [part];
	const src = href("/admin/guide/pictures/:picture", { picture: file });
	return [{ ...part, picture: { src, alt } }, ...partsOf(rest.join(""))];
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
