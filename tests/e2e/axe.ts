/** Scans a page for violations of accessibility rules with axe. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

/** Where its script puts it in a scanned page. */
declare const axe: typeof import("axe-core");

/** The minified script is half as long as the readable one, and each scanned document has to parse it. */
const source = readFileSync(
	join(import.meta.dirname, "../../node_modules", "axe-core/axe.min.js"),
	"utf8",
);

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Scan {
	/** The selector of the only part to scan. A page in a frame is never scanned with the page around it. */
	within?: string;
	/** The only rule to apply. */
	rule?: string;
	/** Rules that aren't applied. */
	without?: readonly string[];
}

/**
 * Returns the violations in a page, each with the selector of its element. Axe is called directly, because
 * its package for Playwright loads it again for each scan and copies it into frames that aren't scanned.
 */
export async function violationsIn(page: Page, { within, rule, without = [] }: Scan) {
	if (await page.evaluate(() => !("axe" in globalThis))) await page.evaluate(source);
	const context = { exclude: ["iframe"], ...(within && { include: [within] }) };
	const options: RunOptions = {
		runOnly: rule ? [rule] : tags,
		rules: Object.fromEntries(without.map((one) => [one, { enabled: false }])),
		// Passed rules are only counted, without a description of each element.
		resultTypes: ["violations"],
		// The style sheets aren't parsed for it, because no applied rule reads them.
		preload: { assets: ["media"] },
	};
	const violations = await page.evaluate(
		async ([where, how]) => (await axe.run(where, how)).violations,
		[context, options] as const,
	);
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target }) => ({ rule: id, target: target.join(" ") })),
	);
}
