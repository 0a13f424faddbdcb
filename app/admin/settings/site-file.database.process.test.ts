import { beforeEach, describe, expect, test, vi } from "vitest";
import { changeDraft } from "~/content/changes.server.ts";
import { declared } from "~/content/declared.ts";
import { businessDocument } from "~/content/documents/business.ts";
import { documentState, publishDraft, saveDraft } from "~/content/drafts.server.ts";
import { picture } from "~/content/fields/field.ts";
import { line } from "~/content/fields/texts.ts";
import { contentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { beforeWriting } from "../../../tests/support/broken-database.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { allRows } from "../../../tests/support/rows.ts";
import { exportedTexts } from "./export-file.server.ts";
import { changesBy, importFile, importState, type SentFile } from "./import-file.server.ts";
import {
	type ImportableFile,
	type LibraryPhoto,
	parseSiteFile,
	readSiteFile,
} from "./site-file.ts";

const documentNamed = (key: string) =>
	declared({
		key,
		label: key,
		path: "/",
		fields: { words: line("Words", `The sample’s ${key}`), picture: picture("Picture") },
	});
const { greeting, farewell } = vi.hoisted(() => ({ greeting: "greeting", farewell: "farewell" }));
vi.mock("~/content/documents/index.ts", async (original) => ({
	...(await original<object>()),
	get documents() {
		return [businessDocument, documentNamed(greeting), documentNamed(farewell)];
	},
}));

const actor = { who: "maren", via: "admin" } as const;
const documents = [businessDocument, documentNamed(greeting), documentNamed(farewell)];

async function publish(key: string, values: { words?: string; picture?: { photo: number } }) {
	const document = documentNamed(key);
	const { revision } = await documentState(document);
	await saveDraft({ document, revision, actor }, { ...document.defaults(), ...values });
	await publishDraft({ document, revision: revision + 1, actor });
}

const saidIn = async (key: string) => (await documentState(documentNamed(key))).value.words;

/** This site's export file, as another site reads it. */
async function fileFrom(photos: LibraryPhoto[] = [], own: LibraryPhoto[] = []) {
	const said = parseSiteFile(Buffer.from(JSON.stringify(await exportedTexts(photos))));
	return readSiteFile(said, { documents, photos: own, refusalOf: async () => undefined });
}

beforeEach(freshDatabase);

/** Imports a file that has no pictures. */
const taken = (file: ImportableFile, state: string) => {
	const pictureOf: SentFile["pictureOf"] = () => {
		throw new Error("The file has no pictures.");
	};
	return importFile({ ...file, state, report: "", pictureOf }, actor);
};

/** A site whose owner has rewritten some texts. */
async function writtenSite() {
	await changeDraft({ document: businessDocument, actor }, (value) => ({
		...value,
		names: { ...value.names, brand: "Otis & Daughters" },
	}));
	await publish(greeting, { words: "Hi" });
}

describe("an exported site", () => {
	test("is imported into another site unchanged, and every change is recorded", async () => {
		await writtenSite();
		const file = await fileFrom();
		await freshDatabase();
		await publish(farewell, { words: "Bye, from here" });

		expect((await changesBy(file)).map(({ label }) => label)).toEqual([
			"Business",
			"greeting",
			"farewell",
		]);
		expect(await taken(file, await importState())).toBe(true);
		const { names } = (await documentState(businessDocument)).value;
		expect(names.brand).toBe("Otis & Daughters");
		expect(await saidIn(greeting)).toBe("Hi");
		expect(await saidIn(farewell)).toBe("The sample’s farewell");
		expect(await changesBy(file)).toEqual([]);
		expect(await database.documentVersion.count({ where: { key: farewell } })).toBe(2);
		expect(await database.change.count({ where: { action: "imported" } })).toBe(3);
	});

	test("is reported on without changing anything", async () => {
		await writtenSite();
		const file = await fileFrom();
		await freshDatabase();
		const before = await allRows();
		const [business] = await changesBy(file);
		expect(business?.differences).toMatchObject([
			{
				where: "Names: Name of the business",
				from: "Homeward Hounds",
				to: "Otis & Daughters",
			},
		]);
		expect(await allRows()).toBe(before);
	});

	test("is not imported if anything was changed since the report", async () => {
		await writtenSite();
		const file = await fileFrom();
		await freshDatabase();
		const state = await importState();
		await publish(farewell, { words: "Bye, from here" });
		const before = await allRows();
		expect(await taken(file, state)).toBe(false);
		expect(await allRows()).toBe(before);
	});

	test("is imported completely or not at all", async () => {
		await writtenSite();
		const file = await fileFrom();
		await freshDatabase();
		const mend = await beforeWriting({
			table: "ContentDocument",
			on: "INSERT",
			does: { fails: "full" },
		});
		const version = await contentVersion();
		try {
			await expect(taken(file, await importState())).rejects.toThrow();
		} finally {
			await mend();
		}
		expect((await documentState(businessDocument)).revision).toBe(0);
		expect(await contentVersion()).toBe(version);
	});

	test("is reported to drop a draft that would be lost", async () => {
		await writtenSite();
		const file = await fileFrom();
		await freshDatabase();
		const draft = { ...documentNamed(greeting).defaults(), words: "Half a word" };
		await saveDraft({ document: documentNamed(greeting), revision: 0, actor }, draft);
		expect(await changesBy(file)).toContainEqual(
			expect.objectContaining({ label: greeting, dropsDraft: true }),
		);
	});

	test("keeps its pictures if the other site has them under other ids", async () => {
		await publish(greeting, { picture: { photo: 3 } });
		const photos = [
			{ id: 3, name: "porch", title: "On the porch" },
			{ id: 4, name: "unused", title: "" },
		];
		expect(await exportedTexts(photos)).toMatchObject({
			photos: { 3: "porch" },
			titles: { 3: "On the porch" },
		});
		const file = await fileFrom(photos, [{ id: 12, name: "porch", title: "" }]);
		expect(file.documents.get(greeting)).toMatchObject({ picture: { photo: 12 } });
	});
});
