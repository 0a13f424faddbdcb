/** Finds what somebody wrote in an answer, above the email that their mail program quotes. Pure functions. */

/** A line of the quoted email itself. */
const QUOTED = /^\s*>/;
/** "On Fri, Nov 27, 2026 at 3:04 PM Maren Hale <maren@…> wrote:", of Gmail, Apple Mail, Thunderbird and others. */
const ON = /^\s*>?\s*On\s/;
const WROTE = /^\s*>?\s*On\s.{6,}\swrote:\s*$/;
/** "-----Original Message-----" of Outlook, and the line in its place. */
const ORIGINAL = /^\s*(?:-{2,}\s*original message\s*-{2,}|_{20,})\s*$/i;
/** The head of the quoted email in Outlook: "From:", and "Sent:" or "Date:" below it. */
const FROM = /^\s*\*?From:\*?\s/;
const SENT = /^\s*\*?(?:Sent|Date):\*?\s/;

/** A line that is drawn, or empty. */
const DRAWN = /^[-_\s]*$/;

/** The most lines over which a mail program breaks "On … wrote:" or Outlook's head, with empty ones between. */
const HEAD_LINES = 3;
/** The most characters that are compared of these. */
const WROTE_MAX = 500;

const isOutlook = (lines: readonly string[], index: number) =>
	ORIGINAL.test(lines[index] ?? "") ||
	(FROM.test(lines[index] ?? "") &&
		lines.slice(index + 1, index + HEAD_LINES).some((line) => SENT.test(line)));

function isWrote(lines: readonly string[], index: number): boolean {
	if (!ON.test(lines[index] ?? "")) return false;
	const upTo = Array.from({ length: HEAD_LINES }, (_, more) => index + more + 1);
	return upTo.some((end) => WROTE.test(lines.slice(index, end).join(" ").slice(0, WROTE_MAX)));
}

/** Whether somebody wrote below quoted lines, or between them. */
function isBelow(lines: readonly string[]): boolean {
	const first = lines.findIndex((line) => QUOTED.test(line));
	return first >= 0 && lines.slice(first).some((line) => line.trim() !== "" && !QUOTED.test(line));
}

/**
 * What somebody wrote above the quoted email. An answer between its lines, or below them, is kept in full, and
 * so is a text of which nothing would be left.
 */
export function withoutQuoted(text: string): string {
	const lines = text.split("\n");
	const start = lines.findIndex((_, index) => isOutlook(lines, index) || isWrote(lines, index));
	const isCut = start >= 0 && (isOutlook(lines, start) || !isBelow(lines.slice(start)));
	const last = lines.findLastIndex((line, index) => index < start && !DRAWN.test(line));
	return isCut && last >= 0
		? lines
				.slice(0, last + 1)
				.join("\n")
				.trim()
		: text.trim();
}
