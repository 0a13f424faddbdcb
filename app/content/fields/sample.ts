/** Tells the sample's texts and pictures from those that the trainer wrote or chose. */
import { type Field, type Fields, sampleOf } from "./field.ts";
import { givenIn } from "./form.ts";

/** The values that differ from the sample's, by name; undefined if none does, so that pages carry none. */
export function changedFrom<Value>(
	sample: Readonly<Record<string, Value>>,
	values: Readonly<Record<string, Value>>,
): Record<string, Value> | undefined {
	const changed = Object.entries(values).filter(([name, value]) => value !== sample[name]);
	return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** Numbers, choices and the targets of links are neither texts nor pictures. */
const isTextOrPicture = ({ control, source }: Field) =>
	["line", "text", "lines", "picture"].includes(control) && !source;

/**
 * How many of the texts and pictures that a page shows are still the sample's, of how many: an empty text isn't there,
 * and a picture that isn't chosen is the sample's drawing.
 */
export function countSample(fields: Fields, values: unknown) {
	const textsIn = (all: unknown) =>
		givenIn(fields, all).flatMap(({ path, field, value }) => {
			const text = value === undefined ? "" : field.toText(value);
			const isShown = text !== "" || field.control === "picture";
			return isTextOrPicture(field) && isShown ? [{ path, text }] : [];
		});
	const samples = new Map(textsIn(sampleOf(fields)).map(({ path, text }) => [path, text]));
	const shown = textsIn(values);
	const same = shown.filter(({ path, text }) => samples.get(path) === text);
	return { same: same.length, all: shown.length };
}

/** "17 of 22 texts and pictures are still the sample’s"; undefined if none is. */
export const sampleInWords = ({ same, all }: ReturnType<typeof countSample>): string | undefined =>
	same === 0
		? undefined
		: `${same} of ${all} texts and pictures ${same === 1 ? "is" : "are"} still the sample’s`;
