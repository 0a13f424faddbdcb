// What the other scripts share: each step is done only when something it depends on changed.
// Runs on the machine's own Node, before anything is installed: nothing but built-in modules.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { addSamplePhotos, filesBelow, finishBuild } from "./built-files.mjs";

export const root = resolve(import.meta.dirname, "..");
process.chdir(root);

/** @param {string} line */
export const say = (line) => console.log(`» ${line}`);

/**
 * Ends the script with words for the person, not with a stack.
 * @param {string} words
 * @returns {never}
 */
export function fail(words) {
	console.error(`\n✗ ${words}`);
	process.exit(1);
}

const major = Number(process.versions.node.split(".")[0]);
if (major < 20) fail(`Node.js 20 or newer is needed; this is ${process.version}.`);

/** The oldest Node that runs the site itself; an older one only installs a newer one. */
const OLDEST_NODE = 24;
/** Whether the machine's own is older; a Node in this folder runs only where it is. */
const isOldNode = major < OLDEST_NODE || process.execPath.startsWith(root + sep);
const isWindows = process.platform === "win32";

/** The package of scripts/node that holds Node for this machine, as its publishers name it. */
function nodePackage() {
	const platform = isWindows ? "win" : process.platform;
	const prefix = platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node";
	return `${prefix}-${platform}-${process.arch}`;
}

/** The Node that runs everything but these scripts: the machine's own where it is new enough. */
export const node = isOldNode
	? join(root, "scripts/node/node_modules", nodePackage(), "bin", isWindows ? "node.exe" : "node")
	: process.execPath;
/** @param {string} name a file of an installed package */
export const tool = (name) => join(root, "node_modules", name);

/**
 * Runs a command to its end with its output shown; ends the script if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, what?: string }} [options]
 */
export function run(command, args, { env = {}, what = command } = {}) {
	const result = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
	if (result.error) fail(`${what} could not be run: ${result.error.message}`);
	if (result.status !== 0) fail(`${what} failed; what it said is above.`);
}

/**
 * Like `run`, beside what else is done until its end is awaited.
 * @type {(...args: Parameters<typeof run>) => Promise<void>}
 */
function runBeside(command, args, { env = {}, what = command } = {}) {
	const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
	// Where something beside it fails, it would go on in folders that the next run works in.
	const end = () => child.kill();
	process.on("exit", end);
	return new Promise((done) => {
		child.on("error", (error) => fail(`${what} could not be run: ${error.message}`));
		child.on("exit", (status) => {
			process.off("exit", end);
			if (status === 0) done();
			else fail(`${what} failed; what it said is above.`);
		});
	});
}

/**
 * Runs npm itself: the one that runs this script, or the one in PATH.
 * @param {string[]} args
 */
function npm(args) {
	const script = process.env.npm_execpath;
	return script?.endsWith(".js")
		? runBeside(process.execPath, [script, ...args], { what: `npm ${args[0]}` })
		: runBeside(isWindows ? "npm.cmd" : "npm", args);
}

const isTest = /\.test\.tsx?$/;

/**
 * A fingerprint of files' contents; folders stand for all that lies in them.
 * @param {string[]} paths
 */
function fingerprint(paths) {
	const hash = createHash("sha256");
	for (const path of paths) {
		for (const file of filesBelow(path)) {
			// Tests change nothing of what is installed, generated or built.
			if (isTest.test(file)) continue;
			hash.update(file).update("\0").update(readFileSync(file));
		}
	}
	return hash.digest("hex");
}

/**
 * Does `step` unless the stamp says that it was done for these very inputs.
 * @param {string} stamp
 * @param {string[]} inputs
 * @param {() => void | Promise<void>} step
 */
async function whenStale(stamp, inputs, step) {
	const now = fingerprint(inputs);
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
	// A step that is cut short has done nothing that counts.
	rmSync(stamp, { force: true });
	await step();
	mkdirSync(dirname(stamp), { recursive: true });
	writeFileSync(stamp, now);
}

/** Packages' own install scripts aren't run: none is needed, and each could do anything. */
const installArguments = [
	"install",
	"--no-save",
	"--ignore-scripts",
	"--no-audit",
	"--no-fund",
	"--loglevel=error",
];

/** Installs a newer Node where the machine's own is too old. */
async function installNode() {
	if (!isOldNode) return;
	const folder = "scripts/node";
	const inputs = ["package.json", "package-lock.json"].map((name) => join(folder, name));
	await whenStale(join(folder, "node_modules/.installed"), inputs, async () => {
		say(`Installing Node.js for this project, which needs ${OLDEST_NODE} or newer…`);
		await npm([...installArguments, "--prefix", folder]);
		if (!existsSync(node)) {
			fail(
				`npm did not install ${nodePackage()}: install Node.js ${OLDEST_NODE} or newer yourself.`,
			);
		}
	});
}

