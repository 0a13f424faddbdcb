/** Prints the measurements of a long test and, on request, saves them in docs/reliability.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem, type } from "node:os";

const FILE = "docs/reliability.md";

const machine = () =>
	`${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()}, Node ${process.version}`;

/**
 * Prints the figures of the test `name`. With RECORD=1 they also replace the ones between that
 * test's marks in the document.
 */
export function report(name: string, figures: Record<string, string | number>) {
	const lines = Object.entries(figures).map(([what, figure]) => `- ${what}: ${figure}`);
	console.log([`Figures of ${name}:`, ...lines].join("\n"));
	if (process.env.RECORD !== "1") return;
	const text = readFileSync(FILE, "utf8");
	const marks = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- end of ${name} -->)`);
	if (!marks.test(text)) throw new Error(`${FILE} has no place for ${name}`);
	const day = new Date().toISOString().slice(0, 10);
	const body = [`${day}, ${machine()}`, "", ...lines, ""].join("\n");
	writeFileSync(
		FILE,
		text.replace(marks, (_, start, end) => `${start}${body}${end}`),
	);
}
