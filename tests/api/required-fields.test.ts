/**
 * Checks that all forms mark required fields in the same way: every field that may be left empty says so.
 * Covers every admin screen and the public pages with a form, over HTTP against the built server.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf, adminRoutes } from "../support/admin-routes.ts";
import { documentOf } from "../support/document.ts";
import { oneOfEverything } from "../support/one-of-everything.ts";
import type { Control } from "../support/plain-page.ts";
import { type BuiltServer, startServer } from "../support/server.ts";
import { cookieIn, visitFrom } from "../support/visit.ts";

const password = "a password for tests";
const FROM = "203.0.113.7";
let server: BuiltServer;
let cookie: string;
let parameters: Record<string, string>;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	const form = { username: "admin", password };
	cookie = cookieIn(await visitFrom(FROM, `${server.origin}/admin/login`, { form }));
	parameters = await oneOfEverything("Quillwort");
});
afterAll(() => server.stop());

/** Types of inputs that can't be left empty, or whose purpose is obvious. */
const unasked = /^(hidden|checkbox|radio|file|range|submit|search)$/;

/** Returns the fields of a page's forms, except searches and filters, which store nothing. */
const controlsIn = (html: string) =>
	[...documentOf(html).forms]
		.filter(({ method }) => method === "post")
		.flatMap((form) => [...form.querySelectorAll<Control>("input, select, textarea")])
		// Ignores fields that only programs see.
		.filter((control) => !unasked.test(control.type) && !control.closest("[hidden]"));

const labelOf = (control: Control) => control.labels?.[0]?.textContent.trim() || control.outerHTML;
const isMarked = (control: Control) =>
	/\((?:optional(?:, .+)?|needed .+)\)$/.test(labelOf(control));

test("in every form, exactly the optional fields say so in their labels", async () => {
	const waiting = ["/contact-us", ...adminRoutes.map((route) => addressOf(route, parameters))];
	const asked = new Set<string>();
	const seen: string[] = [];
	const wrong: string[] = [];
	for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
		if (asked.has(path)) continue;
		asked.add(path);
		const answer = await visitFrom(FROM, server.origin + path, { cookie });
		if (!answer.headers.get("Content-Type")?.startsWith("text/html")) continue;
		const html = await answer.text();
		// Links to other texts, blocks and documents lead to more forms.
		for (const [, link = ""] of html.matchAll(/href="(\/admin\/content\/[^"?#]+)/g))
			waiting.push(link);
		const controls = controlsIn(html);
		if (controls.length > 0) seen.push(path);
		for (const control of controls) {
			if (isMarked(control) === control.required) wrong.push(`${path}: ${labelOf(control)}`);
		}
	}
	expect(wrong).toEqual([]);
	expect(seen).toEqual(
		expect.arrayContaining([
			"/contact-us",
			"/admin/puppies/new",
			"/admin/content/delivery",
			"/admin/settings",
		]),
	);
	expect(seen.length).toBeGreaterThan(30);
});