/** Lets `npx` find the newer Node first, where one was installed. */
function linkNode() {
	const link = tool(".bin/node");
	if (!isOldNode || isWindows || existsSync(link)) return;
	mkdirSync(dirname(link), { recursive: true });
	rmSync(link, { force: true });
	symlinkSync(relative(dirname(link), node), link);
}

/**
 * Installs what is missing of the packages in the lock file.
 * @param {"site" | "tests"} purpose "site" for what builds and serves the site, "tests" also for
 *   what tests and checks it. Where the latter is installed already it stays.
 */
export async function install(purpose = "tests") {
	const stamps = { site: "node_modules/.installed-site", tests: "node_modules/.installed-tests" };
	const all = purpose === "tests" || existsSync(tool("vitest"));
	const inputs = ["package.json", "package-lock.json", ".npmrc", "tests/package.json"];
	const newerNode = installNode();
	await whenStale(stamps[all ? "tests" : "site"], inputs, async () => {
		for (const stamp of Object.values(stamps)) rmSync(stamp, { force: true });
		say(`Installing what ${all ? "the tests and the checks need" : "the site needs"}…`);
		// Not `npm ci`: it refuses a lock file that was written where the registry had no packages
		// for other platforms. The versions are the lock's all the same, and it isn't rewritten.
		await npm([...installArguments, ...(all ? [] : ["--workspaces=false"])]);
	});
	await newerNode;
	linkNode();
}

const POSTGRES_SCHEMA = "prisma/postgresql.prisma";

/** A schema file has one provider: PostgreSQL's is this project's one with the other provider. */
function writePostgresSchema() {
	const schema = readFileSync("prisma/schema.prisma", "utf8");
	writeFileSync(
		POSTGRES_SCHEMA,
		schema
			.replace('provider = "sqlite"', 'provider = "postgresql"')
			.replace('"../app/platform/database/prisma"', '"../app/platform/database/prisma-postgresql"'),
	);
}

export function generate() {
	return whenStale(
		"app/platform/database/prisma/.stamp",
		["prisma/schema.prisma", "prisma.config.ts", "package-lock.json"],
		async () => {
			say("Generating the database client…");
			writePostgresSchema();
			const clients = ["prisma/schema.prisma", POSTGRES_SCHEMA].map((schema) =>
				runBeside(node, [tool("prisma/build/index.js"), "generate", "--schema", schema], {
					what: "prisma generate",
					env: { PRISMA_HIDE_UPDATE_MESSAGE: "1", CHECKPOINT_DISABLE: "1" },
				}),
			);
			await Promise.all(clients);
		},
	);
}

const buildInputs = [
	"app",
	"docs/guide",
	"docs/guide.md",
	"prisma",
	"public",
	"scripts/back-up.ts",
	"scripts/built-files.mjs",
	"scripts/change-account.ts",
	"scripts/inline-script.ts",
	"scripts/sample-photos.ts",
	"package.json",
	"package-lock.json",
	"react-router.config.ts",
	"tsconfig.json",
	"vite.config.ts",
];

/** The files of the sample photos, which every build takes over as long as nothing changes them. */
const SAMPLE_PHOTOS = "node_modules/.cache/sample-photos";

const samplePhotoInputs = [
	"app/photos/jpeg-surplus.ts",
	"app/photos/limits.ts",
	"app/photos/process.server.ts",
	"app/photos/sharp.server.ts",
	"app/photos/sizes.ts",
	"app/photos/webp-surplus.ts",
	"package-lock.json",
	"prisma/sample/photos",
	"prisma/sample/stock",
	"scripts/sample-photos.ts",
];

/** Takes one core half a minute, of which a build leaves one idle. */
const makeSamplePhotos = () =>
	whenStale(join(SAMPLE_PHOTOS, ".stamp"), samplePhotoInputs, () => {
		say("Preparing the sample photos…");
		return runBeside(node, [...nodeFlags, "scripts/sample-photos.ts", SAMPLE_PHOTOS], {
			what: "preparing the sample photos",
		});
	});

export function build() {
	return whenStale("build/.stamp", buildInputs, async () => {
		say("Building the site…");
		const samplePhotos = makeSamplePhotos();
		await runBeside(node, [tool("@react-router/dev/bin.cjs"), "build"], {
			what: "react-router build",
			env: { NODE_ENV: "production" },
		});
		finishBuild();
		await samplePhotos;
		addSamplePhotos(SAMPLE_PHOTOS);
	});
}

