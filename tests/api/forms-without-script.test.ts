/**
 * Tests that every form works without JavaScript. Each form of each page is submitted with each of its
 * buttons, as a browser without scripts does, over HTTP against the built server. The pages are those of the
 * route map, in all the states that they link to.
 */
import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { addressOf, adminRoutes, openRoutes } from "../support/admin-routes.ts";
import { freshDatabase } from "../support/database.ts";
import { anyAddress } from "../support/messages.ts";
import { moreOfEverything } from "../support/more-of-everything.ts";
import { oneOfEverything } from "../support/one-of-everything.ts";
import { type Control, type PlainPage, readPage, type Sending } from "../support/plain-page.ts";
import { type BuiltServer, startServer } from "../support/server.ts";
import { cookieOf } from "../support/visit.ts";

/** A text that occurs nowhere else. */
const TYPED = "Typed <& not> saved";
const session = randomBytes(32).toString("base64url");
let server: BuiltServer;
let account: Awaited<ReturnType<typeof theAccount>>;
let parameters: Record<string, string>;
let resets = 0;
/** Whether anything was submitted since the last reset. */
let isDirty = false;

const theAccount = () => database.account.findFirstOrThrow({ where: { kind: "admin" } });

/** Resets the database to the same records, whatever was done to them. */
async function beginAgain() {
	await freshDatabase();
	resets += 1;
	await database.contentVersion.create({
		data: { id: 1, version: 1_000 * resets, changedAt: new Date() },
	});
	await database.account.create({ data: account });
	parameters = {
		...(await oneOfEverything("Quillwort")),
		...(await moreOfEverything(account.id)),
	};
	isDirty = false;
}

/** Restores the session, which an earlier button may have ended. */
async function staySignedIn() {
	const hash = createHash("sha256").update(session).digest("base64url");
	const expiresAt = new Date(Date.now() + 86_400_000);
	const data = { accountId: account.id, hash, expiresAt };
	await database.session.upsert({ where: { hash }, create: data, update: {} });
}

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: "a password for tests" });
	account = await theAccount();
	await beginAgain();
});
afterAll(() => server.stop());

const visit = (url: URL, init?: RequestInit) =>
	fetch(url, {
		...init,
		redirect: "manual",
		headers: {
			Cookie: cookieOf("session", session),
			"X-Forwarded-For": anyAddress(),
			...(init && { Origin: server.origin }),
		},
	});

const asText = (body: FormData) =>
	new URLSearchParams([...body].map(([name, value]) => [name, String(value)]));

function send({ method, url, body, isMultipart }: Sending): Promise<Response> {
	isDirty ||= method === "POST";
	if (method === "POST") return visit(url, { method, body: isMultipart ? body : asText(body) });
	return visit(new URL(`?${asText(body)}`, url));
}

/** Follows the redirects of a response, if there are any. */
async function ledTo(answer: Response, steps = 5): Promise<Response> {
	const location = answer.headers.get("Location");
	if (!location || steps === 0) return answer;
	expect(answer.status).toBeGreaterThanOrEqual(300);
	expect(answer.status).toBeLessThan(400);
	return ledTo(await visit(new URL(location, answer.url)), steps - 1);
}

const isPage = (answer: Response) =>
	(answer.headers.get("Content-Type") ?? "").startsWith("text/html");
const pageOf = async (answer: Response) => readPage(await answer.text(), answer.url);

/** Returns the problems of a page's forms before anything is submitted. */
function faults({ idle, forms, asked, buttons, labelOf }: PlainPage): string[] {
	const found = idle.map((button) => `a button that does nothing: ${button.textContent}`);
	for (const form of forms) {
		const name = `the form to ${form.getAttribute("action")}`;
		if (!form.hasAttribute("action")) found.push(`${name} has no action`);
		// A form that consists only of buttons may have none at the moment.
		const isEmpty = asked(form).length === 0 && form.querySelector("button") === null;
		if (buttons(form).length === 0 && !isEmpty) found.push(`${name} has no button that sends it`);
		for (const control of asked(form)) {
			if (!control.name) found.push(`${name} has a control without a name: ${labelOf(control)}`);
			if (!labelOf(control)) found.push(`${name} has a control without a label: ${control.name}`);
		}
	}
	return found;
}

/** The site's own forms never get these statuses, because each leads to an action that its user may call. */
const refusals = [401, 403, 404, 405, 415];

/** Checks that a response leads to a usable page or file. */
async function expectAnswer(answer: Response): Promise<PlainPage | undefined> {
	expect(answer.status).toBeLessThan(500);
	const end = await ledTo(answer);
	expect(end.status).toBeLessThan(500);
	if ((end.headers.get("Content-Disposition") ?? "").startsWith("attachment")) {
		expect((await end.arrayBuffer()).byteLength).toBeGreaterThan(0);
		return;
	}
	expect(end.headers.get("Content-Type")).toContain("text/html");
	const page = await pageOf(end);
	expect(page.heading).not.toBe("");
	expect(faults(page)).toEqual([]);
	expect(refusals).not.toContain(end.status);
	for (const { name, says } of page.refused) expect(says, name).not.toBe("");
	return page;
}

/** Replaces IDs, which differ from run to run. */
const withoutIds = (text: string) =>
	text.replace(/[\w-]{32,}|\d+(?!\w)/g, "N").replace(server.origin, "");

/** A button of a form, with a key that identifies it across the site. */
interface Press {
	key: string;
	form: number;
	button: number;
}

