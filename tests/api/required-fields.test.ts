/**
 * Checks that all forms mark required fields in the same way: every field that may be left empty says so.
 * Covers every admin screen and the public pages with a form, over HTTP against the built server.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf, adminRoutes } from "../support/admin-routes.ts";
import { oneOfEverything } from "../support/one-of-everything.ts";
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

interface Control {
	label: string;
	isRequired: boolean;
}

/** Types of inputs that can't be left empty, or whose purpose is obvious. */
const unasked = /^(hidden|checkbox|radio|file|range|submit|search)$/;

/** Returns the fields of a page's forms, except searches and filters, which store nothing. */
function controlsIn(html: string): Control[] {
	const forms = [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)];
	const posted = forms.filter(([, attributes = ""]) => /method="post"/i.test(attributes));
	return posted.flatMap(([, , form = ""]) => {
		// Ignores fields that only programs see.
		const shown = form.replace(/<(\w+)\b[^>]*\shidden(?:="")?[^>]*>[\s\S]*?<\/\1>/g, "");
		const controls = [...shown.matchAll(/<(input|select|textarea)\b([^>]*)>/g)];
		return controls.flatMap(([, tag = "", attributes = ""]) => {
			const [, type = "text"] = /\stype="([^"]*)"/.exec(attributes) ?? [];
			if (tag === "input" && (unasked.test(type) || /\shidden(?:=|\s|$)/.test(attributes)))
				return [];
			const [, id = ""] = /\sid="([^"]*)"/.exec(attributes) ?? [];
			const [, label = ""] =
				new RegExp(
					`<label[^>]*for="${id.replace(/[[\].]/g, "\\$&")}"[^>]*>([\\s\\S]*?)</label>`,
				).exec(html) ?? [];
			const words = label.replace(/<!--.*?-->|<[^>]+>/g, "").trim() || attributes;
			return [{ label: words, isRequired: /\srequired(?:=|\s|$)/.test(attributes) }];
		});
	});
}

const isMarked = ({ label }: Control) => /\((?:optional(?:, .+)?|needed .+)\)$/.test(label);

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
			if (isMarked(control) === control.isRequired) wrong.push(`${path}: ${control.label}`);
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
