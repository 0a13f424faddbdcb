import { describe, expect, test } from "vitest";
import { hasTag, taggedResponse } from "./entity-tag.server.ts";

describe("If-None-Match", () => {
	test.each([
		['"a"', true],
		['W/"a"', true],
		['"other" , W/"a"', true],
		["*", true],
		['"other", *', true],
		['"ab"', false],
		['"other"', false],
		["a", false],
		["", false],
		[null, false],
	])("%s names the tag: %s", (known, isKnown) => {
		expect(hasTag(known, '"a"')).toBe(isKnown);
		expect(hasTag(known, 'W/"a"')).toBe(isKnown);
	});

	test("is answered with 304 and the headers of the response, without its body", async () => {
		const ask = (method: string, tag?: string) => {
			const headers = tag ? { "If-None-Match": tag } : undefined;
			const request = new Request("http://localhost/", { method, headers });
			return taggedResponse(request, "dogs", { Vary: "Accept", "Content-Type": "text/plain" });
		};
		const whole = ask("GET");
		expect(await whole.text()).toBe("dogs");
		const head = ask("HEAD");
		expect([head.headers.get("Content-Length"), await head.text()]).toEqual(["4", ""]);
		const known = ask("GET", `"other", W/${whole.headers.get("ETag")}`);
		expect([known.status, await known.text()]).toEqual([304, ""]);
		expect(known.headers.get("Vary")).toBe("Accept");
		expect(known.headers.get("Content-Type")).toBeNull();
	});
});
