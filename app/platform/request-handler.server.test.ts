import type { RouteConfigEntry } from "@react-router/dev/routes";
import { createRequestHandler, type EntryContext, type ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import map from "../routes.ts";
import { requestHandler, routesFrom } from "./request-handler.server.ts";

type Routes = ServerBuild["routes"];

/** The routes of a part of the site's map; each tells its own name. */
function routesOf(entries: readonly RouteConfigEntry[], parentId: string): Routes {
	const routes: Routes = {};
	for (const { file, id = file, path, index, children = [] } of entries) {
		const module = { default: () => null, loader: () => id };
		Object.assign(routes, { [id]: { id, parentId, path, index, module } });
		Object.assign(routes, routesOf(children, id));
	}
	return routes;
}

const routes: Routes = {
	root: { id: "root", path: "", module: { default: () => null } },
	...routesOf(map, "root"),
};

/** A page tells which routes it is made of, and what they read from the path. */
function tellRoutes(_request: Request, status: number, _headers: Headers, context: EntryContext) {
	const { matches } = context.staticHandlerContext;
	return Response.json(
		matches.map(({ route, params }) => ({ id: route.id, params })),
		{ status },
	);
}

const build: ServerBuild = {
	routes,
	entry: { module: { default: tellRoutes } },
	assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "" },
	basename: "/",
	publicPath: "/",
	assetsBuildDirectory: "",
	future: {},
	ssr: true,
	isSpaMode: false,
	prerender: [],
	routeDiscovery: { mode: "initial", manifestPath: "" },
};

const all = createRequestHandler(build, "production");
const handler = requestHandler(build, "production");

/** Status and text of the answer to a path. */
async function answers(to: typeof all, path: string) {
	const response = await to(new Request(`http://localhost${path}`));
	return `${response.status} ${await response.text()}`;
}

/** A path of every route. */
const paths = Object.values(routes).flatMap((route) =>
	route?.path === undefined && !route?.index
		? []
		: `/${route.path ?? ""}`.replace("*", "no/such").replace(/:\w+\??/g, "17"),
);

describe("a request is answered by the same route as among all routes", () => {
	test.each([...new Set(paths)])("%s", async (path) => {
		const answer = await answers(all, path);
		expect(answer).toMatch(/^200 .*"id":/);
		expect(await answers(handler, path)).toBe(answer);
		expect(await answers(handler, `${path}?a=b`)).toBe(answer);
	});

	test.each([
		"/",
		"/CONTACT-us",
		"/%63ontact-us",
		"/contact-us/",
		"/contact/nothing",
		"/trained-puppies",
		"/trained-puppies/fig",
		"/nothing",
		"/no:thing",
		"/Admin/unknown/place",
		"/api",
		"/.data",
		"/_.data",
		"/_root.data",
		"/contact-us.data",
		"/contact-us/_.data",
		"/videos/3.data?_routes=root",
		"/nothing.data",
		"/*",
	])("%s", async (path) => {
		expect(await answers(handler, path)).toBe(await answers(all, path));
	});
});

test("a page is not looked for among routes that begin otherwise", () => {
	const ids = Object.keys(routesFrom(routes, "contact-us"));
	expect(ids).toContain("contact/contact.route.tsx");
	expect(ids).toContain("layout/not-found.route.tsx");
	expect(ids.length).toBeLessThan(5);
});
