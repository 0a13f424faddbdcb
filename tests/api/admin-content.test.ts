/** Tests drafts, previews, publishing, history and the export file, over HTTP against the built server. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changeDraft } from "~/content/changes.server.ts";
import { deliveryDocument } from "~/content/documents/delivery.ts";
import { ownPagesDocument } from "~/content/documents/own-pages.ts";
import { programsDocument } from "~/content/documents/programs.ts";
import { documentState, publishDraft, saveDraft } from "~/content/drafts.server.ts";
import { undeleted } from "~/content/items.ts";
import { localMoment } from "~/content/publishing.ts";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { database, transaction } from "~/platform/database/database.server.ts";
import { type Browser, controlsIn, signedIn } from "../support/browser.ts";
import { ownPages } from "../support/own-pages.ts";
import { type BuiltServer, restartServer, startServer } from "../support/server.ts";
import { cookieOf } from "../support/visit.ts";

const password = "a password for tests";
const page = deliveryDocument.path;
const publishing = "/admin/content/delivery/publishing";
const by = { who: "admin", via: "admin" } as const;
let server: BuiltServer;
let admin: Browser;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	admin = await signedIn(server.origin, password);
});
afterAll(() => server.stop());

beforeEach(async () => {
	await database.documentVersion.deleteMany();
	await transaction(async (client) => {
		await client.contentDocument.deleteMany();
		await raiseContentVersion(client);
	});
	await saveDraft(
		{ document: deliveryDocument, revision: 0, actor: by },
		{
			...deliveryDocument.defaults(),
			top: { ...deliveryDocument.defaults().top, title: "Quillwort rides" },
		},
	);
	// The server notices within a second what another process changed.
	await expect.poll(() => visitorReads()).toBe(false);
});

const revision = async () => String((await documentState(deliveryDocument)).revision);
const press = async (intent: string, more: Record<string, string> = {}) =>
	admin.post(publishing, { intent, revision: await revision(), ...more });

async function ask(path: string, cookies: ReadonlyMap<string, string> = new Map(), method = "GET") {
	const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const response = await fetch(server.origin + path, { method, headers: Cookie ? { Cookie } : {} });
	return { headers: response.headers, text: await response.text() };
}
const visitorReads = async (path = page) => (await ask(path)).text.includes("Quillwort");

describe("a preview", () => {
	beforeEach(async () => {
		await admin.open(`/admin/site${page}`);
	});

	test("shows the admin drafts on every page and in its data, and is never cached", async () => {
		for (const path of [page, `${page}.data`]) {
			const { headers, text } = await ask(path, admin.cookies);
			expect(text, path).toContain("Quillwort");
			expect(headers.get("Cache-Control"), path).toBe("no-store");
			expect(headers.get("X-Robots-Tag"), path).toBe("noindex");
		}
		expect((await ask(page, admin.cookies)).text).toContain("Preview: nobody else sees this");
		expect((await ask("/privacy", admin.cookies)).text).toContain("Preview: nobody else sees this");
	});

	test("never gets into a cached page, even if an admin requests it first", async () => {
		for (let time = 0; time < 3; time += 1) {
			await ask(page, admin.cookies);
			await ask(page, admin.cookies, "HEAD");
			expect(await visitorReads()).toBe(false);
			expect(await visitorReads(`${page}.data`)).toBe(false);
		}
		const asked = await Promise.all([
			ask(page, admin.cookies),
			ask(page),
			ask(page, admin.cookies),
			ask(page),
		]);
		const read = asked.map(({ text }) => text.includes("Quillwort"));
		expect(read).toEqual([true, false, true, false]);
	});

	test("doesn't exist without a session, or with one that has ended", async () => {
		const preview = new Map([...admin.cookies].filter(([name]) => name === "preview"));
		expect(preview.size).toBe(1);
		const made = new Map([...preview, ["session", cookieOf("", "A".repeat(43)).slice(1)]]);
		for (const cookies of [preview, made]) {
			const { text, headers } = await ask(page, cookies);
			expect(text).not.toContain("Quillwort");
			expect(text).not.toContain("Preview: nobody");
			expect(headers.get("Cache-Control")).toBe("no-cache");
		}
	});

	test("ends with a button that leads back to My site", async () => {
		const answer = await admin.post("/admin/content/preview", {});
		expect(answer.status).toBe(303);
		expect(answer.headers.get("Location")).toBe("/admin/site");
		expect((await ask(page, admin.cookies)).text).not.toContain("Quillwort");
	});
});

describe("a draft", () => {
	test("is what visitors see from the next request once it is published", async () => {
		expect(await visitorReads()).toBe(false);
		const answer = await press("publish");
		expect(answer.status).toBe(303);
		expect(answer.headers.get("Location")).toBe("/admin/content/delivery");
		expect(await visitorReads()).toBe(true);
	});

	test("isn't published by an outdated form, and the admin learns why", async () => {
		const answer = await admin.post(publishing, { intent: "publish", revision: "0" });
		expect(answer.headers.get("Location")).toBe("/admin/content/delivery");
		const { html } = await admin.open("/admin/content/delivery");
		expect(html).toContain("somebody else changed this after you opened it");
		expect(await visitorReads()).toBe(false);
	});

	const unusable: readonly Record<string, string>[] = [
		{ intent: "burn" },
		{ intent: "publish", revision: "-1" },
		{ intent: "schedule", at: "tomorrow" },
		{ intent: "schedule", at: "2020-01-01T08:00" },
		{ intent: "restore", version: "999999" },
	];
	test.each(unusable)("isn't changed by %o", async (form) => {
		const answer = await press("", form);
		expect(answer.status).toBe(303);
		expect(await documentState(deliveryDocument)).toMatchObject({
			revision: 1,
			hasDraft: true,
			publishAt: null,
		});
	});

	test("that is scheduled is published by a process that starts after the scheduled time", async () => {
		const later = new Date(Date.now() + 120_000);
		await press("schedule", { at: localMoment(later) });
		const { publishAt } = await documentState(deliveryDocument);
		expect(publishAt?.getTime()).toBeGreaterThan(Date.now());
		await database.contentDocument.updateMany({ data: { publishAt: new Date() } });
		const other = await restartServer();
		try {
			await expect.poll(() => visitorReads()).toBe(true);
		} finally {
			await other.stop();
		}
	});
});

test("the history shows each version and restores one", async () => {
	await press("publish");
	await press("defaults");
	await press("publish");
	const { html } = await admin.open("/admin/content/delivery/history");
	const [, version = ""] = /history\?version=(\d+)/.exec(html) ?? [];
	const compared = await admin.open(`/admin/content/delivery/history?version=${version}`);
	expect(compared.html).toContain("Quillwort rides");
	const answer = await admin.post(publishing, {
		...controlsIn(compared.html),
		intent: "restore",
		revision: await revision(),
		version,
	});
	expect(answer.status).toBe(303);
	expect(await documentState(deliveryDocument)).toMatchObject({ hasDraft: true });
	expect(await visitorReads()).toBe(false);
});

describe("the export file", () => {
	const address = "/admin/settings/import-export";
	async function upload(text: string, report?: string) {
		const body = new FormData();
		if (report) body.append("report", report);
		body.append("file", new File([text], "business.json", { type: "application/json" }));
		const Cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		return fetch(server.origin + address, {
			method: "POST",
			headers: { Cookie, Origin: server.origin },
			redirect: "manual",
			body,
		});
	}

	test("first shows what would change, and is imported when it is sent again", async () => {
		await press("publish");
		const file = await (await ask(`${address}/business.json`, admin.cookies)).text;
		expect(JSON.parse(file)).toMatchObject({
			documents: { delivery: { top: { title: "Quillwort rides" } } },
		});
		await press("defaults");
		await press("publish");
		const html = await (await upload(file)).text();
		expect(html).toContain("Quillwort rides");
		expect(await visitorReads()).toBe(false);
		const answer = await upload(file, controlsIn(html).report);
		expect(answer.headers.get("Location")).toBe(address);
		expect(await visitorReads()).toBe(true);
	});

	test.each([
		["not JSON", "its download was incomplete"],
		["[".repeat(50_000), "was not made by a site like this one"],
		["{}", "was not made by a site like this one"],
		["x".repeat(1024 * 1024 + 1), "too large"],
	])("is refused with an explanation: %.20s", async (text, words) => {
		const answer = await upload(text);
		expect(answer.status).toBe(400);
		expect(await answer.text()).toContain(words);
	});

	test("is requested if none was chosen", async () => {
		expect(await (await upload("")).text()).toMatch(/choose the file|download was incomplete/);
	});
});

test("visitors of another process see what one process publishes", async () => {
	const other = await restartServer();
	try {
		await press("publish");
		await expect.poll(async () => (await fetch(other.origin + page)).text()).toContain("Quillwort");
	} finally {
		await other.stop();
	}
});

test("another person's change to an item is shown until the item is saved", async () => {
	const path = "/admin/content/lists/reviews/review-1";
	const { name: _, q: _q, ...form } = controlsIn((await admin.open(path)).html);
	const own = { ...form, name: "Quillwort", agreed: "on", stars: "5" };
	expect((await admin.post(path, { ...own, text: "Theirs." })).status).toBe(303);
	const answer = await admin.post(path, { ...own, text: "Mine." });
	expect(answer.status).toBe(409);
	const { base = "", conflicts = "" } = controlsIn(await answer.text());
	const refused = await admin.post(path, { ...own, text: "", base, conflicts });
	expect(refused.status).toBe(400);
	expect(await refused.text()).toContain("Theirs.");
});

test("restoring an item twice works, and doesn't report a full list", async () => {
	const list = "/admin/content/lists/programs";
	await admin.post(list, { intent: "delete", id: "boarding" });
	await changeDraft({ document: programsDocument, actor: by }, ({ items }) => {
		const [first] = items;
		if (!first) return undefined;
		const missing = programsDocument.kind.max - undeleted(items).length - 1;
		const more = Array.from({ length: missing }, (_, index) => ({
			...first,
			id: `more-${index}`,
			slug: `more-${index}`,
		}));
		return { items: [...items, ...more] };
	});
	for (let times = 0; times < 2; times += 1) {
		await admin.post(list, { intent: "restore", id: "boarding" });
		expect((await admin.open(list)).html).toContain("Saved as a draft.");
	}
});

describe("what somebody else deleted while its form was open", () => {
	/** Returns the form's current values, with some of them replaced. */
	async function opened(path: string, answers: Record<string, string>) {
		const { html } = await admin.open(path);
		const { name: _, q: _q, ...controls } = controlsIn(html);
		return { ...controls, ...answers };
	}
	const trash = (list: string, id: string) => admin.post(list, { intent: "delete", id });

	test.each<{
		what: string;
		list: string;
		form: string;
		id: string;
		typed: Record<string, string>;
	}>([
		{
			what: "a program",
			list: "/admin/content/lists/programs",
			form: "/admin/content/lists/programs/boarding",
			id: "boarding",
			typed: { "body.title": "Quillwort wrote this." },
		},
		{
			what: "an item of a list",
			list: "/admin/content/lists/reviews",
			form: "/admin/content/lists/reviews/review-1",
			id: "review-1",
			typed: { text: "Quillwort wrote this.", name: "Quillwort", agreed: "on", stars: "5" },
		},
		{
			what: "a page of the trainer's own",
			list: "/admin/content/lists/pages",
			form: "/admin/content/lists/pages/page-0",
			id: "page-0",
			typed: { lead: "Quillwort wrote this.", "navigation.menu": "none" },
		},
	])("shows what was typed, and is restored by saving again: $what", async (of) => {
		const typed = "Quillwort wrote this.";
		const document = ownPagesDocument;
		await changeDraft({ document, actor: by }, () => ownPages({}));
		const { revision, hasDraft } = await documentState(document);
		if (hasDraft) await publishDraft({ document, revision, actor: by });
		const form = await opened(of.form, of.typed);
		expect((await trash(of.list, of.id)).status).toBe(303);
		const answer = await admin.post(of.form, form);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(html).toContain("Somebody else deleted this");
		expect(html).toContain(typed);
		expect(html).toContain(`href="${of.list}#trash"`);
		const again = await admin.post(of.form, {
			...form,
			deleted: controlsIn(html).deleted ?? "",
		});
		expect(again.status).toBe(303);
		expect((await admin.open(of.form)).html).toContain(typed);
		expect((await admin.open(of.form)).html).not.toContain("This was deleted");
	});
});
