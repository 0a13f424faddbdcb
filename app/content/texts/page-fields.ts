/**
 * The texts of a page that the site has itself. One function declares all of them as fields, each with
 * its name, its label in the admin and the sample's text; from it come both the page's words and its form.
 */
import type { DrawingName } from "~/business/drawings.ts";
import { rowTitle } from "~/forms/rows.ts";

/** What the trainer has written, by the texts' names; the sample stands for what isn't there. */
export type Texts = Readonly<Record<string, string>>;

/** Longest texts of each kind; of a list, all lines together. */
export const textMax = { line: 150, text: 1_500, paragraphs: 6_000, lines: 3_000 } as const;
export type TextKind = keyof typeof textMax;

export interface TextField {
	name: string;
	/** Says where the text stands. */
	label: string;
	kind: TextKind;
	/** What the sample says; of a list, as it is typed. */
	sample: string;
}

/** Texts that are repeated, such as questions and their answers. */
export interface TextItem {
	name: string;
	label: string;
	fields: TextField[];
	/** An item of the sample can be left out; one that isn't, is there as soon as it says something. */
	isOfSample: boolean;
	canBeLeftOut: boolean;
}

export interface PictureSlot {
	name: string;
	label: string;
	/** What the sample shows, where that is a drawing of the catalog. */
	sample?: DrawingName;
}

/** A part of the form, with the heading it has there. */
export interface TextGroup {
	title: string;
	fields: TextField[];
	items: TextItem[];
	pictures: PictureSlot[];
}

/** Names the control that leaves an item out. */
export const outName = (item: string) => `${item}-out`;

const separators = { paragraphs: /\n\s*\n/, lines: /\n/ } as const;
const joints = { paragraphs: "\n\n", lines: "\n" } as const;

/** The paragraphs or lines of a text that was typed as one. */
const split = (text: string, kind: keyof typeof separators) =>
	text
		.split(separators[kind])
		.map((part) => part.trim())
		.filter(Boolean);

interface ItemsOptions {
	/** How many more there can be than the sample has. */
	more?: number;
	/** Whether those of the sample can be left out; not where the page counts on them. */
	fixed?: boolean;
}

/** Declares the texts of a page one by one; each field returns what the page says there. */
export interface PageFields {
	/** What follows stands in the form under this heading. */
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

/** Fields that return what `texts` say, and the form's groups, which are filled in as fields are declared. */
function pageFields(texts: Texts): { fields: PageFields; groups: TextGroup[] } {
	const groups: TextGroup[] = [];
	const current = (): TextGroup => {
		const last = groups.at(-1);
		if (last) return last;
		const first = { title: "", fields: [], items: [], pictures: [] };
		groups.push(first);
		return first;
	};

	/** `within` prefixes names; `declared` is the list that the fields are added to. */
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
	/** Names its document. */
	key: string;
	/** What the admin calls it. */
	label: string;
	/** Where visitors read it. */
	path: string;
	words: (fields: PageFields) => Words;
}

/** What a page says. */
export const wordsOf = <Words>(page: TextPage<Words>, texts: Texts): Words =>
	page.words(pageFields(texts).fields);

/** The form of a page's texts. */
export function groupsOf(page: TextPage<unknown>, texts: Texts = {}): TextGroup[] {
	const { fields, groups } = pageFields(texts);
	page.words(fields);
	return groups;
}
