import { beforeEach, describe, expect, test } from "vitest";
import { receiveMessage } from "~/contact/commands.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { createDraft } from "~/puppies/create-commands.server.ts";
import { createVideo } from "~/videos/commands.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { puppyValues } from "../../../tests/support/puppy-values.ts";
import { findAnything } from "./find.server.ts";

const actor = { who: "maren", via: "admin" } as const;

const addDraft = (name: string) =>
	createDraft({ ...puppyValues, name, profilePath: name.toLowerCase() }, actor);

const addVideo = (title: string) =>
	createVideo({ title, category: "home", featured: false, videoId: "abc", description: "" }, actor);

const addPhoto = (title: string) =>
	database.stockPhoto.create({
		data: {
			title,
			category: "hero",
			name: title,
			alt: "",
			width: 30,
			height: 20,
			color: "#345678",
		},
	});

/** The titles that a search finds, by kind. */
async function found(search: string) {
	const groups = await findAnything(search);
	return Object.fromEntries(groups.map(({ name, found }) => [name, found.map((one) => one.title)]));
}

beforeEach(freshDatabase);

describe("the admin's search", () => {
	test("finds puppies, drafts among them, videos, stock photos and pages by one word", async () => {
		await addDraft("Porchie");
		await addVideo("A morning on the Pörch");
		await addPhoto("porch at dusk");
		expect(await found("porch")).toEqual({
			Puppies: ["Porchie"],
			Videos: ["A morning on the Pörch"],
			Photos: ["porch at dusk"],
		});
		expect(await found("account")).toEqual({
			Pages: ["Account", "Codes for signing in", "Passkeys", "People who sign in"],
		});
	});

	test("names the category of a video by its heading", async () => {
		await addVideo("A morning on the porch");
		const [videos] = await findAnything("porch");
		expect(videos?.found[0]?.note).toBe("Around the house");
	});

	test("finds only what contains every word", async () => {
		await addVideo("A morning on the porch");
		await addVideo("A morning in the barn");
		expect(await found("morning barn")).toEqual({ Videos: ["A morning in the barn"] });
	});

	test("finds a family and its messages, and links to both", async () => {
		await receiveMessage({
			name: "Rowan Fields",
			email: "rowan@example.com",
			phone_number: "828 555 0142",
			message: "Is Fig still there?",
			breed_preferences: "",
			inspiration_source: "",
			referral_source: "",
		});
		const { id } = await database.contact.findFirstOrThrow();
		const { id: familyId } = await database.family.findFirstOrThrow();
		const groups = await findAnything("rowan");
		const links = groups.map(({ name, found }) => [name, found.map(({ path }) => path)]);
		expect(Object.fromEntries(links)).toEqual({
			Families: [`/admin/families/${familyId}`],
			Messages: [`/admin/families/messages/${id}`],
		});
		// The last digits of a phone number find both, which show it.
		for (const { found } of await findAnything("0142")) {
			expect(found.map(({ note }) => note)).toEqual([expect.stringContaining("828 555 0142")]);
		}
	});

	test("finds nothing for an empty search, and for words that occur nowhere", async () => {
		await addDraft("Fig");
		expect(await findAnything("")).toEqual([]);
		expect(await findAnything("%_'\"--")).toEqual([]);
		expect(await findAnything("xyzzy")).toEqual([]);
	});

	test("links to the list if there are more than it shows", async () => {
		for (let number = 0; number < 7; number++) await addDraft(`Fig${number}`);
		const [puppies] = await findAnything("fig");
		expect(puppies?.found).toHaveLength(6);
		expect(puppies?.more).toBe("/admin/puppies?search=fig");
	});

	test("says so where the list has no search, and leaves out no page, which are in no list", async () => {
		for (let number = 0; number < 7; number++) await addPhoto(`Fig${number}`);
		const [photos] = await findAnything("fig");
		expect(photos).toMatchObject({ more: "/admin/photos" });
		const pages = (await findAnything("settings")).find(({ name }) => name === "Pages");
		expect(pages?.found.map(({ title }) => title)).toEqual([
			"Settings",
			"Prices",
			"Letters",
			"Email",
			"Account",
			"Sample content",
			"Carry to another site",
			"Status",
		]);
	});
});
