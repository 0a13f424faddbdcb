import { expect, test } from "vitest";
import { nextStepSchema } from "~/families/schema.ts";
import { familyForm } from "./family-forms.ts";

const problemOf = (nextStepOn?: string) => {
	const { error } = nextStepSchema.safeParse({ nextStep: "Call about crates", nextStepOn });
	return error?.issues.map(({ message }) => message);
};

test.each(["0026-11-28", "1926-11-28", "9999-12-31"])(
	"a next step on %s is refused, because its year can’t be right",
	(day) => {
		expect(problemOf(day)).toEqual(["Please check the year."]);
		const step = { intent: "step", nextStep: "Call about crates", day };
		expect(familyForm.safeParse(step).success).toBe(false);
		expect(familyForm.safeParse({ intent: "postpone", day }).success).toBe(false);
	},
);

test("a next step may have a day of this or the next years, or none", () => {
	for (const day of [undefined, "2026-11-28", "2028-02-29"]) expect(problemOf(day)).toBeUndefined();
	expect(problemOf("2026-02-30")).toEqual(["Please choose a day, such as 2026-11-28."]);
});
