/** The form for a page's texts: its initial values, its validation, and what is stored. */
import { z } from "zod";
import { pictureAnswer, pictureText } from "../picture.ts";
import { optionalLine, optionalText } from "../written.ts";
import type { WrittenTexts } from "./documents.ts";
import { outName, type TextField, type TextGroup, type TextKind, textMax } from "./page-fields.ts";
import { withPlaceholders } from "./placeholders.ts";

/** The most bytes of a form: every answer at its limit in the longest encoding. */
export const TEXTS_MAX_BYTES = 512 * 1024;

export const pictureName = (slot: string) => `picture-${slot}`;

/** The controls of a page's form. */
export interface TextControls {
	texts: { name: string; kind: TextKind }[];
	/** Checkboxes that leave an item out. */
	outs: string[];
	pictures: string[];
}

const fieldsOf = (groups: readonly TextGroup[]): TextField[] =>
	groups.flatMap(({ fields, items }) => [...fields, ...items.flatMap((item) => item.fields)]);

export function controlsOf(groups: readonly TextGroup[]): TextControls {
	return {
		texts: fieldsOf(groups).map(({ name, kind }) => ({ name, kind })),
		outs: groups.flatMap(({ items }) =>
			items.filter(({ canBeLeftOut }) => canBeLeftOut).map(({ name }) => outName(name)),
		),
		pictures: groups.flatMap(({ pictures }) => pictures.map(({ name }) => pictureName(name))),
	};
}

/** The label of each control, including its group and item. */
export const labelsOf = (groups: readonly TextGroup[]): Record<string, string> =>
	Object.fromEntries(
		groups.flatMap(({ title, fields, items, pictures }) => [
			...fields.map(({ name, label }) => [name, `${title}: ${label}`] as const),
			...items.flatMap((item) => [
				...item.fields.map(
					({ name, label }) => [name, `${title}: ${item.label}: ${label}`] as const,
				),
				...(item.canBeLeftOut ? [[outName(item.name), `${title}: ${item.label}`] as const] : []),
			]),
			...pictures.map(({ name, label }) => [pictureName(name), `${title}: ${label}`] as const),
		]),
	);

/** The names of all controls. */
export const controlNames = ({ texts, outs, pictures }: TextControls): string[] => [
	...texts.map(({ name }) => name),
	...outs,
	...pictures,
];

const answerTo = (kind: TextKind) =>
	kind === "line" ? optionalLine(textMax.line) : optionalText(textMax[kind]);

/** Validates a picture control but keeps its text, from which `writtenIn` reads the picture. */
const pictureControl = z
	.string()
	.optional()
	.refine((text) => pictureAnswer.safeParse(text).success, "Please choose one of the pictures.");

/** Validates a page's form. */
export function textsSchema({ texts, outs, pictures }: TextControls) {
	return z.object({
		...Object.fromEntries(texts.map(({ name, kind }) => [name, answerTo(kind)])),
		...Object.fromEntries(outs.map((name) => [name, z.string().optional()])),
		...Object.fromEntries(pictures.map((name) => [name, pictureControl])),
	});
}

const answersSchema = z.record(z.string(), z.unknown());

/** The answers of a form that differ from the sample. */
export function writtenIn(groups: readonly TextGroup[], form: unknown): WrittenTexts {
	const answers = answersSchema.parse(form);
	const texts: Record<string, string> = {};
	for (const { name, sample } of fieldsOf(groups)) {
		const answer = answers[name];
		const isOwn = answer !== withPlaceholders(sample) && answer !== sample;
		if (typeof answer === "string" && answer && isOwn) texts[name] = answer;
	}
	for (const name of controlsOf(groups).outs) if (answers[name]) texts[name] = "on";
	const pictures: Record<string, WrittenTexts["pictures"][string]> = {};
	for (const { name, sample } of groups.flatMap((group) => group.pictures)) {
		const picture = pictureAnswer.safeParse(answers[pictureName(name)]).data;
		const isSample = picture && "drawing" in picture && picture.drawing === sample;
		if (picture && !isSample) pictures[name] = picture;
	}
	return { texts, pictures };
}

/** The initial values of the form's controls. */
export function answersOf(
	groups: readonly TextGroup[],
	{ texts, pictures }: WrittenTexts,
): Record<string, string> {
	const slots = groups.flatMap((group) => group.pictures);
	return {
		...Object.fromEntries(
			fieldsOf(groups).map(({ name, sample }) => [name, texts[name] ?? withPlaceholders(sample)]),
		),
		...Object.fromEntries(
			controlsOf(groups).outs.flatMap((name) => (texts[name] ? [[name, "on"]] : [])),
		),
		...Object.fromEntries(
			slots.map(({ name }) => [pictureName(name), pictureText(pictures[name])]),
		),
	};
}
