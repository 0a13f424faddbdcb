/** Tests how photos in another site's file are added to this site. */
import { beforeEach, expect, test } from "vitest";
import { command } from "~/platform/command.server.ts";
import { contentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addImportedPhotos, importedTexts } from "./imported.server.ts";

const actor = { who: "maren", via: "admin" } as const;
const photo = (name: string) => ({
	texts: importedTexts({ category: "own", title: name, alt: "", focusX: 50, focusY: 50 }),
	stored: { name, width: 30, height: 20, color: "#335577" },
});
const add = (names: string[]) =>
	command(actor, (work) => addImportedPhotos(work, names.map(photo)));

beforeEach(freshDatabase);

test("Adding several photos raises the content version once and records each photo", async () => {
	const before = await contentVersion();
	expect(await add(["one", "two", "three"])).toHaveLength(3);
	expect(await contentVersion()).toBe(before + 1);
	expect(await database.change.count({ where: { kind: "stock photo" } })).toBe(3);
});

test("Nothing changes if nothing is added", async () => {
	const before = await contentVersion();
	expect(await add([])).toEqual([]);
	expect(await contentVersion()).toBe(before);
});
