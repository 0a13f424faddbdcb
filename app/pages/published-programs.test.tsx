import { beforeEach, expect, test } from "vitest";
import { footerColumns, programLink } from "~/business/navigation.ts";
import type { ProgramsContent } from "~/business/program.ts";
import { programDefaults } from "~/business/program-defaults.ts";
import { changeDraft } from "~/content/changes.server.ts";
import { documentState, publishDraft } from "~/content/drafts.server.ts";
import {
	changeProgramByButton,
	movedTo,
	programAt,
	programHaving,
	withProgram,
} from "~/content/offers/program-changes.ts";
import { programsDocument } from "~/content/offers/programs.ts";
import { pagePaths } from "~/discovery/queries.server.ts";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { followSavedBusiness } from "~/settings/saved.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { loader as homeLoader } from "./home.route.tsx";
import { loader as programLoader } from "./program.route.tsx";
import { loader as programsLoader } from "./programs.route.tsx";

const request = new Request("http://localhost/");
const actor = { who: "maren", via: "admin" } as const;
const load = (key: string) => programLoader({ request, params: { key } });

async function publish(change: (content: ProgramsContent) => ProgramsContent) {
	await changeDraft({ document: programsDocument, actor }, change);
	const { revision } = await documentState(programsDocument);
	await publishDraft({ document: programsDocument, revision, actor });
	await followSavedBusiness();
}

const pressing = (button: "hide" | "delete" | "up", id: string) => (content: ProgramsContent) =>
	changeProgramByButton(content, button, { id, now: new Date() }) ?? content;

beforeEach(async () => {
	await freshDatabase();
	await raiseContentVersion(database);
	await followSavedBusiness();
});

test("as long as nothing is published, the loaders return nothing but the sample's program", async () => {
	expect(Object.keys(await load("boarding"))).toEqual(["program"]);
	expect(await programsLoader({ request })).toEqual({});
	expect(await homeLoader({ request })).not.toHaveProperty("programs");
});

test.each(["hide", "delete"] as const)(
	"after %s, a program is gone from pages, menus and the sitemap",
	async (button) => {
		await publish(pressing(button, "boarding"));
		await expect(load("boarding")).rejects.toMatchObject({ init: { status: 404 } });
		const adult = await load("board-and-train-adult");
		expect(adult.program.body.otherServices).toHaveLength(2);
		expect(JSON.stringify(adult)).not.toContain("/boarding");
		expect(JSON.stringify(await programsLoader({ request }))).not.toContain("/boarding");
		expect(await pagePaths()).not.toContain("/training-programs/boarding");
		expect(footerColumns()[0]?.entries.map(({ name }) => name)).toEqual([
			"All programs",
			"Private lessons",
			"Day training",
			"Board and train",
		]);
		expect(programLink("boarding")).toBe("/training-programs");
		expect(programLink("day-training")).toBe("/training-programs/day-training");
	},
);

test("a program that was added has a page, and is listed in its order and under its name", async () => {
	const [first] = programDefaults.programs;
	if (!first) throw new Error("no program");
	await publish((content) => ({
		...content,
		programs: [...content.programs, { ...first, key: "scent-work", title: "Scent work" }],
		home: ["scent-work"],
	}));
	await publish(pressing("up", "scent-work"));
	const { program, ...page } = await load("scent-work");
	expect(program).toMatchObject({ key: "scent-work", title: "Scent work" });
	expect("links" in page && page.links?.at(-2)).toEqual({
		title: "Scent work",
		path: "/training-programs/scent-work",
	});
	expect(await pagePaths()).toContain("/training-programs/scent-work");
	const home = await homeLoader({ request });
	expect(home.programs?.map(({ link }) => link)).toEqual(["/training-programs/scent-work"]);
	await publish((content) => withProgram(content, { ...first, title: "{trainer} at home" }));
	expect(footerColumns()[0]?.entries[1]?.name).toBe("Maren at home");
});

const moved = (key: string, slug: string) => (content: ProgramsContent) => {
	const program = programAt(content, key);
	return program ? withProgram(content, movedTo(program, slug)) : content;
};

