import type { ServerBuild } from "react-router";
import { createContext, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { routeHandlers } from "./route-handlers.server.ts";
import { routeTable } from "./route-table.server.ts";

const Page = () => null;
const caller = createContext("nobody");

type Route = NonNullable<ServerBuild["routes"][string]>;

const routes: Record<string, Route> = {
	root: { id: "root", path: "", module: { default: Page, loader: () => "of the root" } },
	home: { id: "home", parentId: "root", index: true, module: { default: Page } },
	shell: {
		id: "shell",
		parentId: "root",
		module: {
			default: Page,
			middleware: [({ context }, next) => (context.get(caller) === "nobody" ? refused() : next())],
		},
	},
	puppy: {
		id: "puppy",
		path: "puppies/:id",
		parentId: "shell",
		module: { default: Page, loader: ({ params }) => `puppy ${params.id}` },
	},
	rest: { id: "rest", path: "*", parentId: "root", module: { default: Page } },
};

const refused = () => new Response("Who are you?", { status: 401 });

const manifestOf = ({ id, parentId, path, index, module }: Route) => ({
	...{ id, parentId, path, index, module: `/assets/${id}.js` },
	...{ hasAction: false, hasLoader: Boolean(module.loader), hasErrorBoundary: false },
	...{ hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false },
	...{ clientActionModule: undefined, clientLoaderModule: undefined },
	...{ clientMiddlewareModule: undefined, hydrateFallbackModule: undefined },
});

const build: ServerBuild = {
	routes,
	entry: {
		module: {
			// Responds with what React Router would render, and with the routes that it knows.
			default: (_request, status, _headers, { manifest, staticHandlerContext }) =>
				Response.json(
					{
						known: Object.keys(manifest.routes),
						matched: staticHandlerContext.matches.map(({ route }) => route.id),
						data: staticHandlerContext.loaderData,
					},
					{ status },
				),
		},
	},
	assets: {
		entry: { imports: [], module: "/assets/entry.js" },
		routes: Object.fromEntries(Object.values(routes).map((route) => [route.id, manifestOf(route)])),
		url: "/assets/manifest.js",
		version: "1",
	},
	publicPath: "/",
	assetsBuildDirectory: "client",
	future: {},
	ssr: true,
	isSpaMode: false,
	prerender: [],
	routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
};

const handle = routeHandlers(build, routeTable(routes), "test");
const request = (path: string, name?: string) => {
	const context = new RouterContextProvider();
	if (name) context.set(caller, name);
	return handle(new Request(`http://localhost${path}`), context);
};

test("A page knows only its own route and the parents of that", async () => {
	expect(await (await request("/puppies/7", "Maren")).json()).toEqual({
		known: ["root", "shell", "puppy"],
		matched: ["root", "shell", "puppy"],
		data: { root: "of the root", puppy: "puppy 7" },
	});
	expect(await (await request("/")).json()).toMatchObject({ known: ["root", "home"] });
});

test("The best matching route responds every time", async () => {
	for (const path of ["/puppies/7", "/nowhere/at/all", "/puppies/8", "/Puppies/9/"]) {
		const { matched } = await (await request(path, "Maren")).json();
		expect(matched.at(-1), path).toBe(path.startsWith("/n") ? "rest" : "puppy");
	}
});

test("The data of a page comes from the page's route", async () => {
	for (const [path, text] of [
		["/puppies/7.data", "puppy 7"],
		["/puppies/7.data?_routes=puppy", "puppy 7"],
		["/_.data", "of the root"],
		["/.data", "of the root"],
	] as const) {
		const response = await request(path, "Maren");
		expect(response.status, path).toBe(200);
		expect(await response.text(), path).toContain(text);
	}
});

test("The middleware of parent routes runs first", async () => {
	for (const path of ["/puppies/7", "/puppies/7.data", "/puppies/7.data?_routes=puppy"]) {
		expect(await (await request(path)).text(), path).toContain("Who are you?");
	}
});

test("A path without a route in the table is handled with all routes", async () => {
	const table = { at: () => undefined, patternOf: () => "/*" };
	const response = await routeHandlers(build, table, "test")(new Request("http://localhost/"));
	expect((await response.json()).known).toEqual(Object.keys(routes));
});
