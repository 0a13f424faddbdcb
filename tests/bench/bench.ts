/**
 * npm run bench: measures the requests per second that the site serves, beside servers that send the same
 * bytes and do nothing else. All servers run on one core, and one measurement runs at a time. Each round
 * measures every server in turn, so that a slow minute of the machine affects all of them. Writes nothing
 * outside a temporary folder that is deleted at the end.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { load, type Measured } from "./load.ts";
import { addManyPuppies } from "./many-puppies.ts";
import { type Options, readOptions } from "./options.ts";
import { fetchAs, type RunningServer, startServer, stopAll } from "./processes.ts";
import { startBare, startNginx } from "./reference-servers.ts";
import { type Page, type Results, show } from "./report.ts";

/** Seconds of load before a measurement starts. */
const WARM_UP = 1;

const pages: readonly Page[] = [
	{ name: "home", path: "/" },
	{ name: "list", path: "/trained-puppies-for-sale" },
	{ name: "profile", path: "/trained-puppies-for-sale/juniper" },
	{ name: "information page", path: "/puppy-training" },
	{ name: "JSON list", path: "/api/puppies/" },
	{ name: "picture", path: "/media/photos/thumbnails/medium/juniper-1.webp", isFile: true },
];

const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
const say = (line: string) => process.stderr.write(`${line}\n`);

/** Logs no line for each request, like the servers that the site is compared with. */
const silent = { LOG_LEVEL: "silent" };

async function startSite(dataDir: string, settings: Record<string, string> = silent) {
	const port = await freePort();
	const flags = (process.env.SERVER_FLAGS ?? "").split(" ").filter(Boolean);
	return startServer({
		command: [process.execPath, ...flags, resolve("build/server/index.js")],
		port,
		probe: "/",
		env: { DATA_DIR: dataDir, PORT: String(port), ...settings },
	});
}

/** Prepares a data directory with the sample data, and one with very many puppies. */
async function prepareData({ puppies }: Options) {
	const few = join(folder, "few");
	const many = join(folder, "many");
	say("Preparing the sample data…");
	await (await startSite(few)).stop();
	if (puppies === 0) return { few };
	say(`Adding puppies until there are ${puppies}…`);
	cpSync(few, many, { recursive: true, filter: (path) => path !== join(few, "media") });
	addManyPuppies(join(many, "site.db"), puppies);
	return { few, many };
}

async function formValuesOf(site: RunningServer) {
	const list = await Promise.all(
		pages.map(async ({ path }) => [path, await fetchAs(site.origin + path)] as const),
	);
	for (const [path, { status }] of list) {
		if (status !== 200) throw new Error(`${path} is answered with ${status}`);
	}
	return new Map(list);
}

async function bench(options: Options): Promise<Results> {
	const { few, many } = await prepareData(options);
	const startedIn: number[] = [];
	for (let round = 0; round < options.rounds; round++) {
		const site = await startSite(few);
		startedIn.push(site.startedIn);
		await site.stop();
	}
	const site = await startSite(few);
	const answers = await formValuesOf(site);
	const uncached = { ...silent, PAGE_CACHE: "off" };
	const servers = new Map<string, RunningServer | undefined>([
		["site", site],
		["logging", await startSite(few, {})],
		["bare", await startBare(join(folder, "bare"), answers)],
		["nginx", await startNginx(join(folder, "bare"), answers)],
		["uncached", await startSite(few, uncached)],
		["many", many ? await startSite(many, uncached) : undefined],
	]);
	const measured = new Map<string, Measured[]>();
	for (let round = 1; round <= options.rounds; round++) {
		for (const { name, path, isFile } of pages) {
			for (const [server, running] of servers) {
				if (!running || (isFile && (server === "uncached" || server === "many"))) continue;
				const url = running.origin + path;
				await load(url, WARM_UP, options);
				const result = await load(url, options.seconds, options);
				const key = `${server} ${name}`;
				measured.set(key, [...(measured.get(key) ?? []), result]);
			}
			say(`Round ${round} of ${options.rounds}: ${name}`);
		}
	}
	const memory = new Map([...servers].map(([name, running]) => [name, running?.peak()]));
	return { pages, measured, memory, startedIn };
}

const options = readOptions(process.argv.slice(2));
let isGood = false;
try {
	isGood = show(await bench(options), options);
} finally {
	await stopAll();
	rmSync(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
