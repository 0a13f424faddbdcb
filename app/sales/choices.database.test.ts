import { beforeEach, expect, test } from "vitest";
import { stages } from "~/families/stages.ts";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { CHOICES_MAX, familyChoices } from "./choices.server.ts";

beforeEach(freshDatabase);

test("families at every stage can be chosen, also those that are home or that said not now", async () => {
	await database.family.deleteMany();
	for (const { key, label } of stages) {
		await database.family.create({ data: { name: `Family ${label}`, stage: key } });
	}
	const { families } = await familyChoices("");
	expect(families.map(({ label }) => label).toSorted()).toEqual(
		stages.map(({ label }) => `Family ${label} (${label})`).toSorted(),
	);
});

test("of many families, the latest are offered, and a search finds the others", async () => {
	await database.family.deleteMany();
	const earlier = { updatedAt: new Date("2026-01-01T12:00:00Z") };
	await database.family.create({
		data: { name: "Oldest", stage: "home", searchText: "  oldest", ...earlier },
	});
	await database.family.createMany({
		data: Array.from({ length: CHOICES_MAX }, (_, index) => ({ name: `Family ${index}` })),
	});
	const { families } = await familyChoices("");
	expect(families).toHaveLength(CHOICES_MAX);
	expect(families.map(({ label }) => label)).not.toContain("Oldest (Home)");
	expect((await familyChoices("oldest")).families.map(({ label }) => label)).toEqual([
		"Oldest (Home)",
	]);
});
