/** Checks the security headers of every response of a site behind TLS. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentOf } from "../support/document.ts";
import { sendMessage } from "../support/messages.ts";
import { observatoryModifiers, observatoryScore } from "../support/observatory.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

let server: BuiltServer;
let address: string;

beforeAll(async () => {
	const port = "3324";
	address = `http://localhost:${port}`;
	server = await startServer({ PORT: port, ORIGIN: "https://www.homewardhounds.example" });
});
afterAll(() => server.stop());

const paths = [
	"/",
	"/trained-puppies-for-sale",
	"/videos",
	"/contact-us",
	"/api/docs",
	"/api/puppies/",
	"/sitemap.xml",
	"/favicon.svg",
	"/icon-512.png",
	"/nothing-here",
	"/%",
	"/media/photos/none.jpg",
];

describe("the rules of Mozilla's Observatory", () => {
	test.each(paths)("give %s an A+", async (path) => {
		const { headers } = await fetch(address + path);
		expect(
			observatoryScore(headers),
			JSON.stringify(observatoryModifiers(headers)),
		).toBeGreaterThanOrEqual(120);
	});

	test("a file within pages has only the headers that concern it, and shorter ones", async () => {
		const { headers } = await fetch(`${address}/icon-512.png`);
		const page = await fetch(address);
		const policy = "Content-Security-Policy";
		expect(headers.get(policy)).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
		expect(headers.get(policy)?.length).toBeLessThan((page.headers.get(policy)?.length ?? 0) / 3);
		expect(headers.has("Permissions-Policy")).toBe(false);
		expect(page.headers.has("Permissions-Policy")).toBe(true);
	});

	test("give a response without headers a low score, and subtract points for each weakness", () => {
		expect(observatoryScore(new Headers())).toBeLessThan(40);
		const weak = { "Content-Security-Policy": "default-src 'self' 'unsafe-inline'" };
		expect(observatoryModifiers(new Headers(weak))["content-security-policy"]).toBe(-20);
	});

	test("give the cookie of a toast every point for protection", async () => {
		const { status, headers } = await sendMessage(address, "A message", {
			origin: "https://www.homewardhounds.example",
		});
		expect(status).toBe(303);
		const cookies = headers.getSetCookie();
		expect(cookies).toHaveLength(1);
		for (const cookie of cookies) {
			expect(cookie).toMatch(/^__Host-/);
			expect(cookie).toMatch(/; HttpOnly/);
			expect(cookie).toMatch(/; Secure/);
			expect(cookie).toMatch(/; SameSite=(Lax|Strict)/);
			expect(cookie).toMatch(/; Path=\//);
			expect(cookie).not.toMatch(/Domain=/i);
		}
		expect(observatoryModifiers(headers).cookies).toBe(5);
	});
});

test("a page may run the site's own inline scripts, and none that it contains otherwise", async () => {
	const policies = new Set<string>();
	for (const path of [...paths, "/admin/login", "/no-such-page"]) {
		const answer = await fetch(address + path);
		if (!answer.headers.get("Content-Type")?.startsWith("text/html")) continue;
		const policy = answer.headers.get("Content-Security-Policy") ?? "";
		policies.add(/script-src [^;]*/.exec(policy)?.[0] ?? "");
		for (const { src, type, text } of documentOf(await answer.text()).scripts) {
			if (src || /^application\/(ld\+)?json$/.test(type)) continue;
			const hash = createHash("sha256").update(text).digest("base64");
			expect(policy, path).toContain(`'sha256-${hash}'`);
		}
	}
	expect([...policies]).toEqual([expect.stringMatching(/^script-src 'self'( 'sha256-[^']+'){2}$/)]);
});

test("no page requests anything from another site before a click", async () => {
	const loading =
		"img, script, iframe, source, video, audio, embed, object, link:not([rel=canonical], [rel=alternate], [rel=me])";
	const attributes = ["src", "srcset", "href", "poster", "data"];
	for (const path of paths) {
		const page = documentOf(await (await fetch(address + path)).text());
		const found = [...page.querySelectorAll(loading)].flatMap((part) =>
			attributes.map((name) => part.getAttribute(name) ?? ""),
		);
		const elsewhere = /^(https?:)?\/\/(?!www\.homewardhounds\.example)/;
		expect(
			found.filter((url) => elsewhere.test(url)),
			path,
		).toEqual([]);
	}
});
