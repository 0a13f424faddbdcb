/** `meta()` also runs in the browser, possibly before a page's data has arrived. */
import { describe, expect, test } from "vitest";

const routes = import.meta.glob<{ meta?: (args: object) => unknown }>("../../app/**/*.route.tsx", {
	eager: true,
});
const withHead = Object.entries(routes).flatMap(([file, { meta }]) =>
	meta ? [{ file: file.replace("../../", ""), meta }] : [],
);

describe("the head of a page without its data", () => {
	test("is tested on many pages", () => {
		expect(withHead.length).toBeGreaterThan(30);
	});

	test.each(withHead)("$file renders without data", ({ meta }) => {
		const location = { pathname: "/", search: "", hash: "", state: null, key: "default" };
		const args = { params: {}, matches: [], location, loaderData: undefined };
		for (const error of [undefined, new TypeError("Failed to fetch")]) {
			expect(meta({ ...args, error })).toBeInstanceOf(Array);
		}
	});
});
