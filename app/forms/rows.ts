/** Lists in forms: rows of controls that are numbered and repeated, such as prices. */

/** A value for each part of a row, such as the name of its control. */
type Row<Part extends string = string> = Readonly<Record<Part, string>>;

/** Number of empty rows below those that are filled in. */
const SPARE = 2;

/** The rows that a form shows: those up to the last one that is filled in, and some empty ones. */
export function shownRows<OneRow extends Row>(
	rows: readonly OneRow[],
	answerTo: (name: string) => string | undefined,
	spare = SPARE,
): OneRow[] {
	const last = rows.findLastIndex((row) => Object.values(row).some(answerTo));
	return rows.slice(0, last + 1 + spare);
}

/** The title of a row, such as "Price 1". */
export const rowTitle = (title: string, index: number) => `${title} ${index + 1}`;

/**
 * The labels of the rows' controls for use outside of their rows, such as "Price 1: Name", by the name of
 * the control. A control without a label of its own gets the title of its row.
 */
export function rowLabels<Part extends string>(
	rows: readonly Row<Part>[],
	title: string,
	labels: Partial<Row<NoInfer<Part>>>,
): Record<string, string> {
	const labelOf: Partial<Row> = labels;
	return Object.fromEntries(
		rows.flatMap((row, index) =>
			Object.entries<string>(row).map(([part, name]) => [
				name,
				labelOf[part] ? `${rowTitle(title, index)}: ${labelOf[part]}` : rowTitle(title, index),
			]),
		),
	);
}

/** The entries of a stored list as the values of the controls in its rows, by control name. */
export const rowAnswers = <Part extends string>(
	rows: readonly Row<Part>[],
	stored: readonly Row<NoInfer<Part>>[],
): Record<string, string> =>
	Object.fromEntries(
		stored.flatMap((answers: Partial<Row>, index) =>
			Object.entries<string>(rows[index] ?? {}).map(([part, name]) => [name, answers[part] ?? ""]),
		),
	);
