/**
 * Compares the built site with few rows and with very many: how long each page takes without the page cache,
 * and the peak memory of the larger site.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { tokenShape } from "~/api/shapes.ts";
import { database } from "~/platform/database/database.server.ts";
import { applyMigrations } from "~/platform/database/migrations.server.ts";
import { env } from "~/platform/env.ts";
import { freePort } from "../../scripts/free-port.mjs";
import { memorySettings } from "../support/memory-settings.ts";
import { type Amounts, fillMany } from "./fill.ts";

/**
 * Enough rows to fill a page of every list and a column of the board, so that the comparison shows only
 * the cost of additional rows.
 */
const few: Amounts = { puppies: 500, contacts: 500 };
/**
 * SCALE_CONTACTS sets a smaller number of messages if a million take too long, at least 100,000, which is the number
 * of families.
 */
const CONTACTS = Number(process.env.SCALE_CONTACTS ?? 1_000_000);
const many: Amounts = { puppies: 100_000, contacts: CONTACTS };
/** SCALE_PAGES is a regular expression. Only pages whose names match it are measured. */
const MEASURED = new RegExp(process.env.SCALE_PAGES ?? "");
const isMeasured = ([name]: readonly [string, ...unknown[]]) => MEASURED.test(name);
/** Maximum ratio of the two times that counts as flat. */
const FLAT = 1.5;
/** Maximum ratio for a page that reads rows up to a limit which 500 rows don't reach. */
const BOUNDED = 3.5;
const MEMORY_MAX = 250;
const ROUNDS = 9;
const REQUESTS = 5;
/** Looks like a session cookie. A request that has one bypasses the page cache. */
const PASSING = "session=none";
const PASSWORD = "very many rows and one admin";

/** The name of each page, and its address on the small and on the large site. */
const pages: [name: string, few: string, many: string][] = [
	["home", "/", "/"],
	["list", "/trained-puppies-for-sale", "/trained-puppies-for-sale"],
	["list, sold", "/trained-puppies-for-sale?filter=sold", "/trained-puppies-for-sale?filter=sold"],
	["list, its last page", "/trained-puppies-for-sale", "/trained-puppies-for-sale?page=1041"],
	[
		"search, a common word",
		"/trained-puppies-for-sale?search=doodle",
		"/trained-puppies-for-sale?search=doodle",
	],
	[
		"search, a rare word",
		"/trained-puppies-for-sale?search=litter+1",
		"/trained-puppies-for-sale?search=litter+11999",
	],
	[
		"search, two words",
		"/trained-puppies-for-sale?search=female+goldendoodle",
		"/trained-puppies-for-sale?search=female+goldendoodle",
	],
	[
		"search, nothing found",
		"/trained-puppies-for-sale?search=zebra",
		"/trained-puppies-for-sale?search=zebra",
	],
	[
		"list, medium, by price",
		"/trained-puppies-for-sale?size=medium&sort=price-low",
		"/trained-puppies-for-sale?size=medium&sort=price-low",
	],
	[
		"profile, available",
		"/trained-puppies-for-sale/puppy-6",
		"/trained-puppies-for-sale/puppy-60000",
	],
	["profile, sold", "/trained-puppies-for-sale/puppy-5", "/trained-puppies-for-sale/puppy-50000"],
	["an old address", "/juniper", "/juniper"],
	["an address of nobody", "/nobody-at-all", "/nobody-at-all"],
	["feed", "/feed.xml", "/feed.xml"],
	["API, first page", "/api/puppies/", "/api/puppies/"],
	["API, last page", "/api/puppies/?page=last", "/api/puppies/?page=last"],
	["API, a page in the middle", "/api/puppies/?page=1", "/api/puppies/?page=4321"],
	["API, one puppy", "/api/puppies/puppy-5/", "/api/puppies/puppy-50000/"],
	["contact page", "/contact-us?puppy=puppy-5", "/contact-us?puppy=puppy-50000"],
	["sitemap", "/sitemap.xml", "/sitemap.xml"],
	["admin: today", "/admin", "/admin"],
	["admin: families", "/admin/families?view=list", "/admin/families?view=list"],
	["admin: families, the board", "/admin/families?view=board", "/admin/families?view=board"],
	[
		"admin: families by a word",
		"/admin/families?view=list&search=juniper",
		"/admin/families?view=list&search=juniper",
	],
	["admin: a family", "/admin/families/5", "/admin/families/50000"],
	[
		"admin: families, a stage",
		"/admin/families?view=list&show=talking",
		"/admin/families?view=list&show=talking",
	],
	[
		"admin: families, due",
		"/admin/families?view=list&show=due",
		"/admin/families?view=list&show=due",
	],
	["admin: to answer a family", "/admin/families/5/reply", "/admin/families/50000/reply"],
	["admin: calendar", "/admin/calendar?day=2015-01-01", "/admin/calendar?day=2020-07-01"],
	[
		"admin: agenda",
		"/admin/calendar?view=agenda&day=2015-01-01",
		"/admin/calendar?view=agenda&day=2020-07-01",
	],
	["admin: an appointment", "/admin/calendar/new", "/admin/calendar/new"],
	["admin: waiting list", "/admin/waiting-list", "/admin/waiting-list"],
	["admin: to reserve", "/admin/reservations/new", "/admin/reservations/new"],
	["admin: puppies", "/admin/puppies", "/admin/puppies"],
	["admin: puppies by a word", "/admin/puppies?search=doodle", "/admin/puppies?search=doodle"],
	["admin: a puppy", "/admin/puppies/5", "/admin/puppies/50000"],
	["admin: messages", "/admin/families/messages", "/admin/families/messages"],
	[
		"admin: messages by a word",
		"/admin/families/messages?search=puppy",
		"/admin/families/messages?search=puppy",
	],
	["API: figures", "/api/admin/dashboard/stats/", "/api/admin/dashboard/stats/"],
];
/** Pages that read up to a thousand rows of each kind, or up to 500 waiting list entries. */
const bounded: typeof pages = [
	["admin: figures of this year", "/admin/figures", "/admin/figures"],
	["admin: who waits for a puppy", "/admin/puppies/6/waiting", "/admin/puppies/60000/waiting"],
];
/** Pages that exist with many rows only. Their times are printed without a comparison. */
const onlyLarge: [name: string, path: string][] = [
	[
		"list, narrowed down to nobody",
		"/trained-puppies-for-sale?size=small&price=5000&ready=later&sex=female&age=over-6-months",
	],
	["search, no puppy has both", "/trained-puppies-for-sale?search=female+male"],
	["a sitemap of 500 puppies", "/sitemaps/77.xml"],
	["list of 96 cards", "/trained-puppies-for-sale?page=500&show=96"],
];

