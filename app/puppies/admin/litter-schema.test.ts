import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { puppyValues } from "../../../tests/support/puppy-values.ts";
import { asValues } from "../field-text.ts";
import { fieldNames, fieldOf } from "../fields.ts";
import { LITTER_MAX, litterSchema, puppiesOf, rowControl, sharedNames } from "./litter-schema.ts";

const shared = asValues(puppyValues);

/** The form with the common values of a litter and these names, parsed as the server does. */
function sent(names: readonly string[], values: Record<string, string> = shared) {
	const form = new FormData();
	for (const name of sharedNames) form.set(name, values[name] ?? "");
	for (const [row, name] of names.entries()) form.set(rowControl(row, "name"), name);
	return parseWithZod(form, { schema: litterSchema });
}

test("each puppy gets what all have in common, and is for sale", () => {
	const { payload, ...submission } = sent(["Fig", "Quince"]);
	if (submission.status !== "success") throw new Error(JSON.stringify(payload));
	const puppies = puppiesOf(submission.value);
	const { breed, mother, guarantee, price } = puppyValues;
	expect(puppies).toMatchObject([
		{ name: "Fig", sex: "", breed, mother, guarantee, price },
		{ name: "Quince", sex: "", breed, mother, guarantee, price },
	]);
	for (const own of ["available", "profilePath", "cardHeaderTitle", "wentHomeOn", "saleUpdate"]) {
		expect(puppies[0]).not.toHaveProperty(own);
	}
});

test("everything about parents, health and guarantee is asked once", () => {
	const background = fieldNames.filter((name) => fieldOf(name).form.panel === "background");
	expect(background.length).toBeGreaterThan(3);
	for (const name of background) expect(sharedNames).toContain(name);
});

test("a litter without puppies, with too many, without a name or with a doubtful value is refused", () => {
	const errorOf = (...args: Parameters<typeof sent>) => sent(...args).reply().error;
	expect(errorOf([])).toEqual({ puppies: ["Please add at least one puppy."] });
	const many = Array.from({ length: LITTER_MAX + 1 }, (_, row) => `Puppy ${row}`);
	expect(errorOf(many)).toHaveProperty("puppies");
	expect(errorOf(["Fig", ""])).toHaveProperty(["puppies[1].name"]);
	expect(errorOf(["Fig"], { ...shared, price: "60" })).toHaveProperty("price");
	expect(errorOf(["Fig"], { ...shared, breed: "" })).toHaveProperty("breed");
});
