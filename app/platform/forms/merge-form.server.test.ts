import { describe, expect, test } from "vitest";
import { z } from "zod";
import { BASE, CONFLICTS, choiceName, readConflicts, THEIRS } from "./edit-conflict.ts";
import { EditRefused, mergeForm } from "./merge-form.server.ts";

const base = { name: "Dana", phone: "1", note: "One\nTwo" };
const schema = z
	.object({ name: z.string(), phone: z.string().optional(), note: z.string().optional() })
	.refine(({ phone, note }) => phone !== note, "The note says more than the phone number");
const labels = { name: "Name", phone: "Phone", note: "Note" };

type Values = Record<string, string>;

/** Sends a form that was rendered from `base`, unless it says otherwise. */
function send(
	values: Values,
	stored: Values,
	normalized?: (name: string, value: string) => string,
) {
	const form = new FormData();
	for (const [name, value] of Object.entries({ [BASE]: JSON.stringify(base), ...values })) {
		form.set(name, value);
	}
	return mergeForm({ form }, { schema, labels, ...(normalized && { normalized }) })(stored);
}

/** What the form shows when it comes back. */
function refusalOf(values: Values, stored: Values) {
	try {
		send(values, stored);
	} catch (error) {
		if (!(error instanceof EditRefused)) throw error;
		const { data, init } = error.response;
		const shown: Values = z.record(z.string(), z.string()).parse(data.result.initialValue);
		return { status: init?.status, shown, conflicts: readConflicts(shown[CONFLICTS]) };
	}
	throw new Error("It was stored");
}

const digits = (_: string, text: string) => text.replace(/\D/g, "");

test.each([
	{
		what: "different fields",
		stored: { ...base, phone: "2" },
		submitted: { ...base, name: "Dana W.", note: "One\r\nTwo" },
		merged: { ...base, name: "Dana W.", phone: "2" },
	},
	{
		what: "the same field, in the same way",
		stored: { ...base, name: "Dana W." },
		submitted: { ...base, name: "Dana W.", phone: "2" },
		merged: { ...base, name: "Dana W.", phone: "2" },
	},
	{
		what: "a field that one of them emptied",
		stored: base,
		submitted: { name: "Dana", phone: "1" },
		merged: { name: "Dana", phone: "1" },
	},
])("two people changed $what", ({ stored, submitted, merged }) => {
	expect(send(submitted, stored)).toEqual(merged);
});

test("a value that is only written differently is not a change", () => {
	const stored = { ...base, phone: "(2)" };
	expect(send({ ...base, phone: "+1" }, stored, digits)).toMatchObject({ phone: "(2)" });
	expect(() => send({ ...base, phone: "3" }, stored, digits)).toThrow(EditRefused);
});

describe("a field that both changed in different ways", () => {
	const stored = { ...base, name: "Dana Whitfield", phone: "2" };
	const mine = { ...base, name: "Dana W.", note: "Mine" };

	test("is shown with both versions, in the form with everything else that was merged", () => {
		const { status, shown, conflicts } = refusalOf(mine, stored);
		expect(status).toBe(409);
		expect(conflicts).toEqual([
			{ path: "name", label: "Name", theirs: "Dana Whitfield", mine: "Dana W." },
		]);
		expect(shown).toMatchObject({ name: "Dana W.", phone: "2", note: "Mine" });
	});

	test.each([
		{ choice: "mine", name: "Dana W." },
		{ choice: THEIRS, name: "Dana Whitfield" },
	])("is stored as chosen when the form is sent again: $choice", ({ choice, name }) => {
		const { shown } = refusalOf(mine, stored);
		const again = { ...shown, [choiceName(0)]: choice };
		expect(send(again, stored)).toEqual({ ...stored, name, note: "Mine" });
		// A page that still shows the other fields as they were doesn't undo what somebody else changed in them.
		expect(send({ ...again, ...mine }, stored)).toEqual({ ...stored, name, note: "Mine" });
	});

	test("is asked about again if it changed once more", () => {
		const { shown } = refusalOf(mine, stored);
		const third = { ...stored, name: "D. Whitfield" };
		const { conflicts } = refusalOf(shown, third);
		expect(conflicts).toMatchObject([{ theirs: "D. Whitfield", mine: "Dana W." }]);
		expect(send({ ...shown, [choiceName(0)]: THEIRS }, third)).toMatchObject({
			name: "D. Whitfield",
		});
	});
});

test("two valid versions that are invalid together are asked about, and either can be kept", () => {
	const stored = { ...base, phone: "One" };
	const mine = { ...base, note: "One" };
	const { shown, conflicts } = refusalOf(mine, stored);
	expect(conflicts).toEqual([{ path: "phone", label: "Phone", theirs: "One", mine: "1" }]);
	expect(send(shown, stored)).toEqual(mine);
	const theirs = refusalOf({ ...shown, [choiceName(0)]: THEIRS }, stored);
	expect(theirs.status).toBe(400);
});

test("a draft that was kept without a base asks about everything that differs", () => {
	const { conflicts } = refusalOf({ ...base, name: "Lee", [BASE]: "" }, base);
	expect(conflicts).toMatchObject([{ path: "name", theirs: "Dana", mine: "Lee" }]);
});
