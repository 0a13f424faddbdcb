/** Writes rows as CSV (RFC 4180) that spreadsheet programs open without running any formula. */

import { streamOf } from "~/platform/http/stream.server.ts";
import { isPhone } from "~/platform/phone-number.server.ts";

/** Tells spreadsheet programs that the text is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Matches what a spreadsheet takes for the beginning of a formula, even after spaces and invisible
 * characters, and in the full-width form that East Asian keyboards type.
 */
const formula = /^[\s\p{Z}\p{Cf}]*[=+\-@＝＋－＠−]|^[\t\r\n]/u;

/** A "+" that begins a phone number, which no formula is made of. */
const international = /^\+[\d\s().-]+(?:(?:ext\.?|x)\s*\d+)?$/i;

const couldBeFormula = (value: string) =>
	formula.test(value) && !(international.test(value) && isPhone(value));

/** One cell: always quoted, and marked as text if it could be a formula. */
function cell(value: string): string {
	const text = couldBeFormula(value) ? `'${value}` : value;
	return `"${text.replaceAll('"', '""')}"`;
}

/** One line, with its line ending. */
export const csvLine = (values: readonly string[]) => `${values.map(cell).join(",")}\r\n`;

export type Columns<Row> = readonly (readonly [title: string, value: (row: Row) => string])[];

/** The bytes of a file. The titles come with the first rows, so that rows that can't be read are noticed before. */
async function* bytesOf<Row>(columns: Columns<Row>, batches: AsyncIterable<readonly Row[]>) {
	const encoder = new TextEncoder();
	let text = BYTE_ORDER_MARK + csvLine(columns.map(([title]) => title));
	for await (const rows of batches) {
		for (const row of rows) text += csvLine(columns.map(([, value]) => value(row)));
		yield encoder.encode(text);
		text = "";
	}
	if (text) yield encoder.encode(text);
}

/**
 * Streams rows as a CSV file, however many there are.
 * @throws what reading the first batch throws; a later failure cuts the file off and is logged.
 */
export async function csvResponse<Row>(
	filename: string,
	columns: Columns<Row>,
	batches: AsyncIterable<readonly Row[]>,
): Promise<Response> {
	return new Response(await streamOf(bytesOf(columns, batches), `${filename} was cut off`), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${filename}"`,
		},
	});
}
