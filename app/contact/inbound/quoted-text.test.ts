import { expect, test } from "vitest";
import { withoutQuoted } from "./quoted-text.ts";

const QUOTED = "> Come at ten.\n>\n> Maren";

test.each([
	["Gmail", `Yes.\n\nOn Fri, Nov 27, 2026 at 3:04 PM Maren <m@example.com> wrote:\n\n${QUOTED}\n`],
	[
		"Gmail, in two lines",
		`Yes.\n\nOn Fri, Nov 27, 2026 at 3:04 PM Maren <\nm@example.com> wrote:\n\n${QUOTED}`,
	],
	[
		"Apple Mail",
		`Yes.\n\n> On Nov 27, 2026, at 3:04 PM, Maren <m@example.com> wrote:\n> \n${QUOTED}`,
	],
	[
		"Outlook",
		"Yes.\n\n________________________________\nFrom: Maren <m@example.com>\nSent: Friday\n\nCome at ten.",
	],
	[
		"Outlook on a Mac",
		"Yes.\n\nFrom: Maren <m@example.com>\nDate: Friday\nTo: Dana\n\nCome at ten.",
	],
	[
		"an old Outlook",
		"Yes.\n\n-----Original Message-----\nFrom: Maren\n\nCome at ten.\n\n> May we come?\n\nDana",
	],
])("what %s quotes is left out", (_, text) => {
	expect(withoutQuoted(text)).toBe("Yes.");
});

test.each([
	[
		"an answer between quoted lines",
		`On Friday Maren <m@example.com> wrote:\n> At ten?\n\nYes.\n\n> Fig?\n\nYes.`,
	],
	["an answer below quoted lines", `On Friday Maren <m@example.com> wrote:\n${QUOTED}\n\nYes.`],
	["nothing but a quoted email", `On Friday Maren <m@example.com> wrote:\n${QUOTED}`],
	["a signature", "Yes.\n\n--\nDana\n(828) 555-0177"],
	["sentences that only look like it", "On Friday we wrote:\nno.\nFrom: us\nTo: you"],
])("%s stays", (_, text) => {
	expect(withoutQuoted(text)).toBe(text);
});

test.each(["\n", " \n", "On \n", "> ", "On a ", "From: \n", "-", "_"])(
	"a long text full of %j is read in no time",
	(sign) => {
		const before = process.threadCpuUsage();
		withoutQuoted(sign.repeat(100_000));
		// Microseconds of the processor, however busy it is; what begins anew in each line takes minutes.
		expect(process.threadCpuUsage(before).user).toBeLessThan(10_000_000);
	},
);