test("links to a program use its current address, and its former addresses redirect there", async () => {
	await publish((content) => ({
		...content,
		overview: { ...content.overview, related: ["by-hand"] },
		services: [
			{
				id: "by-hand",
				title: "A",
				info: "B",
				link: "/training-programs/boarding#rates",
				isShown: true,
			},
		],
	}));
	await publish(moved("boarding", "dog-hotel"));
	await publish(moved("boarding", "valley-hotel"));
	for (const former of ["boarding", "dog-hotel"]) {
		const answer = await load(former).catch((thrown: unknown) => thrown);
		if (!(answer instanceof Response)) throw new Error("no redirect");
		expect(answer.status).toBe(301);
		expect(answer.headers.get("Location")).toBe("/training-programs/valley-hotel");
	}
	expect((await load("valley-hotel")).program).toMatchObject({ slug: "valley-hotel" });
	expect(await pagePaths()).toContain("/training-programs/valley-hotel");
	expect(await pagePaths()).not.toContain("/training-programs/boarding");
	const everyPage = [
		await programsLoader({ request }),
		await load("board-and-train-adult"),
		await homeLoader({ request }),
		footerColumns(),
		programLink("boarding"),
	];
	expect(JSON.stringify(everyPage)).toContain("/training-programs/valley-hotel#rates");
	expect(JSON.stringify(everyPage)).not.toContain("/training-programs/boarding");
	await publish(moved("boarding", "boarding"));
	expect((await load("boarding")).program.key).toBe("boarding");
	expect(programLink("boarding")).toBe("/training-programs/boarding");
});

test("an address that only a draft had leads nowhere", async () => {
	const [first] = programDefaults.programs;
	if (!first) throw new Error("no program");
	const draft = (change: (content: ProgramsContent) => ProgramsContent) =>
		changeDraft({ document: programsDocument, actor }, change);
	await draft((content) => {
		const added = { ...first, key: "scent-wrok", addedBy: "a form" };
		return { ...content, programs: [...content.programs, added] };
	});
	await draft(moved("boarding", "dog-hotle"));
	await draft(moved("scent-wrok", "scent-work"));
	await publish(moved("boarding", "dog-hotel"));
	expect((await load("scent-work")).program.key).toBe("scent-wrok");
	await expect(load("boarding")).rejects.toMatchObject({ status: 301 });
	for (const typo of ["dog-hotle", "scent-wrok"]) {
		await expect(load(typo), typo).rejects.toMatchObject({ init: { status: 404 } });
	}
});

test("an address keeps working when an earlier version is restored", async () => {
	await publish(moved("boarding", "dog-hotel"));
	await publish(() => programDefaults);
	expect((await load("boarding")).program.key).toBe("boarding");
	await expect(load("dog-hotel")).rejects.toMatchObject({ status: 301 });
});

test("an address that another program has or had is taken, even if that program is in the trash", async () => {
	await publish(moved("boarding", "dog-hotel"));
	await publish(moved("boarding", "valley-hotel"));
	await publish(pressing("delete", "boarding"));
	const { value } = await documentState(programsDocument);
	for (const slug of ["boarding", "dog-hotel", "valley-hotel", "day-training"]) {
		expect(programHaving(value, slug, "private-lessons"), slug).toBeDefined();
	}
	expect(programHaving(value, "dog-hotel", "boarding")).toBeUndefined();
	await expect(load("valley-hotel")).rejects.toMatchObject({ init: { status: 404 } });
	await expect(load("boarding")).rejects.toMatchObject({ init: { status: 404 } });
});

test("a program whose photo was deleted has a page without a picture", async () => {
	const [first] = programDefaults.programs;
	if (!first) throw new Error("no program");
	const body = { ...first.body, picture: { photo: 99 } };
	await publish((content) => withProgram(content, { ...first, body }));
	const page = await load(first.key);
	expect(page.program.body.image).toBeUndefined();
	expect("picture" in page && page.picture).toBeUndefined();
});
