import { beforeEach, describe, expect, test } from "vitest";
import { changeDraft } from "~/content/changes.server.ts";
import type { ContentDocument } from "~/content/document.ts";
import { applyDeployed, businessDocument } from "~/content/documents/business.ts";
import { pricesDocument } from "~/content/documents/prices.ts";
import { promisesDocument } from "~/content/documents/promises.ts";
import { siteDocument } from "~/content/documents/site.ts";
import { documentState, publishDraft } from "~/content/drafts.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { derivedColumns } from "~/puppies/derived-columns.ts";
import { puppies } from "../../../prisma/sample/puppies.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { removeSamples } from "../samples/samples.server.ts";
import {
	firstSteps,
	hasSampleLinks,
	noteSaved,
	putStepsAway,
	stepsForToday,
} from "./steps.server.ts";
import { lastStep, stepBeside, stepPath, steps } from "./steps.ts";

const actor = { who: "maren", via: "admin" } as const;

const done = async () =>
	(await firstSteps()).all.filter(({ isDone }) => isDone).map(({ title }) => title);

const stepCalled = (name: string) => {
	const step = steps.find((one) => one.name === name);
	if (!step) throw new Error(`There is no step ${name}`);
	return step;
};

beforeEach(async () => {
	await freshDatabase();
	const [sample] = puppies;
	if (sample) await database.puppy.create({ data: { ...sample, ...derivedColumns(sample) } });
});

test("on a new site, no step is done", async () => {
	expect(await done()).toEqual([]);
	expect((await stepsForToday()).samples).toBeGreaterThan(0);
});

test("each step is done once the data shows it, and the last once visitors see all of it", async () => {
	await changeDraft({ document: businessDocument, actor }, (value) => ({
		...value,
		names: { ...value.names, brand: "Otis" },
	}));
	expect(await done()).toEqual([]);
	await changeDraft({ document: businessDocument, actor }, (value) => ({
		...value,
		names: { ...value.names, trainer: "Ana" },
		contact: { ...value.contact, phone: "828 555 0100" },
	}));
	expect(await done()).toEqual(["Your name", "Your phone number"]);
	await database.contentDocument.create({
		data: { key: "site", published: '{"portrait":{"picture":{"photo":3}}}' },
	});
	expect(await done()).toContain("Your picture");
	await changeDraft({ document: siteDocument, actor }, (value) => ({
		...value,
		logo: { picture: { photo: 4 } },
	}));
	expect(await done()).toContain("Your logo");
	await changeDraft({ document: businessDocument, actor }, (value) => ({
		...value,
		place: { ...value.place, city: "Boone" },
		offer: { breeds: ["Poodle"] },
	}));
	expect(await done()).toEqual(expect.arrayContaining(["Your place and hours", "Your breeds"]));
	await changeDraft({ document: promisesDocument, actor }, (value) => ({
		...value,
		money: { ...value.money, deposit: 300 },
	}));
	await changeDraft({ document: pricesDocument, actor }, (value) => ({
		...value,
		consultation: 55,
	}));
	expect(await done()).toEqual(steps.map(({ title }) => title));
	const publish = async <T>(document: ContentDocument<T>) =>
		publishDraft({ document, revision: (await documentState(document)).revision, actor });
	await publish(siteDocument);
	expect((await stepsForToday()).steps).toHaveLength(9);
	await publish(promisesDocument);
	expect(await done()).toContain(lastStep.title);
	expect((await stepsForToday()).steps).toEqual([]);
	expect((await stepsForToday()).samples).toBeGreaterThan(0);
	await removeSamples(actor);
	expect((await stepsForToday()).samples).toBe(0);
});

test("a name that the deployment sets is hers", async () => {
	applyDeployed({ brand: "Otis", trainer: "Ana" });
	try {
		expect(await done()).toEqual(["Your name"]);
	} finally {
		applyDeployed({});
	}
});

test("the sample’s email address and links are left until each is changed or cleared", async () => {
	const write = (contact: { email?: string; facebook?: string; messenger?: string }) =>
		changeDraft({ document: businessDocument, actor }, (value) => ({
			...value,
			contact: { ...value.contact, instagram: "", ...contact },
		}));
	expect(await hasSampleLinks()).toBe(true);
	await write({ email: "ana@example.com", facebook: "" });
	expect(await hasSampleLinks()).toBe(true);
	await write({ messenger: "" });
	expect(await hasSampleLinks()).toBe(false);
});

describe("the sample’s values, saved as they are,", () => {
	test("are hers where they may fit", async () => {
		await noteSaved(stepCalled("promises"), actor);
		await noteSaved(stepCalled("prices"), actor);
		expect(await done()).toEqual(["Your promises", "Your prices"]);
	});

	test("are not hers where they name somebody else", async () => {
		for (const name of ["name", "phone", "picture", "logo"]) {
			await noteSaved(stepCalled(name), actor);
		}
		expect(await done()).toEqual([]);
	});

	test("stay hers when the steps are put away", async () => {
		await noteSaved(stepCalled("breeds"), actor);
		await putStepsAway(actor);
		expect(await done()).toEqual(["Your breeds"]);
	});
});

test("the steps can be put away; the reminder of the sample stays", async () => {
	await putStepsAway(actor);
	expect((await firstSteps()).isHidden).toBe(true);
	expect(await stepsForToday()).toMatchObject({ steps: [] });
	expect((await stepsForToday()).samples).toBeGreaterThan(0);
});

test("every step leads to the next one and back", () => {
	const names = [...steps.map(({ name }) => name), lastStep.name];
	for (const [index, name] of names.entries()) {
		const [before, after] = [names[index - 1], names[index + 1]];
		expect(stepBeside(name, -1)).toBe(before && stepPath(before));
		expect(stepBeside(name, 1)).toBe(after && stepPath(after));
	}
});
