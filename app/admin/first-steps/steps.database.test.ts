import { beforeEach, expect, test } from "vitest";
import { changeDraft } from "~/content/changes.server.ts";
import { businessDocument } from "~/content/documents/business.ts";
import { database } from "~/platform/database/database.server.ts";
import { derivedColumns } from "~/puppies/derived-columns.ts";
import { puppies } from "../../../prisma/sample/puppies.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { addPuppy } from "../../../tests/support/puppy.ts";
import { removeSamples } from "../samples/samples.server.ts";
import { areStepsHidden, firstSteps, setStepsHidden, stepsForToday } from "./steps.server.ts";

const actor = { who: "maren", via: "admin" } as const;

const done = async () =>
	(await firstSteps()).steps.filter(({ isDone }) => isDone).map(({ title }) => title);

beforeEach(async () => {
	await freshDatabase();
	const [sample] = puppies;
	if (sample) await database.puppy.create({ data: { ...sample, ...derivedColumns(sample) } });
});

test("on a new site, no step is done", async () => {
	expect(await done()).toEqual([]);
	expect((await stepsForToday()).samples).toBeGreaterThan(0);
});

test("each step is done once the data shows it", async () => {
	await changeDraft({ document: businessDocument, actor }, (value) => ({
		...value,
		names: { ...value.names, brand: "Otis", trainer: "Ana" },
		contact: { ...value.contact, phone: "828 555 0100" },
	}));
	expect(await done()).toEqual(["Your name and phone number", "Your hours"]);
	await database.contentDocument.create({
		data: { key: "site", published: '{"portrait":{"picture":{"photo":3}}}' },
	});
	expect(await done()).toContain("Your portrait");
	await database.contentDocument.create({
		data: { key: "people", published: '{"trainer":{"credentials":{"license":""}}}' },
	});
	expect(await done()).toContain("Your training, license and insurance");
	await addPuppy({ name: "Her own", profilePath: "her-own" });
	expect(await done()).toContain("Your first puppy");
	await removeSamples(actor);
	expect(await done()).toContain("Remove the sample content");
	expect((await stepsForToday()).steps).toHaveLength(8);
});

test("the list can be put away and shown again; the reminder of the sample stays", async () => {
	await setStepsHidden(true, actor);
	expect(await areStepsHidden()).toBe(true);
	expect(await stepsForToday()).toMatchObject({ steps: [] });
	expect((await stepsForToday()).samples).toBeGreaterThan(0);
	await setStepsHidden(false, actor);
	expect((await stepsForToday()).steps).toHaveLength(8);
});
