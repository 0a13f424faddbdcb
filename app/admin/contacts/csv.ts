/** Rows as CSV (RFC 4180) that spreadsheet programs open without running anything in it. */

/** Tells such programs that the text is UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

/**
 * What a spreadsheet takes for the beginning of a formula, also behind spaces and characters out
 * of sight, and in the full width in which East Asian keyboards write it.
 */
const formula = /^[\s\p{Z}\p{Cf}]*[=+\-@＝＋－＠−]|^[\t\r\n]/u;

/** One cell: always quoted, and as text where it could be a formula. */
function cell(value: string): string {
	const text = formula.test(value) ? `'${value}` : value;
	return `"${text.replaceAll('"', '""')}"`;
}

/** One line, with its end. */
export const csvLine = (values: readonly string[]) => `${values.map(cell).join(",")}\r\n`;
