/**
 * Requests every route of the map while the database can't be read. A part that fails doesn't take the page
 * along: visitors see the rest, or what failed with a way to try again, and so does the trainer.
 */
import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { homeDocument } from "~/content/documents/home.ts";
import { ownPagesDocument } from "~/content/documents/own-pages.ts";
import { publishDraft, saveDraft } from "~/content/drafts.server.ts";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";
import { addressOf, adminRoutes, openFiles, openRoutes } from "../support/admin-routes.ts";
import { hideTables } from "../support/broken-database.ts";
import { linksIn, mainWordsIn, screenOf, wordsIn } from "../support/document.ts";
import { moreOfEverything } from "../support/more-of-everything.ts";
import { oneOfEverything } from "../support/one-of-everything.ts";
import { type BuiltServer, restartServer, startServer } from "../support/server.ts";
import { cookieOf } from "../support/visit.ts";

const session = randomBytes(32).toString("base64url");
/** A page must not come from the cache, which would hide that it can't be made. */
const settings = { ADMIN_PASSWORD: "a password for tests", PAGE_CACHE: "off" };
let server: BuiltServer;
let parameters: Record<string, string>;

beforeAll(async () => {
	server = await startServer(settings);
	const account = await database.account.findFirstOrThrow({ where: { kind: "admin" } });
	await database.session.create({
		data: {
			accountId: account.id,
			hash: createHash("sha256").update(session).digest("base64url"),
			expiresAt: new Date(Date.now() + 86_400_000),
		},
	});
	parameters = {
		...(await oneOfEverything("Quillwort")),
		...(await moreOfEverything(account.id)),
		"trained-puppies/profilePath": "juniper",
		"calendar/token.ics": "feed.ics",
		"sitemaps/part": "pages.xml",
		"site-icons/file": "192.png",
	};
	const content = homeDocument.defaults();
	const picture = { photo: Number(parameters["photos/id"]) };
	const of = { document: homeDocument, revision: 0, actor: siteActor };
	await saveDraft(of, { ...content, hero: { ...content.hero, picture } });
	await publishDraft({ ...of, revision: 1 });
	await publishDraft({ document: ownPagesDocument, revision: 1, actor: siteActor });
});
afterAll(() => server.stop());

/** What a route answers to a visitor or, under /admin, to the trainer. */
async function replyAbout(of: BuiltServer, route: string) {
	const headers = { Cookie: route.startsWith("/admin") ? cookieOf("session", session) : "" };
	const address = addressOf(route, parameters) || "/";
	const answer = await fetch(of.origin + address, { redirect: "manual", headers });
	const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") === true;
	return { status: answer.status, headers: answer.headers, isPage, text: await answer.text() };
}

/** Asks a new server, which remembers nothing that it read before, while these tables can't be read. */
async function without<T>(tables: readonly string[], ask: (of: BuiltServer) => Promise<T>) {
	const fresh = await restartServer(settings);
	const show = await hideTables(tables);
	try {
		return await ask(fresh);
	} finally {
		await show();
		await fresh.stop();
	}
}

type Answer = Awaited<ReturnType<typeof replyAbout>>;

/** Requests routes, and returns those whose answers are wrong. */
async function wrongOnes(
	tables: readonly string[],
	routes: readonly string[],
	isRight: (answer: Answer) => boolean,
): Promise<string[]> {
	return without(tables, async (of) => {
		const wrong: string[] = [];
		for (const route of routes) {
			const answer = await replyAbout(of, route);
			const isInside = answer.isPage && /prisma|sqlite|postgres/i.test(answer.text);
			if (isInside || !isRight(answer)) wrong.push(`${route}: ${answer.status}`);
		}
		return wrong;
	});
}

const tables = Object.values(Prisma.ModelName);
const tryAgain = />\s*Try Again\s*</;

/** A page or a file without a part of it, or status 503 and, on a page, a way to try again. */
const isWithoutPart = ({ status, isPage, text }: Answer) =>
	status < 500 || (status === 503 && (!isPage || tryAgain.test(text)));

describe("visitors get the rest of each page, or can try again, if", () => {
	test.each([
		["nothing", tables],
		["no puppy", ["Puppy"]],
		["no puppy's photo", ["Photo"]],
		["no stock photo", ["StockPhoto"]],
		["no video", ["Video"]],
		["no content", ["ContentDocument", "ContentVersion"]],
		["no former address", ["FormerPath"]],
	])("%s can be read", async (_, hidden) => {
		const routes = [...openRoutes, ...openFiles];
		expect(await wrongOnes(hidden, routes, isWithoutPart)).toEqual([]);
	});
});

test("pages that lack their puppies, videos or photos are shown, but kept out of every cache", async () => {
	await without(["Puppy", "Video", "StockPhoto"], async (of) => {
		for (const route of ["", "/meet-our-guests", "/testimonials", "/reviews"]) {
			const { status, headers, text } = await replyAbout(of, route);
			expect(status, route).toBe(200);
			expect(headers.get("Cache-Control"), route).toBe("no-store");
			expect(text, route).toContain("</footer>");
		}
	});
});

test("the trainer reads on each screen what could not be read, and can try again", async () => {
	// Downloads lead back to their screen, and a few screens show nothing from the database.
	const isExplained = ({ status, isPage, text }: Answer) =>
		status < 500 ||
		(status === 503 &&
			(!isPage || (tryAgain.test(text) && /Failed to|could not be read|not found/.test(text))));
	const hidden = tables.filter((table) => table !== "Session" && table !== "Account");
	expect(await wrongOnes(hidden, adminRoutes, isExplained)).toEqual([]);
});

test("the screens of stock photos say so in the specification's words", async () => {
	const said = {
		"/admin/photos": "Failed to fetch stock photos",
		"/admin/photos/:id": "Failed to fetch stock photos",
		"/admin/photos/delete?photo-1=on": "Stock photo not found",
	};
	await without(["StockPhoto"], async (of) => {
		for (const [route, message] of Object.entries(said)) {
			const { status, text } = await replyAbout(of, route);
			expect(status, route).toBe(503);
			expect(wordsIn(screenOf(text).getByRole("alert"))).toMatch(RegExp(`${message}.*Try Again`));
		}
	});
});

test("a stock photo that doesn't exist is said not to be found, in the admin's frame", async () => {
	const headers = { Cookie: cookieOf("session", session) };
	const answer = await fetch(`${server.origin}/admin/photos/99999`, { headers });
	expect(answer.status).toBe(404);
	const html = await answer.text();
	expect(linksIn(html)).toContain("/admin/families");
	expect(mainWordsIn(html)).toContain("Stock photo not found");
});
