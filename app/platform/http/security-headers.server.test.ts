import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { pageHeaders } from "./security-headers.server.ts";

const hashOf = (script: string) => createHash("sha256").update(script).digest("base64");

describe("the Content-Security-Policy of pages", () => {
	test("allows only the site's own inline scripts, by hash", () => {
		const policy = pageHeaders(["one()", "two()"])["Content-Security-Policy"];
		const hashes = `'sha256-${hashOf("one()")}' 'sha256-${hashOf("two()")}'`;
		expect(policy).toContain(`script-src 'self' ${hashes};`);
		expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
	});

	test("allows nothing from another host but the frame of a video", () => {
		const hosts = pageHeaders([])["Content-Security-Policy"]?.match(/https?:\/\/[^ ;]+/g);
		expect(hosts).toEqual(["https://www.youtube-nocookie.com"]);
	});
});