interface Site {
	origin: string;
	child: ChildProcess;
	/** Headers that an admin's browser and an admin's API client send. */
	admin: Record<string, string>;
}

/** Signs in as the admin that the first start created, through the form and the API. */
async function signIn(origin: string): Promise<Record<string, string>> {
	const body = new URLSearchParams({ username: "admin", password: PASSWORD });
	const post = (path: string) =>
		fetch(origin + path, { method: "POST", redirect: "manual", body: String(body), headers: form });
	const form = { "Content-Type": "application/x-www-form-urlencoded" };
	const [cookie = ""] = (await post("/admin/login")).headers.getSetCookie();
	const { token } = tokenShape.parse(await (await post("/auth/login/")).json());
	return { Cookie: cookie.split(";", 1)[0] ?? "", Authorization: `Token ${token}` };
}

const isForAdmins = (path: string) => /^\/(api\/)?admin\b/.test(path);

async function startSite(flags: readonly string[], dataDir: string, port: number): Promise<Site> {
	const child = spawn(process.execPath, [...flags, "build/server/index.js"], {
		stdio: ["ignore", "pipe", "inherit"],
		env: {
			PATH: process.env.PATH,
			...memorySettings(),
			NODE_ENV: "production",
			PORT: String(port),
			DATA_DIR: dataDir,
			LOG_LEVEL: "error",
			ADMIN_PASSWORD: PASSWORD,
		},
	});
	if (!child.stdout) throw new Error("The server's output can't be read");
	for await (const line of createInterface(child.stdout)) {
		if (line.startsWith("Ready at ")) break;
	}
	child.stdout.resume();
	const origin = `http://localhost:${port}`;
	return { origin, child, admin: await signIn(origin) };
}

/**
 * Milliseconds of processor time that a site has used so far, which doesn't depend on how busy the machine
 * is. If the system doesn't report it, the elapsed time instead.
 */
function workOf({ child }: Site): number {
	try {
		const [nanoseconds] = readFileSync(`/proc/${child.pid}/schedstat`, "utf8").split(" ");
		return Number(nanoseconds) / 1e6;
	} catch {
		return performance.now();
	}
}

