/**
 * Tests that a customized site can be copied to a new one through its export file. Both then show the same.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ContentDocument } from "~/content/document.ts";
import { deliveryDocument } from "~/content/documents/delivery.ts";
import { ownPagesDocument } from "~/content/documents/own-pages.ts";
import { peopleDocument } from "~/content/documents/people.ts";
import { testimonialsDocument } from "~/content/documents/praise.ts";
import { programsDocument } from "~/content/documents/programs.ts";
import { documentState, publishDraft, saveDraft } from "~/content/drafts.server.ts";
import { controlsIn, newBrowser, settingsIn } from "../support/browser.ts";
import { ownBlock, ownPages } from "../support/own-pages.ts";
import { type BuiltServer, restartServer, startServer } from "../support/server.ts";

const ADMIN_PASSWORD = "a password for tests";
const by = { who: "admin", via: "admin" } as const;
const folder = mkdtempSync(join(tmpdir(), "imported-site-"));
let own: BuiltServer;
let fresh: BuiltServer;

async function signedIn({ origin }: BuiltServer) {
	const browser = newBrowser(origin);
	const answer = await browser.post("/admin/login", {
		username: "admin",
		password: ADMIN_PASSWORD,
	});
	expect(answer.status).toBe(303);
	return browser;
}

beforeAll(async () => {
	own = await startServer({ ADMIN_PASSWORD });
	// Always uses SQLite, and starts with the sample data, like any first start.
	fresh = await restartServer({ ADMIN_PASSWORD, DATA_DIR: folder, DATABASE_URL: "" });
});
afterAll(async () => {
	await Promise.all([own.stop(), fresh.stop()]);
	rmSync(folder, { recursive: true, force: true });
});

async function publish<T>(document: ContentDocument<T>, value: T) {
	const { revision } = await documentState(document);
	expect(await saveDraft({ document, revision, actor: by }, value)).toBe(true);
	const drafted = await documentState(document);
	expect(await publishDraft({ document, revision: drafted.revision, actor: by })).toBe(true);
}

/** Changes something of every kind, through the admin's forms and commands. */
async function makeItOnesOwn(browser: Awaited<ReturnType<typeof signedIn>>) {
	const save = async (path: string, said: Record<string, string>) => {
		const form = settingsIn((await browser.open(path)).html);
		expect((await browser.post(path, { ...form, ...said })).status, path).toBe(303);
	};
	await save("/admin/settings", {
		"names.brand": "Quillwort Kennels",
		"names.trainer": "Ottoline",
		"contact.phone": "(503) 555-0188",
		"place.city": "Portland",
		"place.timeZone": "America/Los_Angeles",
	});
	await save("/admin/settings/prices", { consultation: "$45", puppyFrom: "$3,000" });
	await publish(deliveryDocument, {
		...deliveryDocument.defaults(),
		top: { ...deliveryDocument.defaults().top, title: "Quillwort rides" },
	});
	await publish(programsDocument, { items: programsDocument.defaults().items.slice(1) });
	const { trainer, guests, ...others } = peopleDocument.defaults();
	await publish(peopleDocument, {
		...others,
		trainer: { ...trainer, lead: "Quillwort lead" },
		guests: { ...guests, isHidden: true },
	});
	const said = { id: "fern", name: "Fern", text: "Quillwort praise", agreed: true, onHome: true };
	await publish(testimonialsDocument, testimonialsDocument.schema.parse({ items: [said] }));
	await publish(
		ownPagesDocument,
		ownPages({
			title: "Quillwort questions",
			navigation: { menu: "both", name: "" },
			blocks: [ownBlock("text", { text: "**Quillwort** text" })],
		}),
	);
}

const addressesIn = (sitemap: string) =>
	[...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);

/** Returns the pages at every address of a site, without the parts that depend on the host or the time. */
async function crawl({ origin }: BuiltServer) {
	const read = async (path: string) => (await fetch(origin + path)).text();
	const paths = [...addressesIn(await read("/sitemap.xml")), "/manifest.webmanifest", "/feed.xml"];
	const pages = new Map<string, string>();
	for (const path of [...paths, "/api/openapi.json", "/no-such-page", "/meet-our-guests"]) {
		const words = (await read(path))
			.replaceAll(origin, "")
			.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
			.replaceAll(/ (value|id|for|nonce)="[^"]*"/g, "")
			.replaceAll(/<(updated|lastmod)>[^<]*/g, "");
		pages.set(path, words);
	}
	return pages;
}

test("an import copies everything that was changed, and nothing else", async () => {
	const ownAdmin = await signedIn(own);
	const freshAdmin = await signedIn(fresh);
	await makeItOnesOwn(ownAdmin);
	for (const browser of [ownAdmin, freshAdmin]) {
		await browser.post("/admin/settings/samples", { intent: "remove" });
	}
	const { html: file } = await ownAdmin.open("/admin/settings/import-export/business.json");
	const before = await crawl(fresh);
	expect([...before.values()].join()).not.toContain("Quillwort");

	const cookies = [...freshAdmin.cookies].map(([name, value]) => `${name}=${value}`);
	/** Sends the file, and the report that was shown about it. */
	const send = (report?: string) => {
		const body = new FormData();
		if (report) body.append("report", report);
		body.append("file", new File([file], "business.json", { type: "application/json" }));
		return fetch(`${fresh.origin}/admin/settings/import-export`, {
			method: "POST",
			headers: { Cookie: cookies.join("; "), Origin: fresh.origin },
			redirect: "manual",
			body,
		});
	};
	expect((await send("that of another file")).status).toBe(409);
	const { report } = controlsIn(await (await send()).text());
	expect((await send(report)).status).toBe(303);
	expect((await send(report)).status).toBe(409);

	const [one, other] = [await crawl(own), await crawl(fresh)];
	expect([...other.keys()]).toEqual([...one.keys()]);
	expect(one.get("/faq")).toContain("<strong>Quillwort</strong> text");
	for (const [path, words] of one) expect(other.get(path), path).toBe(words);
});