/** Reads the settings from a file .env where there is one; the environment's own win. */
export const settingsFile = existsSync(".env") ? ["--env-file=.env"] : [];

/** Quiets the one warning about a feature of Node that Prisma's migrations rely on. */
export const nodeFlags = ["--disable-warning=ExperimentalWarning"];

/** Has errors tell their places in the source (the build's *.map files), read when one happens. */
const sourceMapFlag = "--enable-source-maps";

/**
 * For the server: old objects are cleared away before there are many of them, which keeps tens of
 * megabytes from being held for nothing. With 30 in place of 60 percent pages that are rendered for
 * every request come a tenth less often, and some 15 MB are saved (docs/decisions/0009).
 */
export const serverFlags = [
	...nodeFlags,
	sourceMapFlag,
	"--max-semi-space-size=8",
	"--heap-growing-percent=60",
];

/**
 * For the server as well, where the C library is glibc: its threads share their memory, and what is
 * large is given back to the system. Otherwise glibc raises both thresholds by itself and keeps the
 * most that the start once needed, some 30 MB, for good.
 */
export const serverSettings = {
	MALLOC_ARENA_MAX: "2",
	MALLOC_MMAP_THRESHOLD_: "131072",
	MALLOC_TRIM_THRESHOLD_: "131072",
};

/** Both of them for a script that starts servers itself, to measure what `npm start` would start. */
export const measuredServer = { SERVER_FLAGS: serverFlags.join(" "), ...serverSettings };

/**
 * Installs packages where this machine is a Debian and this user may; elsewhere does nothing.
 * @param {string} what
 * @param {string[]} packages
 */
function installFromDebian(what, packages) {
	const quiet = /** @type {const} */ ({ stdio: "ignore" });
	if (process.getuid?.() !== 0) return;
	if (spawnSync("apt-get", ["--version"], quiet).status !== 0) return;
	say(`Installing ${what} for the browser tests…`);
	spawnSync("apt-get", ["update", "-qq"], quiet);
	// Nothing that this machine has is given up for it.
	const options = ["-y", "-qq", "--no-install-recommends", "--no-remove"];
	spawnSync("apt-get", ["install", ...options, ...packages], {
		...quiet,
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
}

/** A Firefox, or undefined where there is none and none could be installed. */
export function firefox() {
	const given = process.env.FIREFOX_PATH;
	if (given) return existsSync(given) ? given : fail(`FIREFOX_PATH names no file: ${given}`);
	const find = () => ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path));
	if (!find()) installFromDebian("Firefox", ["firefox-esr"]);
	return find();
}

/** Whether WebKit can be driven here, on a screen that nobody sees; installs it where it may. */
export function hasWebKit() {
	const isThere = () =>
		["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].every((path) => existsSync(path));
	if (!isThere()) installFromDebian("WebKit", ["webkit2gtk-driver", "xvfb"]);
	return isThere();
}

const DEBIAN_CHROMIUM = "/usr/bin/chromium";

/** A Chromium that starts: Debian's, another system one, or Playwright's own download. */
export function chromium() {
	const given = process.env.CHROMIUM_PATH;
	if (given) return existsSync(given) ? given : fail(`CHROMIUM_PATH names no file: ${given}`);
	const system = [DEBIAN_CHROMIUM, "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
	const found = system.find((path) => existsSync(path));
	if (found) return found;
	installFromDebian("Chromium", ["chromium"]);
	if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
	say("Fetching Playwright's Chromium for the browser tests…");
	const cli = tool("@playwright/test/cli.js");
	if (spawnSync(node, [cli, "install", "chromium"], { stdio: "inherit" }).status === 0) return "";
	return fail(
		"No Chromium was found and none could be installed. Install one and name it in CHROMIUM_PATH.",
	);
}

/**
 * Chromium without what draws windows, which takes less of a processor; undefined where there is
 * none and none could be installed. It is looked for only beside Debian's Chromium: where somebody
 * chose another browser, that one is meant.
 * @param {string} browser what `chromium` found
 */
export function headlessShell(browser) {
	const given = process.env.HEADLESS_SHELL_PATH;
	if (given) return existsSync(given) ? given : fail(`HEADLESS_SHELL_PATH names no file: ${given}`);
	if (process.env.CHROMIUM_PATH || browser !== DEBIAN_CHROMIUM) return undefined;
	const debian = "/usr/bin/chromium-headless-shell";
	if (!existsSync(debian)) installFromDebian("Chromium’s shell", ["chromium-headless-shell"]);
	return existsSync(debian) ? debian : undefined;
}
