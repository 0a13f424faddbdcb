import { expect, test } from "vitest";
import { routeTable } from "./route-table.server.ts";

const route = (id: string, path?: string) => ({ id, path, parentId: "root" });
const module = { default: () => null };
const { at, patternOf } = routeTable({
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
	["/videos.data", "/videos"],
	["/videos/17.data?_routes=video", "/videos/:id"],
	["/_.data", "/"],
	["/assets/site-abc.css", "/assets/*"],
	["/media/photos/x.jpg", "/media/*"],
	["", "/*"],
	["http://elsewhere.example/videos", "/*"],
])("%s is logged as %s", (target, pattern) => {
	expect(patternOf(target)).toBe(pattern);
	expect(patternOf(target)).toBe(pattern);
});

test("A path's route comes with the handles of its parent routes", () => {
	const { at: routeAt } = routeTable({
		root: { id: "root", path: "", module: { ...module, handle: { maxBodyBytes: 1 } } },
		video: {
			...route("video", "videos/:id"),
			module: { ...module, action: () => null, handle: { cache: "path" } },
		},
	});
	const found = {
		id: "video",
		branch: ["root", "video"],
		pattern: "/videos/:id",
		isPage: true,
		hasAction: true,
		handles: [{ maxBodyBytes: 1 }, { cache: "path" }],
	};
	expect(routeAt("/videos/17")).toEqual(found);
	expect(routeAt("/VIDEOS/17/")).toEqual(found);
	expect(routeAt("/elsewhere")).toBeUndefined();
	expect(at("/elsewhere")?.id).toBe("rest");
});
