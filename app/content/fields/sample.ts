/** Tells the sample's texts and pictures from those that the trainer wrote or chose. */
import { type Fields, sampleOf } from "./field.ts";
import { fieldsOfRow, isGroup, isList, rowsIn, type Values, valuesIn } from "./form.ts";

export interface SampleCount {
	/** How many texts and pictures are still the sample's. */
	same: number;
	/** How many there are. */
	all: number;
}

const sum = (counts: readonly SampleCount[]): SampleCount => ({
	same: counts.reduce((all, { same }) => all + same, 0),
	all: counts.reduce((sum, { all }) => sum + all, 0),
});

/** Counts what a page shows: an empty text isn't there, and a picture that isn't chosen is the sample's drawing. */
export const countSample = (fields: Fields, values: unknown): SampleCount =>
	countAgainst(fields, valuesIn(values), sampleOf(fields));

function countAgainst(fields: Fields, values: Values, sample: Values): SampleCount {
	return sum(
		Object.entries(fields).map(([name, part]): SampleCount => {
			const [value, other] = [values[name], sample[name]];
			if (isGroup(part)) return countAgainst(part.fields, valuesIn(value), valuesIn(other));
			if (isList(part)) {
				const samples = rowsIn(other);
				const rows = rowsIn(value);
				return sum(
					rows.map((row) =>
						countAgainst(
							fieldsOfRow(part, row),
							row,
							samples.find(({ id }) => id === row.id) ?? {},
						),
					),
				);
			}
			// Numbers, choices and the targets of links are neither texts nor pictures.
			const isCounted = ["line", "text", "lines", "picture"].includes(part.control);
			if (!isCounted || part.source) return { same: 0, all: 0 };
			const text = value === undefined ? "" : part.toText(value);
			const isShown = text !== "" || part.control === "picture";
			const isSame = name in sample && text === part.toText(other);
			return { same: isShown && isSame ? 1 : 0, all: isShown ? 1 : 0 };
		}),
	);
}

/** "17 of 22 texts and pictures are still the sample’s"; undefined if none is. */
export const sampleInWords = ({ same, all }: SampleCount): string | undefined =>
	same === 0
		? undefined
		: `${same} of ${all} texts and pictures ${same === 1 ? "is" : "are"} still the sample’s`;
