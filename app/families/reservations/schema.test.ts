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

	test("takes what is planned, and what came with its method", () => {
		expect(read({ dueOn: "2026-12-01" }).data).toMatchObject({
			amount: 500_00,
			dueOn: "2026-12-01",
			receivedOn: null,
			method: null,
			note: "",
		});
		expect(read({ receivedOn: "2026-11-20", method: "check", note: "No. 1044" }).success).toBe(
			true,
		);
	});

	test("asks at the field for what is not clear or missing", () => {
		expect(problems(read({ amount: "five hundred" }))).toEqual({
			amount: expect.stringMatching(/^Amount: please write only the amount/),
		});
		expect(problems(read({ receivedOn: "2026-11-20" }))).toEqual({
			method: "Method: please choose how it came.",
		});
		expect(problems(read({ method: "cash" }))).toHaveProperty("receivedOn");
		expect(problems(read({ receivedOn: daysBefore(today(), -1), method: "cash" }))).toEqual({
			receivedOn: expect.stringMatching(/still to come/),
		});
		expect(problems(read({ dueOn: "1926-12-01" }))).toEqual({
			dueOn: "Due on: please check the year.",
		});
		expect(problems(read({ method: "4111 1111 1111 1111" }))).toHaveProperty("method");
	});

	test("never takes the number of a card", () => {
		expect(problems(read({ note: "card 4111 1111 1111 1111" }))).toEqual({
			note: expect.stringMatching(/^Note: this looks like the number of a card/),
		});
	});
});

describe("the form by which a puppy is reserved", () => {
	const read = (given: Record<string, unknown>) =>
		newReservationFormSchema.safeParse({ puppyId: "7", ...given });

	test("needs the puppy only", () => {
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

	test("takes no deposit above the price, nor a day without an amount", () => {
		expect(problems(read({ price: "500", deposit: "6500" }))).toHaveProperty("deposit");
		expect(problems(read({ depositDueOn: "2026-12-01" }))).toHaveProperty("deposit");
	});
});
