/** Which answers are kept as finished bytes (platform/http/page-cache.server.ts), and until when. */
import type { IncomingMessage } from "node:http";
import { href } from "react-router";
import { hasSession } from "~/accounts/session-cookie.server.ts";
import { takesJson } from "~/api/answer.server.ts";
import { publicPages } from "~/discovery/public-pages.ts";
import {
	knownContentVersion,
	recentContentVersion,
} from "~/platform/database/content-version.server.ts";
import { env } from "~/platform/env.ts";
import { hasFlash } from "~/platform/forms/flash.server.ts";
import { LIST_PATH, listAddress, readListView } from "~/puppies/list/list-address.ts";
import { today } from "~/puppies/rules.ts";

const contact = href("/contact-us");
/** The contact page is one visitor's: its form carries a key of its own. */
const fixedPages = new Set<string>(
	publicPages.filter((path) => path !== contact && path !== LIST_PATH),
);
const files = new Set([
	href("/sitemap.xml"),
	href("/feed.xml"),
	href("/robots.txt"),
	href("/manifest.webmanifest"),
]);
const sitemapPart = /^\/sitemaps\/(pages|[1-9]\d{0,6})\.xml$/;
const profile = /^\/trained-puppies-for-sale\/[a-z0-9-]+(?:\/photos\/[1-9]\d?)?$/;

function pageAddress(pathname: string, query: URLSearchParams): string | undefined {
	if (pathname === LIST_PATH) {
		const view = readListView(query);
		return view.search ? undefined : listAddress(view);
	}
	return fixedPages.has(pathname) || profile.test(pathname) ? pathname : undefined;
}

const DATA = ".data";
/** React Router's name for the data of the home page. */
const HOME_DATA = `/${DATA}`;

/** The id of the route that answers a path. */
export type RouteAt = (pathname: string) => string | undefined;

/**
 * A page's data, which React Router serves beside it. A client navigation asks by `_routes` for
 * the data of the page's own route alone, since the root's loader runs again only after a form;
 * any other `_routes` is not cached.
 */
function dataAddress(
	pathname: string,
	query: URLSearchParams,
	routeAt: RouteAt,
): string | undefined {
	const isHome = pathname === HOME_DATA;
	const path = isHome ? "/" : pathname.slice(0, -DATA.length);
	const page = path === "/" && !isHome ? undefined : pageAddress(path, query);
	if (page === undefined) return undefined;
	const [address = "", search] = page.split("?");
	const asked = new URLSearchParams(search);
	const routes = query.getAll("_routes");
	if (routes.length > 0) {
		const own = routeAt(path);
		if (routes.length > 1 || own === undefined || routes[0] !== own) return undefined;
		asked.set("_routes", own);
	}
	const data = isHome ? HOME_DATA : address + DATA;
	return asked.size > 0 ? `${data}?${asked}` : data;
}

const PROGRAMS = "/api/";
const list = /^\/api\/(puppies|videos|puppies\/stock-photos)\/?$/;
const one = /^\/api\/puppies\/(?!stock-photos\/?$)(?:[a-z0-9-]+|stock-photos\/[1-9]\d*)\/?$/;
/** Parameters that change what a list of the JSON API says, as they are written in its address. */
const text = /^\S(?:.*\S)?$/;
const questions = new Map([
	["puppies", new Map([["page", /^(?:[1-9]\d{0,8}|last)$/]])],
	[
		"videos",
		new Map([
			["category", text],
			["featured", /^(?:true|false)$/],
		]),
	],
	["puppies/stock-photos", new Map([["category", text]])],
]);

/**
 * A call's address with its slash. None with a parameter that is unknown, because a page's `next`
 * repeats it, or said twice, or written in one of many ways.
 */
function callAddress(pathname: string, query: URLSearchParams): string | undefined {
	const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
	if (one.test(pathname)) return path;
	const known = questions.get(list.exec(pathname)?.[1] ?? "");
	if (!known || new Set(query.keys()).size < query.size) return undefined;
	if ([...query].some(([name, value]) => !known.get(name)?.test(value))) return undefined;
	const asked = new URLSearchParams(query);
	asked.sort();
	return asked.size > 0 ? `${path}?${asked}` : path;
}

/**
 * The address under which an answer is kept: parameters that change nothing are left out, and no
 * other spelling of an address counts, so that junk can't fill the memory. Undefined for
 * whatever isn't named here, searches and what is one visitor's among it.
 */
export function keptAddress(
	{ pathname, searchParams }: URL,
	routeAt: RouteAt = () => undefined,
): string | undefined {
	if (pathname.startsWith(PROGRAMS)) return callAddress(pathname, searchParams);
	if (pathname.endsWith(DATA)) return dataAddress(pathname, searchParams, routeAt);
	const isFile = files.has(pathname) || sitemapPart.test(pathname);
	return isFile ? pathname : pageAddress(pathname, searchParams);
}

const isCall = ({ url }: IncomingMessage) => url?.startsWith(PROGRAMS) === true;

/**
 * Whether a request is answered for whom it comes from: who is shown a toast, is signed in, or
 * calls with a token.
 */
export function isPersonal(message: IncomingMessage): boolean {
	const { cookie, authorization, accept } = message.headers;
	if (cookie !== undefined && (hasFlash(cookie) || hasSession(cookie))) return true;
	return isCall(message) && (authorization !== undefined || !takesJson(accept));
}

/** The origin that may read an answer of the JSON API, which says so; empty for any other request. */
export function callerOf(message: IncomingMessage): string {
	const { origin } = message.headers;
	return origin && isCall(message) && env.corsOrigins.includes(origin) ? origin : "";
}

/** Milliseconds for which a day is taken to last on. */
const LOOK_AGAIN = 1_000;

let known: { version: number; until: number; stamp: string } | undefined;

function stampFor(version: number): string {
	const now = Date.now();
	if (known?.version !== version || now >= known.until) {
		known = { version, until: now + LOOK_AGAIN, stamp: `${version} ${today()}` };
	}
	return known.stamp;
}

/** Changes with any public content, and at midnight, because pages tell a puppy's age. */
export async function contentStamp(): Promise<string> {
	return stampFor(await recentContentVersion());
}

/** The same, as far as it is known without a look at the database. */
export function knownStamp(): string | undefined {
	const version = knownContentVersion();
	return version === undefined ? undefined : stampFor(version);
}
