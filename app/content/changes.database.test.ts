import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { isSame } from "~/platform/forms/merge-edits.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { changeDraft } from "./changes.server.ts";
import type { ContentDocument } from "./document.ts";
import { documentState } from "./drafts.server.ts";

const list: ContentDocument<{ names: string[] }> = {
	key: "names",
	label: "Names",
	schema: z.object({ names: z.array(z.string()) }),
	defaults: () => ({ names: ["Juniper"] }),
	path: "/",
	editPath: "/admin/content/names",
};
const of = { document: list, actor: { who: "maren", via: "admin" } } as const;
const adding = (name: string) => (value: { names: string[] }) => ({
	names: [...value.names, name],
});

beforeEach(freshDatabase);

describe("a change of the newest draft", () => {
	test("is stored", async () => {
		expect(await changeDraft(of, adding("Otis"))).toBe("saved");
		expect((await documentState(list)).value.names).toEqual(["Juniper", "Otis"]);
	});

	test("keeps what others change at the same time", async () => {
		const names = ["Fig", "Moses", "Winnie"];
		expect(await Promise.all(names.map((name) => changeDraft(of, adding(name))))).toEqual(
			names.map(() => "saved"),
		);
		expect((await documentState(list)).value.names.toSorted()).toEqual([
			"Fig",
			"Juniper",
			"Moses",
			"Winnie",
		]);
	});

	test("is not stored if it changes nothing or can no longer be made", async () => {
		expect(await changeDraft(of, (value) => ({ ...value }))).toBe("same");
		expect(await changeDraft(of, () => undefined)).toBe("refused");
		expect((await documentState(list)).revision).toBe(0);
	});
});

test("whether content is the same depends on its values, not on the order of its keys", () => {
	const one = { a: 1, b: [{ c: 2, d: 3 }] };
	expect(isSame({ b: [{ d: 3, c: 2 }], a: 1 }, one)).toBe(true);
	expect(isSame({ b: [{ d: 3, c: 4 }], a: 1 }, one)).toBe(false);
	expect(isSame({ b: [{ d: 3, c: 2 }, {}], a: 1 }, one)).toBe(false);
});
