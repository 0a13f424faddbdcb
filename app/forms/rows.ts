/** Lists in forms: rows of controls that are numbered and repeated, such as prices. */

/** Of each part of a row something, such as the name of its control. */
type Row<Part extends string = string> = Readonly<Record<Part, string>>;

/** Empty rows below those that are filled in. */
const SPARE = 2;

/** The rows that a form shows: those up to the last that is filled in, and some for more. */
export function shownRows<OneRow extends Row>(
	rows: readonly OneRow[],
	answerTo: (name: string) => string | undefined,
	spare = SPARE,
): OneRow[] {
	const last = rows.findLastIndex((row) => Object.values(row).some(answerTo));
	return rows.slice(0, last + 1 + spare);
}

/** What a row is called, such as "Price 1". */
export const rowTitle = (title: string, index: number) => `${title} ${index + 1}`;

/**
 * What each control of the rows is called where it stands without its row, such as "Price 1: Name", by
 * the control's name. One that has no label of its own is called as its row is.
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

/** The same of a list with one control a row, such as "Card 1". */
export const numberedLabels = (names: readonly string[], title: string): Record<string, string> =>
	Object.fromEntries(names.map((name, index) => [name, rowTitle(title, index)]));

/** What is stored of a list as the controls of its rows hold it. */
export const rowAnswers = <Part extends string>(
	rows: readonly Row<Part>[],
	stored: readonly Row<NoInfer<Part>>[],
): Record<string, string> =>
	Object.fromEntries(
		stored.flatMap((answers: Partial<Row>, index) =>
			Object.entries<string>(rows[index] ?? {}).map(([part, name]) => [name, answers[part] ?? ""]),
		),
	);
