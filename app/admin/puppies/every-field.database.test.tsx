/** Every field of a puppy has a control, is in the API or deliberately not, and keeps its value. */
import type { ComponentProps } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { puppyShape } from "~/api/shapes.ts";
import { shareDefaults } from "~/business/investment.ts";
import { BASE } from "~/platform/forms/edit-conflict.ts";
import { puppyToEdit } from "~/puppies/admin/queries.server.ts";
import { createDraft, createPuppy } from "~/puppies/create-commands.server.ts";
import { asValues, labelOf, valuesLike } from "~/puppies/field-text.ts";
import { type FieldName, fieldNames, fieldOf, newPuppyDefaults } from "~/puppies/fields.ts";
import { puppyRecord } from "~/puppies/records.server.ts";
import { newPuppyBody, puppyChangesBody } from "~/puppies/schema.ts";
import { savePuppy } from "~/sales/puppy-changes.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { documentOf } from "../../../tests/support/document.ts";
import type { Control } from "../../../tests/support/plain-page.ts";
import { puppyValues } from "../../../tests/support/puppy-values.ts";
import { renderInRoute } from "../../../tests/support/render-in-route.tsx";
import { controlId, expectedForm, namesInForm } from "./form-values.ts";
import { PuppyForm } from "./puppy-form.tsx";
import { readPuppyForm, saveForm } from "./save.server.ts";

const actor = { who: "maren", via: "admin" } as const;
const values = asValues(puppyValues);
const DAY = "2026-11-22";
const isRequired = (name: FieldName) => "required" in fieldOf(name);

/** The complete form as a browser sends it. */
function formOf(values: Record<string, string>) {
	const form = new URLSearchParams();
	for (const name of fieldNames) {
		const isBox = fieldOf(name).kind === "boolean";
		const value = values[name] ?? "";
		if (!isBox || value !== "") form.set(name, value);
	}
	return form;
}

const sent = (body: URLSearchParams) =>
	new Request("http://localhost/admin/puppies/1", { method: "POST", body });

async function save(id: number, form: URLSearchParams) {
	const read = await readPuppyForm(sent(form));
	if (read.response) throw new Error(JSON.stringify(read.response.data.result.error));
	return saveForm(id, read, actor);
}

const puppy: ComponentProps<typeof PuppyForm>["puppy"] = {
	id: 1,
	status: "draft",
	isReserved: false,
	fields: puppyValues,
	photos: { count: 0, withoutAlt: 0, shown: [] },
};

const page = () =>
	documentOf(
		renderInRoute(
			<PuppyForm action="/" day={DAY} puppy={puppy} shares={shareDefaults}>
				{null}
			</PuppyForm>,
		),
	);

const stored = async (id: number) => (await puppyToEdit(id))?.fields;

beforeEach(freshDatabase);

describe.each(fieldNames)("the field %s", (name: FieldName) => {
	const field = fieldOf(name);

	test("has one control in the form, with its label", () => {
		const [control, ...others] = page().querySelectorAll<Control>(`[name="${name}"]`);
		expect(others).toEqual([]);
		expect(control?.labels?.[0]?.textContent).toContain(field.label);
		expect(control?.id).toBe(controlId(name));
		expect(namesInForm.filter((other) => other === name)).toHaveLength(1);
	});

	test("is in the API in both directions", () => {
		const isThere = [puppyShape, newPuppyBody, puppyChangesBody].map(({ shape }) => name in shape);
		expect(isThere).toEqual([true, true, true]);
	});

	test("keeps its test value through the form, the database and the API", async () => {
		const read = await readPuppyForm(sent(formOf(values)));
		if (read.response) throw new Error(JSON.stringify(read.response.data.result.error));
		const { intent: _, owed: __, ...puppy } = read.value;
		const id = await createDraft(puppy, actor);
		expect((await stored(id))?.[name]).toEqual(puppyValues[name]);
		const record = await puppyRecord({ id });
		expect(record && new Map<string, unknown>(Object.entries(record)).get(name)).toEqual(
			puppyValues[name],
		);
		expect(puppyChangesBody.parse(puppyValues)[name]).toEqual(puppyValues[name]);
	});

	test("stays as it is if the form was rendered before there was such a field", async () => {
		const id = await createPuppy(puppyValues, actor);
		const form = formOf({ ...values, guarantee: "Renamed", breeder: "Another" });
		const { [name]: _, ...base } = values;
		form.set(BASE, JSON.stringify(base));
		// No form could ever be sent without a required field.
		if (!isRequired(name)) form.delete(name);
		expect(await save(id, form)).toMatchObject({ saved: { isChanged: true } });
		expect((await stored(id))?.[name]).toEqual(puppyValues[name]);
	});

	test("has a default for a new puppy, is derived from its name, or is required", async () => {
		const required = { name: "Fig", breed: "Poodle" };
		const id = await createPuppy(required, actor);
		const made: Record<string, unknown> = { cardHeaderTitle: "Fig", profilePath: "fig" };
		const expected: Record<string, unknown> = { ...newPuppyDefaults, ...made, ...required };
		expect((await stored(id))?.[name]).toEqual(expected[name]);
	});
});

test("the test values differ from the defaults, so that a field that isn't stored is noticed", () => {
	for (const [name, value] of Object.entries(newPuppyDefaults)) {
		expect(puppyValues, name).not.toHaveProperty(name, value);
	}
});

test("a puppy's form filled in from another one leaves out what is only the other's", () => {
	const own = { name: "", cardHeaderTitle: "", profilePath: "", saleUpdate: "", wentHomeOn: "" };
	expect(valuesLike(puppyValues)).toEqual({ ...values, ...own, available: "on" });
});

test("an emptied control empties its field, and an unchecked box means no", async () => {
	const id = await createPuppy({ ...puppyValues, available: true, wentHomeOn: null }, actor);
	const emptied = fieldNames.filter((name) => !isRequired(name));
	const form = formOf({ name: values.name, breed: values.breed });
	expect(await save(id, form)).toMatchObject({ saved: { isChanged: true } });
	const now = await stored(id);
	for (const name of emptied) {
		const field = fieldOf(name);
		if (name === "cardHeaderTitle" || name === "profilePath") continue;
		const empty = field.kind === "boolean" ? false : field.kind === "number" ? null : "";
		expect(now?.[name] ?? (empty === null ? null : ""), name).toBe(empty);
	}
	expect(now?.cardHeaderTitle).toBe(puppyValues.name);
});

test("a form from before there was a field never conflicts with somebody who changed the field", async () => {
	const id = await createPuppy(puppyValues, actor);
	await savePuppy(id, () => ({ breeder: "Theirs" }), { who: "otto", via: "admin" });
	const form = formOf({ ...values, name: "Renamed" });
	form.delete("breeder");
	form.set(BASE, JSON.stringify({ ...values, breeder: undefined }));
	expect(await save(id, form)).toMatchObject({ saved: { isChanged: true } });
	expect(await stored(id)).toMatchObject({ name: "Renamed", breeder: "Theirs" });
});

test("every name that the form sends is expected by the server", () => {
	const controls = page().querySelectorAll<Control>("input[name], textarea[name], select[name]");
	expect(controls.length).toBeGreaterThan(fieldNames.length);
	for (const { name } of controls) expect(expectedForm.fields).toContain(name);
	expect(fieldNames.map(labelOf)).not.toContain("");
});
