/** Writes rows as CSV (RFC 4180) that spreadsheet programs open without running any formula. */

import { isPhone } from "~/platform/phone-number.server.ts";

/** Tells spreadsheet programs that the text is UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

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
