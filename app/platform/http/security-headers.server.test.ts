import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { policyForPage } from "./security-headers.server.ts";

const hashOf = (script: string) => createHash("sha256").update(script).digest("base64");

describe("a page's Content-Security-Policy", () => {
	test("allows only the page's own inline scripts, by hash", () => {
		const policy = policyForPage(
			'<script>one()</script><script type="module" src="/a.js"></script>',
		);
		expect(policy).toContain(`script-src 'self' 'sha256-${hashOf("one()")}';`);
		expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
	});

	test("has no hash for structured data, which is not executed", () => {
		const policy = policyForPage('<script type="application/ld+json">{"a":1}</script>');
		expect(policy).toContain("script-src 'self';");
	});

	test("recognizes scripts, and nothing that only looks like one", () => {
		const page = [
			'<script src="/a.js" async></script><script>one()</script>',
			'<script type="application/ld+json">{"a":"b"}</script>',
			'<p title="&lt;script&gt;no()&lt;/script&gt;">&lt;script&gt;no()&lt;/script&gt;</p>',
			'<script type="module">two()</script><script',
		].join("");
		const [scripts] = policyForPage(page).match(/script-src [^;]*/) ?? [];
		expect(scripts).toBe(
			`script-src 'self' 'sha256-${hashOf("one()")}' 'sha256-${hashOf("two()")}'`,
		);
	});

	test("allows nothing from another host but the frame of a video", () => {
		const hosts = policyForPage("").match(/https?:\/\/[^ ;]+/g);
		expect(hosts).toEqual(["https://www.youtube-nocookie.com"]);
	});
});
