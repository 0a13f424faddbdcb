/**
 * The texts of a built-in page. One function declares all of them as fields, each with its name, its label
 * in the admin and the sample's text. Both the page's texts and its form are derived from it.
 */
import type { DrawingName } from "~/business/drawings.ts";
import { rowTitle } from "~/forms/rows.ts";

/** The texts that the trainer has written, by name. The sample's text is used for those that are missing. */
export type Texts = Readonly<Record<string, string>>;

/** The most characters in a text of each kind; in a list, all lines together. */
export const textMax = { line: 150, text: 1_500, paragraphs: 6_000, lines: 3_000 } as const;
export type TextKind = keyof typeof textMax;

export interface TextField {
	name: string;
	/** Tells the editor where the text is on the page. */
	label: string;
	kind: TextKind;
	/** The sample's text; for a list, all lines in one text, as it is typed. */
	sample: string;
}

/** One of several repeated groups of texts, such as a question and its answer. */
export interface TextItem {
	name: string;
	label: string;
	fields: TextField[];
	/** Whether the item is part of the sample. An added item appears as soon as it has any text. */
	isOfSample: boolean;
	canBeLeftOut: boolean;
}

export interface PictureSlot {
	name: string;
	label: string;
	/** The drawing that the sample shows, if it is one from the catalog. */
	sample?: DrawingName;
}

/** A section of the form with its heading. */
export interface TextGroup {
	title: string;
	fields: TextField[];
	items: TextItem[];
	pictures: PictureSlot[];
}

/** The name of the checkbox that leaves an item out. */
export const outName = (item: string) => `${item}-out`;

const separators = { paragraphs: /\n\s*\n/, lines: /\n/ } as const;
const joints = { paragraphs: "\n\n", lines: "\n" } as const;

/** Splits a text into its paragraphs or lines. */
const split = (text: string, kind: keyof typeof separators) =>
	text
		.split(separators[kind])
		.map((part) => part.trim())
		.filter(Boolean);

interface ItemsOptions {
	/** How many items can be added to those of the sample. */
	more?: number;
	/** Set if the sample's items can't be left out, because the page relies on them. */
	fixed?: boolean;
}

/** Declares the texts of a page one by one. Each call returns the text that the page shows there. */
export interface PageFields {
	/** Starts a section of the form with a heading. */
	group: (title: string) => void;
	line: (name: string, label: string, sample: string) => string;
	text: (name: string, label: string, sample: string) => string;
	paragraphs: (name: string, label: string, sample: readonly string[]) => readonly string[];
	lines: (name: string, label: string, sample: readonly string[]) => readonly string[];
	items: <Sample, Item>(
		name: string,
		label: string,
		samples: readonly Sample[],
		options: ItemsOptions,
		make: (fields: PageFields, sample: Sample | undefined, index: number) => Item,
	) => readonly Item[];
	/** A picture that can be replaced. */
	picture: (name: string, label: string, sample?: DrawingName) => void;
}

/** Fields that return the given texts, and the form's groups, which fill up as fields are declared. */
function pageFields(texts: Texts): { fields: PageFields; groups: TextGroup[] } {
	const groups: TextGroup[] = [];
	const current = (): TextGroup => {
		const last = groups.at(-1);
		if (last) return last;
		const first = { title: "", fields: [], items: [], pictures: [] };
		groups.push(first);
		return first;
	};

	/** `within` is a prefix for the fields' names; `declared` returns the list that they are added to. */
	function fieldsWithin(within: string, declared: () => TextField[]): PageFields {
		function add(kind: TextKind, name: string, label: string, sample: string): string {
			const full = `${within}${name}`;
			declared().push({ name: full, label, kind, sample });
			return texts[full] ?? sample;
		}
		return {
			group: (title) => {
				groups.push({ title, fields: [], items: [], pictures: [] });
			},
			line: (...field) => add("line", ...field),
			text: (...field) => add("text", ...field),
			paragraphs: (name, label, sample) =>
				split(add("paragraphs", name, label, sample.join(joints.paragraphs)), "paragraphs"),
			lines: (name, label, sample) =>
				split(add("lines", name, label, sample.join(joints.lines)), "lines"),
			picture: (name, label, sample) => {
				current().pictures.push({ name, label, ...(sample && { sample }) });
			},
			items: (name, label, samples, { more = 0, fixed = false }, make) => {
				const group = current();
				return Array.from({ length: samples.length + more }, (_, index) => index).flatMap(
					(index) => {
						const own = `${within}${name}-${index}`;
						const isOfSample = index < samples.length;
						const item: TextItem = {
							name: own,
							label: rowTitle(label, index),
							fields: [],
							isOfSample,
							canBeLeftOut: isOfSample && !fixed,
						};
						const made = make(
							fieldsWithin(`${own}-`, () => item.fields),
							samples[index],
							index,
						);
						group.items.push(item);
						const isThere = isOfSample
							? !(item.canBeLeftOut && texts[outName(own)])
							: item.fields.some((field) => texts[field.name]);
						return isThere ? [made] : [];
					},
				);
			},
		};
	}

	return { fields: fieldsWithin("", () => current().fields), groups };
}

/** A page whose texts can be rewritten. */
export interface TextPage<Words> {
	/** The key of its document. */
	key: string;
	/** Its name in the admin. */
	label: string;
	/** Where visitors read it. */
	path: string;
	words: (fields: PageFields) => Words;
}

/** The texts of a page, in the structure that the page uses. */
export const wordsOf = <Words>(page: TextPage<Words>, texts: Texts): Words =>
	page.words(pageFields(texts).fields);

/** The sections of the form for a page's texts. */
export function groupsOf(page: TextPage<unknown>, texts: Texts = {}): TextGroup[] {
	const { fields, groups } = pageFields(texts);
	page.words(fields);
	return groups;
}
