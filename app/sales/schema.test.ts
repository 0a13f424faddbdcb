import { describe, expect, test } from "vitest";
import { daysBefore } from "~/business/days.ts";
import { today } from "~/business/moments.ts";
import { newReservationFormSchema, paymentFormSchema } from "./schema.ts";

const problems = (result: {
	success: boolean;
	error?: { issues: { path: PropertyKey[]; message: string }[] };
}) =>
	Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path[0], message]));

describe("a payment's form", () => {
	const read = (given: Record<string, unknown>) =>
		paymentFormSchema.safeParse({ kind: "deposit", amount: "$500", ...given });

	test("accepts planned payments, and received ones with their method", () => {
		expect(read({ dueOn: "2026-12-01" }).data).toMatchObject({
			amount: 500_00,
			dueOn: "2026-12-01",
			receivedOn: null,
			method: "",
			note: "",
		});
		expect(read({ receivedOn: "2026-11-20", method: "check", note: "No. 1044" }).success).toBe(
			true,
		);
	});

	test("reports unclear or missing values at their field", () => {
		expect(problems(read({ amount: "five hundred" }))).toEqual({
			amount: expect.stringMatching(/^Amount: please write only the amount/),
		});
		expect(problems(read({ receivedOn: "2026-11-20" }))).toEqual({
			method:
				"Method: please choose how it was paid, or clear “Received on” if it hasn’t been paid yet.",
		});
		expect(problems(read({ method: "cash" }))).toHaveProperty("receivedOn");
		expect(problems(read({ receivedOn: daysBefore(today(), -1), method: "cash" }))).toEqual({
			receivedOn: expect.stringMatching(/is in the future/),
		});
		expect(problems(read({ dueOn: "1926-12-01" }))).toEqual({
			dueOn: "Due on: please check the year.",
		});
		for (const dueOn of ["0026-12-01", "9999-12-01"]) {
			expect(problems(read({ dueOn }))).toEqual({ dueOn: "Due on: please check the year." });
		}
		expect(problems(read({ method: "4111 1111 1111 1111" }))).toHaveProperty("method");
	});

	test("never accepts a card number", () => {
		expect(problems(read({ note: "card 4111 1111 1111 1111" }))).toEqual({
			note: expect.stringMatching(/^Note: this looks like a card number/),
		});
	});
});

describe("the form for reserving a puppy", () => {
	const read = (given: Record<string, unknown>) =>
		newReservationFormSchema.safeParse({ puppyId: "7", ...given });

	test("requires only the puppy", () => {
		expect(read({}).data).toEqual({
			puppyId: 7,
			familyId: null,
			until: null,
			goHomeOn: null,
			price: null,
			deposit: null,
			depositDueOn: null,
		});
		expect(problems(read({ puppyId: undefined }))).toEqual({
			puppyId: "Puppy: please choose one.",
		});
	});

	test("refuses a deposit above the price, and a due date without an amount", () => {
		expect(problems(read({ price: "500", deposit: "6500" }))).toHaveProperty("deposit");
		expect(problems(read({ depositDueOn: "2026-12-01" }))).toHaveProperty("deposit");
	});
});
