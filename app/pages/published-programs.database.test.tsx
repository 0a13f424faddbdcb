import { beforeEach, expect, test } from "vitest";
import { footerColumns, programLink } from "~/business/navigation.ts";
import { changeDraft, pressItemButton } from "~/content/changes.server.ts";
import type { StoredProgram } from "~/content/documents/program-fields.ts";
import { programsDocument, servicesDocument } from "~/content/documents/programs.ts";
import { programsPageDocument } from "~/content/documents/programs-page.ts";
import { documentState, publishDraft } from "~/content/drafts.server.ts";
import { newState } from "~/content/items.ts";
import { programDefaults } from "~/content/program-defaults.ts";
import { draftPrograms } from "~/content/programs.server.ts";
import type { ProgramsContent } from "~/content/programs.ts";
import { pagePaths } from "~/discovery/queries.server.ts";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { followSavedBusiness } from "~/settings/saved.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { loader as homeLoader } from "./home.route.tsx";
import { loader as programLoader } from "./program.route.tsx";
import { loader as programsLoader } from "./programs.route.tsx";

const actor = { who: "maren", via: "admin" } as const;
const load = (key: string) => programLoader({ params: { key } });

/** Stores a changed draft of all that is written about programs. */
async function draft(change: (content: ProgramsContent) => ProgramsContent) {
	const { programs, services, page } = change(await draftPrograms());
	await changeDraft({ document: programsDocument, actor }, () => ({
		items: programs,
	}));
	await changeDraft({ document: servicesDocument, actor }, () => ({ items: services }));
	await changeDraft({ document: programsPageDocument, actor }, () => page);
}

async function publishDrafts() {
	for (const document of [programsDocument, servicesDocument, programsPageDocument]) {
		const { hasDraft, revision } = await documentState<unknown>(document);
		if (hasDraft) await publishDraft<unknown>({ document, revision, actor });
	}
	await followSavedBusiness();
}

async function publish(change: (content: ProgramsContent) => ProgramsContent) {
	await draft(change);
	await publishDrafts();
}

async function press(button: "hide" | "delete" | "up", id: string) {
	await pressItemButton(programsDocument, button, { id, actor });
	await publishDrafts();
}

const withProgram = (content: ProgramsContent, after: StoredProgram): ProgramsContent => ({
	...content,
	programs: content.programs.map((program) => (program.id === after.id ? after : program)),
});

beforeEach(async () => {
	await freshDatabase();
	await raiseContentVersion(database);
	await followSavedBusiness();
});

test("as long as nothing is published, the pages show the sample's programs", async () => {
	const { program, links } = await load("boarding");
	expect(program.title).toBe("Boarding");
	expect(links).toHaveLength(programDefaults.programs.length + 1);
	const { page } = await programsLoader();
	expect(page.programs.map(({ key }) => key)).toEqual(programDefaults.programs.map(({ id }) => id));
	expect((await homeLoader()).programs).toHaveLength(programDefaults.page.home.length);
});

test.each(["hide", "delete"] as const)(
	"after %s, a program is gone from pages, menus and the sitemap",
	async (button) => {
		await press(button, "boarding");
		await expect(load("boarding")).rejects.toMatchObject({ init: { status: 404 } });
		const adult = await load("board-and-train-adult");
		expect(adult.program.body.otherServices).toHaveLength(2);
		expect(JSON.stringify(adult)).not.toContain("/boarding");
		expect(JSON.stringify(await programsLoader())).not.toContain("/boarding");
		expect(await pagePaths()).not.toContain("/training-programs/boarding");
		expect(footerColumns()[0]?.links.map(({ name }) => name)).toEqual([
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
		programs: [
			...content.programs,
			{ ...first, id: "scent-work", slug: "scent-work", title: "Scent work" },
		],
		page: { ...content.page, home: [{ id: "scent-work", program: "scent-work" }] },
	}));
	await press("up", "scent-work");
	const { program, ...page } = await load("scent-work");
	expect(program).toMatchObject({ key: "scent-work", title: "Scent work" });
	expect("links" in page && page.links?.at(-2)).toEqual({
		title: "Scent work",
		path: "/training-programs/scent-work",
	});
	expect(await pagePaths()).toContain("/training-programs/scent-work");
	const home = await homeLoader();
	expect(home.programs?.map(({ link }) => link)).toEqual(["/training-programs/scent-work"]);
	await publish((content) => withProgram(content, { ...first, title: "{trainer} at home" }));
	expect(footerColumns()[0]?.links[1]?.name).toBe("Maren at home");
});

const moved = (key: string, slug: string) => (content: ProgramsContent) => {
	const program = content.programs.find((one) => one.id === key);
	return program ? withProgram(content, { ...program, slug }) : content;
};

test("links to a program use its current address, and its former addresses redirect there", async () => {
	await publish((content) => ({
		...content,
		page: { ...content.page, related: [{ id: "by-hand", offer: "by-hand" }] },
		services: [
			{
				...newState,
				id: "by-hand",
				title: "A",
				info: "B",
				link: "/training-programs/boarding#rates",
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
		await programsLoader(),
		await load("board-and-train-adult"),
		await homeLoader(),
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
	await draft((content) => {
		const added = { ...first, id: "scent-wrok", slug: "scent-wrok" };
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
	await press("delete", "boarding");
	const { items } = (await documentState(programsDocument)).value;
	const problem = (id: string, slug: string) => {
		const [item] = items.filter((one) => one.id === id);
		const others = items.filter((one) => one.id !== id);
		return item && programsDocument.kind.check?.({ ...item, slug }, others).slug;
	};
	for (const slug of ["boarding", "dog-hotel", "valley-hotel", "day-training"]) {
		expect(problem("private-lessons", slug), slug).toContain("has this address");
	}
	expect(problem("boarding", "dog-hotel")).toBeUndefined();
	await expect(load("valley-hotel")).rejects.toMatchObject({ init: { status: 404 } });
	await expect(load("boarding")).rejects.toMatchObject({ init: { status: 404 } });
});

test("a program whose photo was deleted has a page without a picture", async () => {
	const [first] = programDefaults.programs;
	if (!first) throw new Error("no program");
	const body = { ...first.body, picture: { photo: 99 } };
	await publish((content) => withProgram(content, { ...first, body }));
	const page = await load(first.id);
	expect("picture" in page && page.picture).toBeUndefined();
});
