import { expect, test } from "vitest";
import { routePatterns } from "./route-patterns.server.ts";

const route = (id: string, path?: string) => ({ id, path, parentId: "root" });
const module = { default: () => null };
const patternOf = routePatterns({
	root: { id: "root", path: "", module },
	home: { ...route("home"), index: true, module },
	list: { ...route("list", "videos"), module },
	video: { ...route("video", "videos/:id"), module },
	rest: { ...route("rest", "*"), module },
});

test.each([
	["/", "/"],
	["/?name=Dana", "/"],
	["/videos", "/videos"],
	["/videos/?q=a%40b.example", "/videos"],
	["/videos/17", "/videos/:id"],
	["/dana@example.com", "/*"],
	["/%", "/*"],
	["/assets/site-abc.css", "/assets/*"],
	["/media/photos/x.jpg", "/media/*"],
	["", "/*"],
	["http://elsewhere.example/videos", "/*"],
])("%s is told as %s", (target, pattern) => {
	expect(patternOf(target)).toBe(pattern);
	expect(patternOf(target)).toBe(pattern);
});
