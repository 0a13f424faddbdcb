/** Programs and their cards in the editor: references, links, and addresses. */
import { beforeEach, describe, expect, test } from "vitest";
import { pressItemButton } from "~/content/changes.server.ts";
import { programsDocument, servicesDocument } from "~/content/documents/programs.ts";
import { documentState } from "~/content/drafts.server.ts";
import { toForm } from "~/content/fields/form.ts";
import { type ItemsDocument, NEW } from "~/content/items.ts";
import { BASE } from "~/platform/forms/edit-conflict.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { itemTarget } from "./item-target.server.ts";
import { choicesFor, namedDifferences } from "./options.server.ts";
import { saveForm } from "./save.server.ts";

const actor = { who: "maren", via: "admin" } as const;
const items = async () => (await documentState(programsDocument)).value.items;

/** The texts of a form by the names of its controls. */
function controls(value: unknown, name = ""): [string, string][] {
	if (typeof value === "string") return [[name, value]];
	if (typeof value !== "object" || value === null) return [];
	const isList = Array.isArray(value);
	return Object.entries(value).flatMap(([key, inner]) =>
		controls(inner, isList ? `${name}[${key}]` : name ? `${name}.${key}` : key),
	);
}

/** Sends the form of an item with some of its controls changed; returns what was wrong with it. */
async function send(document: ItemsDocument, id: string, changes: Record<string, string>) {
	const target = itemTarget(document, id);
	const part = target.read((await documentState(document)).value);
	const form = { ...Object.fromEntries(controls(toForm(target.fields, part))), ...changes };
	const body = new URLSearchParams({ ...form, [BASE]: JSON.stringify(part) });
	const request = new Request("http://localhost/", { method: "POST", body });
	const response = await saveForm(request, { document, target, actor, back: "/admin" });
	return response instanceof Response ? {} : (response.data.result.error ?? {});
}

beforeEach(freshDatabase);

describe("references", () => {
	test("keep a chosen item that is in the trash, and offer no other deleted one", async () => {
		await pressItemButton(programsDocument, "delete", { id: "boarding", actor });
		const [, adult] = (await items()).filter(({ related }) => related.length > 0);
		const offered = async (related: object[]) => {
			const fields = { related: programsDocument.itemFields.related };
			if (!fields.related) throw new Error("There is no such list.");
			const { options } = await choicesFor({ related: fields.related }, { related });
			return options.offers?.map(({ label }) => label) ?? [];
		};
		expect(adult).toBeDefined();
		expect(await offered([{ id: "a", offer: "boarding" }])).toContain("Boarding (deleted)");
		expect(await offered([])).not.toContain("Boarding (deleted)");
		expect(await offered([])).toContain("Meet our guests");
	});

	test("are named, and not numbered, in what differs", async () => {
		const [first, ...others] = await items();
		if (!first) throw new Error("There is no program.");
		const [card, ...cards] = first.related;
		const after = { ...first, related: [{ id: card?.id ?? "", offer: "guests" }, ...cards] };
		const found = await namedDifferences(
			programsDocument.fields,
			{ items: [first, ...others] },
			{ items: [after, ...others] },
		);
		expect(found.map(({ from, to }) => [from, to])).toEqual([["Day training", "Meet our guests"]]);
	});
});

describe("links", () => {
	const card = { title: "A", info: "B" };

	test("are refused if they lead to no page", async () => {
		expect(await send(servicesDocument, NEW, { ...card, link: "/cat-training" })).toEqual({
			link: [expect.stringContaining("/cat-training")],
		});
		expect(await send(servicesDocument, NEW, { ...card, link: "/reviews?x=1#top" })).toEqual({});
	});
});

describe("the address of a program", () => {
	const rest = {
		"body.title": "A",
		"body.lead": "A",
		"body.info": "A",
		"body.moreInfo.title": "A",
		"body.moreInfo.items": "A",
	};
	const slugOf = async (title: string) =>
		(await items()).find((item) => item.title === title)?.slug;

	test("is made from its name, or written", async () => {
		const title = "Scent work & Émile’s games";
		await send(programsDocument, NEW, { ...rest, title });
		expect(await slugOf(title)).toBe("scent-work-emiles-games");
		await send(programsDocument, NEW, { ...rest, title: "Scent", slug: "scent-work" });
		expect(await slugOf("Scent")).toBe("scent-work");
	});

	test("is asked for if it can't be made from the name", async () => {
		expect(await send(programsDocument, NEW, { ...rest, title: "ריח" })).toEqual({
			slug: [expect.stringContaining("Please write an address")],
		});
	});

	test("can't be that of another program, not even of one in the trash", async () => {
		await pressItemButton(programsDocument, "delete", { id: "boarding", actor });
		expect(await send(programsDocument, "day-training", { slug: "boarding" })).toEqual({
			slug: [expect.stringContaining("“Boarding” has this address")],
		});
		expect(await slugOf("Day training")).toBe("day-training");
	});
});
