import { expect, test } from "vitest";
import { isDataPath, pagePath } from "./page-data.server.ts";

test.each([
	["/reviews.data", "/reviews"],
	["/_.data", "/"],
	["/.data", "/"],
	["/admin/_.data", "/admin/"],
	["/under_.data", "/under_"],
	["/data", "/data"],
	["/a.data/b", "/a.data/b"],
	["/", "/"],
])("The page of %s is %s", (path, page) => {
	expect(pagePath(path)).toBe(page);
	expect(isDataPath(path)).toBe(path !== page);
});
