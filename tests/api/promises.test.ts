/** Tests that a promise is made once, and is gone everywhere when it isn't made anymore. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { agreementLetter } from "~/families/letters/paper-letters.ts";
import { database } from "~/platform/database/database.server.ts";
import { type Browser, controlsIn, signedIn } from "../support/browser.ts";
import { documentOf } from "../support/document.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
const editor = "/admin/content/promises";
let server: BuiltServer;
let browser: Browser;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	browser = await signedIn(server.origin, password);
});
afterAll(() => server.stop());

const read = async (path: string) => (await fetch(server.origin + path)).text();

/** The addresses of every public page, and of the feed. */
async function publicPaths(): Promise<string[]> {
	const index = await read("/sitemap.xml");
	const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
	const found = ["/feed.xml"];
	for (const part of parts) {
		const { pathname } = new URL(part);
		if (!pathname.endsWith(".xml")) found.push(pathname);
		else {
			const urls = [...(await read(pathname)).matchAll(/<loc>([^<]+)<\/loc>/g)];
			found.push(...urls.map(([, address = ""]) => new URL(address).pathname));
		}
	}
	return found;
}

async function pagesWith(test: (html: string) => boolean): Promise<string[]> {
	const pages: string[] = [];
	for (const path of await publicPaths()) if (test(await read(path))) pages.push(path);
	return pages;
}
const pagesSaying = (pattern: RegExp) => pagesWith((html) => pattern.test(html));
const hasEmptyItem = (html: string) =>
	[...documentOf(html).querySelectorAll("li")].some((item) => !item.innerHTML.trim());

async function publish(changes: Readonly<Record<string, string>>) {
	const all = controlsIn((await browser.open(editor)).html);
	const own = Object.entries(all).filter(([name]) => /^(base$|promises\.|money\.)/.test(name));
	const form = { ...Object.fromEntries(own), ...changes, intent: "publish" };
	const answer = await browser.post(editor, form);
	expect(answer.status).toBe(303);
}

async function agreement(): Promise<string> {
	const puppy = await database.puppy.findFirstOrThrow({ where: { available: true } });
	const { id } = await database.reservation.create({
		data: { puppyId: puppy.id, priceCents: 600_000 },
	});
	const { html } = await browser.open(`/admin/reservations/${id}/agreement`);
	await database.reservation.delete({ where: { id } });
	return html;
}

test("a promise that is changed says so on every page, and one that isn't made is on none", async () => {
	const { profilePath } = await addPuppy({ name: "Juniper" });
	const saying = [
		"/",
		"/puppy-delivery",
		"/reserving-a-puppy",
		"/reserving-a-puppy/agreement",
		"/training-programs/trained-puppy",
		`/trained-puppies-for-sale/${profilePath}`,
	];
	const before = await pagesSaying(/2-year|genetic warranty/);
	expect(before).toEqual(expect.arrayContaining(saying));
	expect(agreementLetter.text).toContain("{warranty}");
	expect(await agreement()).toContain("2-year health and genetic warranty");
	const assured = await pagesSaying(/training assurance/);
	expect(assured).toEqual(
		expect.arrayContaining(["/", "/puppy-delivery", `/trained-puppies-for-sale/${profilePath}`]),
	);
	expect(await agreement()).toContain("training assurance");

	await publish({ "promises.warrantyYears": "3", "promises.ownerLessons": "12" });
	expect(await pagesSaying(/2-year/)).toEqual([]);
	expect(await pagesSaying(/3-year/)).toEqual(before);
	expect(await pagesSaying(/\b6 owner lessons/)).toEqual([]);

	await publish({ "promises.warrantyYears": "", "promises.assuranceDays": "" });
	expect(await pagesSaying(/\bwarranty\b|training assurance/i)).toEqual([]);
	const paper = await agreement();
	expect(paper).not.toMatch(/\bwarranty\b|training assurance/i);
	expect(paper).toContain("12 owner lessons");
	// Nothing is left of the lines that said so.
	expect(await pagesSaying(/\{(?:weeks|lessons|warranty)\}/)).toEqual([]);
	expect(await pagesWith(hasEmptyItem)).toEqual([]);

	await publish({ "promises.warrantyYears": "2", "promises.assuranceDays": "30" });
	expect(await pagesSaying(/2-year|genetic warranty/)).toEqual(before);
	expect(await pagesSaying(/training assurance/)).toEqual(assured);
	expect(await agreement()).toMatch(/2-year health and genetic warranty.*training assurance/s);
});

test("weeks of training that can't be are refused, and nothing is changed", async () => {
	for (const [name, value] of [
		["promises.trainingWeeks", ""],
		["promises.trainingWeeks", "3"],
		["promises.ownerLessons", "-1"],
		["promises.warrantyYears", "2.5"],
		["money.deposit", "much"],
	] as const) {
		const all = controlsIn((await browser.open(editor)).html);
		const own = Object.entries(all).filter(([key]) => /^(base$|promises\.|money\.)/.test(key));
		const answer = await browser.post(editor, {
			...Object.fromEntries(own),
			[name]: value,
			intent: "publish",
		});
		expect([name, value, answer.status]).toEqual([name, value, 400]);
	}
});

test("the agreement is read before anything is paid, in the trainer's own text", async () => {
	const page = "/reserving-a-puppy/agreement";
	const { profilePath } = await addPuppy({ name: "Tansy" });
	const profile = `/trained-puppies-for-sale/${profilePath}`;
	expect(await read(profile)).toContain(`href="${page}"`);
	expect(await read(page)).toContain("The deposit is $500; it counts toward the price.");

	const letter = "/admin/letters/agreement";
	const form = controlsIn((await browser.open(letter)).html);
	const text = "{brand} holds {puppy} for {family}. A deposit of {deposit} is paid by check.";
	const saved = await browser.post(letter, { ...form, text, intent: "save" });
	expect(saved.status).toBe(303);
	expect(await read(page)).toContain("A deposit of $500 is paid by check.");

	await publish({ "money.deposit": "" });
	expect(await read(page)).toContain("Homeward Hounds holds [Name of the puppy] for [your name].");
	expect(await read(page)).not.toContain("A deposit of");
	expect(await read(profile)).not.toContain("deposit holds");
});