function pressesOf({ forms, asked, buttons, sending }: PlainPage): Press[] {
	return forms.flatMap((form, index) =>
		buttons(form).map((button, at) => {
			const { method, url } = sending(form, button);
			const says = `${button.getAttribute("name")}=${button.getAttribute("value")}`;
			const controls = asked(form).map(({ name }) => name);
			const key = `${method} ${url.pathname}${url.search} ${says} ${[...new Set(controls)]}`;
			return { key: withoutIds(key), form: index, button: at };
		}),
	);
}

/** Returns the parameter names in an address's query, which identify a state of a page. */
const stateOf = ({ searchParams }: URL) => [...searchParams.keys()].toSorted().join();

/** Returns the addresses of the page's other states that it links to, by state. */
function statesOf({ document }: PlainPage, address: URL): Map<string, URL> {
	const links = [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href"));
	const urls = links.flatMap((link) => (link ? new URL(link, address) : []));
	const own = urls.filter(({ pathname }) => pathname === address.pathname);
	return new Map([["", address], ...own.map((url) => [stateOf(url), url] as const)]);
}

/**
 * Routes that answer with 404: unknown addresses, and the address of a draft among the trainer's own pages.
 */
const notFound = new Set(["/*", "/admin/*", "/:slug"]);

/** The addresses of the states of the routes, as their pages linked to them since the last reset. */
const known = new Map<string, URL>();

/** Returns the HTML of a page in one of its states, or undefined for a response that isn't a page. */
async function textOf(
	route: string,
	state: string,
): Promise<{ html: string; url: string } | undefined> {
	const address = new URL(addressOf(route, parameters) || "/", server.origin);
	await staySignedIn();
	const key = `${resets} ${route} ${state}`;
	const there = known.get(key);
	if (there) {
		const answer = await visit(there);
		if (isPage(answer)) return { html: await answer.text(), url: answer.url };
	}
	const answer = await visit(address);
	if (!isPage(answer)) return;
	expect(answer.status).toBe(notFound.has(route) ? 404 : 200);
	const base = { html: await answer.text(), url: answer.url };
	const found = state && statesOf(readPage(base.html, base.url), address).get(state);
	if (!found) return base;
	known.set(key, found);
	const answered = await visit(found);
	return { html: await answered.text(), url: answered.url };
}

/** Returns a page that has the button. If the button is gone, the database is reset first. */
async function pageWith(route: string, state: string, key: string) {
	for (const isLast of [false, true]) {
		const text = await textOf(route, state);
		const page = text && readPage(text.html, text.url);
		const press = page && pressesOf(page).find((one) => one.key === key);
		const form = page?.forms[press?.form ?? -1];
		const button = form && page.buttons(form)[press?.button ?? -1];
		if (form && button) return { page, form, button };
		if (!isLast) await beginAgain();
	}
	throw new Error("It is not on the page any more");
}

/** Forms that accept a missing required value, and what they do instead. */
const spared = {
	"the time of publishing, and the families that are moved: the page says that they are missing":
		/\/publishing | intent=(move|archive) /,
	"the day on which a puppy goes home: today": / intent=home /,
};

/** A search box comes back with results instead of the typed text. */
const isSearch = (name: string) => name.endsWith("Search");

type Found = Awaited<ReturnType<typeof pageWith>>;

/** The required controls of a form that its button can't send while they are empty. */
const requiredIn = ({ page, form, button }: Found) =>
	form.method !== "post" || button.hasAttribute("formnovalidate")
		? []
		: page.asked(form).filter(({ required }) => required);

/**
 * Submits a form without its required values, and checks that it comes back with
 * everything else that was typed.
 */
async function expectAsked({ page, form, button }: Found, missing: Control[], key: string) {
	page.misfill(form, TYPED);
	const written = page.asked(form).filter(({ value, name }) => value === TYPED && !isSearch(name));
	const answer = await send(page.sending(form, button));
	const back = await expectAnswer(answer);
	if (Object.values(spared).some((pattern) => pattern.test(key))) return;
	// A page that searches first shows the result, and asks for missing values later.
	if (answer.status !== 200) expect(answer.status).toBeGreaterThanOrEqual(400);
	const isFile = missing.some(({ type }) => type === "file");
	expect(back).toBeDefined();
	if (isFile) expect(back?.alert).not.toBe("");
	else if (answer.status !== 200) expect(back?.refused).not.toEqual([]);
	for (const { name } of written) expect(back?.written.get(name), name).toBe(TYPED);
}

async function press(route: string, state: string, key: string) {
	let found = await pageWith(route, state, key);
	const missing = requiredIn(found);
	if (missing.length > 0) {
		await expectAsked(found, missing, key);
		found = await pageWith(route, state, key);
	}
	const { page, form, button } = found;
	await expectAnswer(await send(page.sending(form, button)));
}

/**
 * Keys of buttons that were tested already. A button on many pages, such as the search button, is tested
 * once.
 */
const pressed = new Set<string>();

describe.each([...openRoutes, ...adminRoutes])("%s", (route) => {
	test("has only working forms", async () => {
		if (isDirty) await beginAgain();
		const text = await textOf(route, "");
		if (!text) return;
		const states = statesOf(readPage(text.html, text.url), new URL(text.url));
		for (const state of states.keys()) {
			const there = await textOf(route, state);
			if (!there) continue;
			const page = readPage(there.html, there.url);
			expect.soft(faults(page), state).toEqual([]);
			for (const { key } of pressesOf(page)) {
				if (pressed.has(key)) continue;
				await press(route, state, key).catch((error: unknown) => {
					throw new Error(`${key} in the state “${state}”`, { cause: error });
				});
				// Added only after success, so that a failed button is tested again on a retry.
				pressed.add(key);
			}
		}
	});
});

test("there are many forms", () => {
	expect(pressed.size).toBeGreaterThan(130);
});
