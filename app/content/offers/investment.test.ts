import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { shareDefaults } from "~/business/investment.ts";
import { investmentDocument } from "./investment.ts";
import { investmentAnswers, investmentFormSchema, writtenShares } from "./investment-form.ts";

/** The result of submitting the form with the sample's shares, except for `changes`. */
function sent(changes: Record<string, string> = {}) {
	const form = new FormData();
	const answers = { ...investmentAnswers(shareDefaults), ...changes };
	for (const [name, answer] of Object.entries(answers)) form.set(name, answer);
	const submission = parseWithZod(form, { schema: investmentFormSchema });
	return {
		error: submission.reply().error ?? {},
		value: submission.status === "success" ? submission.value : undefined,
	};
}

describe("the form of the investment's shares", () => {
	test("stores the shares that it was rendered from", () => {
		expect(sent().value).toEqual(shareDefaults);
		expect(investmentDocument.schema.parse(sent().value)).toEqual(shareDefaults);
	});

	test("accepts another part, and leaves out empty lines", () => {
		const { value } = sent({ percent0: "30 %", part4: "A crate", percent4: "5", part7: " " });
		expect(value?.breakdown).toEqual([
			{ part: "Puppy", percent: 30 },
			...shareDefaults.breakdown.slice(1),
			{ part: "A crate", percent: 5 },
		]);
	});

	test("must add up to 100%, and says at the last share how much is missing or too much", () => {
		expect(sent({ percent1: "40" }).error).toEqual({
			percent3: ["The shares add up to 95%, but they must add up to 100%: 5% is missing."],
		});
		expect(sent({ percent1: "52" }).error).toEqual({
			percent3: ["The shares add up to 107%, but they must add up to 100%: that is 7% too much."],
		});
	});

	test.each([
		["a share without a name", { part0: "" }, "part0", "Please name this part"],
		["a name without a share", { percent0: "" }, "percent0", "Please write its share"],
		["words", { percent0: "a third" }, "percent0", "whole number"],
		["a fraction", { percent0: "34.5" }, "percent0", "whole number"],
		["nothing", { percent0: "0" }, "percent0", "above zero"],
		["far too much", { comparative: "1800" }, "comparative", "more than 500%"],
		["the same name twice", { part1: "Puppy" }, "part1", "already"],
		["a very long name", { part0: "x".repeat(61) }, "part0", "60 characters"],
		["no share of a puppy", { puppy: "" }, "puppy", "Please write a share"],
		["nothing saved", { puppy: "20" }, "training", "saves nothing"],
		["less value than cost", { comparative: "120" }, "comparative", "140%"],
	])("refuses %s", (_, changes, name, words) => {
		const { error, value } = sent(changes);
		expect(value).toBeUndefined();
		expect(error[name]?.[0]).toContain(words);
	});

	test("counts the shares that are valid so far while it is being filled in", () => {
		const written = writtenShares({
			...investmentAnswers(shareDefaults),
			percent0: "3x",
			part1: "",
		});
		expect(written.breakdown.map(({ percent }) => percent)).toEqual([45, 12, 8]);
		expect(writtenShares(investmentAnswers(shareDefaults))).toEqual(shareDefaults);
	});
});

test("stored shares that don't add up to 100% are rejected", () => {
	const half = { ...shareDefaults, breakdown: [{ part: "Puppy", percent: 50 }] };
	expect(investmentDocument.schema.safeParse(half).success).toBe(false);
});