async function millisecondsOf(site: Site, path: string): Promise<number> {
	const begin = workOf(site);
	for (let request = 0; request < REQUESTS; request += 1) {
		const answer = await fetch(site.origin + path, {
			headers: {
				...(isForAdmins(path) ? site.admin : { Cookie: PASSING }),
				"Accept-Encoding": "identity",
			},
			redirect: "manual",
		});
		await answer.arrayBuffer();
		if (answer.status >= 500 || (isForAdmins(path) && answer.status !== 200))
			throw new Error(`${path} answers ${answer.status}`);
	}
	return (workOf(site) - begin) / REQUESTS;
}

const median = (values: number[]): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Peak megabytes of the process, or undefined if the system doesn't report them. */
function peakMemory({ child }: Site): number | undefined {
	try {
		const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
		return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
	} catch {
		return undefined;
	}
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Median milliseconds per request of each site. Requests alternate between the sites. */
async function compare(visits: [Site, string][]): Promise<number[]> {
	for (const [site, path] of [...visits, ...visits]) await millisecondsOf(site, path);
	const times: number[][] = visits.map(() => []);
	for (let round = 0; round < ROUNDS; round += 1) {
		for (const [index, [site, path]] of visits.entries()) {
			times[index]?.push(await millisecondsOf(site, path));
		}
	}
	return times.map(median);
}

/** Prints the table. Returns false if something isn't flat. */
async function measure(small: Site, large: Site): Promise<boolean> {
	const row = (name: string, ...cells: string[]) =>
		say(name.padEnd(28) + cells.map((text) => text.padStart(10)).join(""));
	row("ms of work per request", `${few.puppies}`, `${many.puppies}`, "ratio");
	let isFlat = true;
	// Each page is requested before measuring, because the first pages would otherwise include the time in
	// which the engine compiles the code.
	const limits = [
		...pages.map((page) => ({ page, most: FLAT })),
		...bounded.map((page) => ({ page, most: BOUNDED })),
	].filter(({ page }) => isMeasured(page));
	for (const { page } of limits) {
		const [, fewPath, manyPath] = page;
		await millisecondsOf(small, fewPath);
		await millisecondsOf(large, manyPath);
	}
	for (const { page, most } of limits) {
		const [name, fewPath, manyPath] = page;
		const [a = 0, b = 0] = await compare([
			[small, fewPath],
			[large, manyPath],
		]);
		const isGood = b / a <= most;
		isFlat &&= isGood;
		row(name, a.toFixed(2), b.toFixed(2), (b / a).toFixed(2), isGood ? "" : "not flat");
	}
	for (const [name, path] of onlyLarge.filter(isMeasured)) {
		const [b = 0] = await compare([[large, path]]);
		row(name, "", b.toFixed(2));
	}
	return isFlat;
}

/** Creates a database with this many rows in the data directory, unless there already is one. */
async function prepare(template: string, dataDir: string, amounts: Amounts) {
	const file = join(dataDir, "site.db");
	if (existsSync(file)) return;
	mkdirSync(dataDir, { recursive: true });
	const unfinished = `${file}.unfinished`;
	rmSync(unfinished, { force: true });
	copyFileSync(template, unfinished);
	const begin = performance.now();
	fillMany(unfinished, amounts);
	renameSync(unfinished, file);
	const seconds = Math.round((performance.now() - begin) / 1_000);
	say(`${amounts.puppies} puppies and ${amounts.contacts} messages in ${seconds} s`);
}

/**
 * Measures and prints the results. Returns false if something isn't flat or needs too much memory.
 * @param flags Node's flags for the server.
 * @param given a folder in which the filled databases are kept for the next run. Without it they are deleted.
 */
export async function run(flags: readonly string[], given?: string): Promise<boolean> {
	await applyMigrations();
	await database.$disconnect();
	const folder = given ?? mkdtempSync(join(tmpdir(), "site-scale-"));
	const sites: Site[] = [];
	try {
		for (const amounts of [few, many]) {
			const dataDir = join(folder, String(amounts.puppies));
			await prepare(`${env.DATA_DIR}/site.db`, dataDir, amounts);
			sites.push(await startSite(flags, dataDir, await freePort()));
		}
		const [small, large] = sites;
		if (!small || !large) throw new Error("The sites did not start");
		const isFlat = await measure(small, large);
		const memory = peakMemory(large);
		if (memory !== undefined) {
			const beside = Math.round(peakMemory(small) ?? 0);
			say(`Memory at its peak: ${Math.round(memory)} MB, with few rows ${beside} MB`);
		}
		return isFlat && (memory ?? 0) < MEMORY_MAX;
	} finally {
		for (const { child } of sites) {
			child.kill("SIGTERM");
			await once(child, "exit");
		}
		if (!given) rmSync(folder, { recursive: true, force: true });
	}
}
