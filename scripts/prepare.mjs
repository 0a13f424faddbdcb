// The steps that the other scripts share. Each is done only when something that it depends on has changed.
// Runs on the machine's own Node before anything is installed, so it imports only built-in modules.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { addSamplePhotos, filesBelow } from "./built-files.mjs";

export const root = resolve(import.meta.dirname, "..");
process.chdir(root);

/** @param {string} line */
export const say = (line) => console.log(`» ${line}`);

/**
 * Ends the script with a message for the user instead of a stack trace.
 * @param {string} words
 * @returns {never}
 */
export function fail(words) {
	console.error(`\n✗ ${words}`);
	process.exit(1);
}

const major = Number(process.versions.node.split(".")[0]);
if (major < 20) fail(`Node.js 20 or newer is needed; this is ${process.version}.`);

/** The oldest version of Node that can run the site. An older one is only used to install a newer one. */
const OLDEST_NODE = 24;
/** Whether the machine's own Node is older. That is also so if a Node in this project's folder runs this. */
const isOldNode = major < OLDEST_NODE || process.execPath.startsWith(root + sep);
const isWindows = process.platform === "win32";

/** The name of the package in scripts/node that contains Node for this machine. */
function nodePackage() {
	const platform = isWindows ? "win" : process.platform;
	const prefix = platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node";
	return `${prefix}-${platform}-${process.arch}`;
}

/** The Node that runs everything except these scripts: the machine's own if it is new enough. */
export const node = isOldNode
	? join(root, "scripts/node/node_modules", nodePackage(), "bin", isWindows ? "node.exe" : "node")
	: process.execPath;
/** @param {string} name a file of an installed package */
export const tool = (name) => join(root, "node_modules", name);

/**
 * Runs a command, shows its output and waits for its end. Ends the script if the command fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, what?: string }} [options]
 */
export function run(command, args, { env = {}, what = command } = {}) {
	const result = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
	if (result.error) fail(`${what} could not be run: ${result.error.message}`);
	if (result.status !== 0) fail(`${what} failed; see its output above.`);
}

/** Whether to show what the tools print even if they succeed. */
const isVerbose = process.argv.includes("--verbose");

/**
 * Like `run`, but in the background: resolves when the command has ended. Its output is shown only if it
 * fails, or with `--verbose`.
 * @type {(...args: Parameters<typeof run>) => Promise<void>}
 */
function runBeside(command, args, { env = {}, what = command } = {}) {
	const child = spawn(command, args, {
		stdio: isVerbose ? "inherit" : ["ignore", "pipe", "pipe"],
		env: { ...process.env, ...env },
	});
	/** @type {Buffer[]} */
	const output = [];
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (/** @type {Buffer} */ chunk) => output.push(chunk));
	}
	// If something else fails, it must not go on working in folders that the next run uses.
	const end = () => child.kill();
	process.on("exit", end);
	return new Promise((done) => {
		child.on("error", (error) => fail(`${what} could not be run: ${error.message}`));
		child.on("close", (status) => {
			process.off("exit", end);
			if (status === 0) return done();
			process.stderr.write(Buffer.concat(output));
			fail(`${what} failed; see its output above.`);
		});
	});
}

/**
 * Says what is being done and, at the end, how long it took; on a terminal, the seconds are counted meanwhile.
 * @param {string} words
 * @param {() => Promise<void>} step
 */
async function timed(words, step) {
	const started = Date.now();
	const line = () => `» ${words} ${Math.round((Date.now() - started) / 1_000)} s`;
	const isCounted = process.stdout.isTTY && !isVerbose;
	if (!isCounted) say(words);
	const timer = isCounted && setInterval(() => process.stdout.write(`\r${line()}`), 1_000);
	await step();
	if (timer) clearInterval(timer);
	console.log(`${isCounted ? "\r" : ""}${line()}`);
}

/**
 * Runs npm: the one that runs this script, or else the one in PATH.
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
 * A fingerprint of the contents of files, and of all files in folders.
 * @param {string[]} paths
 */
function fingerprint(paths) {
	const hash = createHash("sha256");
	for (const path of paths) {
		for (const file of filesBelow(path)) {
			// Tests don't affect what is installed, generated or built.
			if (isTest.test(file)) continue;
			hash.update(file).update("\0").update(readFileSync(file));
		}
	}
	return hash.digest("hex");
}

/**
 * Runs `step` unless the stamp file shows that it was already done for the same inputs.
 * @param {string} stamp
 * @param {string[]} inputs
 * @param {() => void | Promise<void>} step
 */
async function whenStale(stamp, inputs, step) {
	const now = fingerprint(inputs);
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
	// An interrupted step must not count as done.
	rmSync(stamp, { force: true });
	await step();
	mkdirSync(dirname(stamp), { recursive: true });
	writeFileSync(stamp, now);
}

/** Install scripts of packages aren't run: none is needed, and each could do anything. */
const installArguments = [
	"install",
	"--no-save",
	"--ignore-scripts",
	"--no-audit",
	"--no-fund",
	"--loglevel=error",
];

/** Installs a newer Node if the machine's own is too old. */
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

/** Lets `npx` find the newer Node first, if one was installed. */
function linkNode() {
	const link = tool(".bin/node");
	if (!isOldNode || isWindows || existsSync(link)) return;
	mkdirSync(dirname(link), { recursive: true });
	rmSync(link, { force: true });
	symlinkSync(relative(dirname(link), node), link);
}

/**
 * Installs missing packages of the lock file.
 * @param {"site" | "tests"} purpose "site" for the packages that build and serve the site; "tests" also for
 *   those that test and check it. If the latter are already installed, they are kept.
 */
async function install(purpose) {
	const stamps = { site: "node_modules/.installed-site", tests: "node_modules/.installed-tests" };
	const all = purpose === "tests" || existsSync(tool("vitest"));
	const inputs = ["package.json", "package-lock.json", ".npmrc", "tests/package.json"];
	const newerNode = installNode();
	await whenStale(stamps[all ? "tests" : "site"], inputs, async () => {
		for (const stamp of Object.values(stamps)) rmSync(stamp, { force: true });
		say(`Installing what ${all ? "the tests and the checks need" : "the site needs"}…`);
		// Not `npm ci`, which refuses a lock file that was written where the registry had no packages for
		// other platforms. The versions are still those of the lock file, and it isn't rewritten.
		await npm([...installArguments, ...(all ? [] : ["--workspaces=false"])]);
	});
	await newerNode;
	linkNode();
}

const POSTGRES_SCHEMA = "prisma/postgresql.prisma";

/** Writes the schema for PostgreSQL: a schema file has one provider, so it is a copy with another provider. */
function writePostgresSchema() {
	const schema = readFileSync("prisma/schema.prisma", "utf8");
	writeFileSync(
		POSTGRES_SCHEMA,
		schema
			.replace('provider = "sqlite"', 'provider = "postgresql"')
			.replace('"../app/platform/database/prisma"', '"../app/platform/database/prisma-postgresql"'),
	);
}

function generate() {
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
	"scripts/command.ts",
	"scripts/inline-script.ts",
	"scripts/move-to-postgres.ts",
	"scripts/sample-photos.ts",
	"package.json",
	"package-lock.json",
	"react-router.config.ts",
	"tsconfig.json",
	"vite.config.ts",
];

/** The folder of the prepared sample photos, which builds reuse until something that they depend on changes. */
const SAMPLE_PHOTOS = "node_modules/.cache/sample-photos";

const samplePhotoInputs = [
	"app/photos/limits.ts",
	"app/photos/process.server.ts",
	"app/photos/sharp.server.ts",
	"app/photos/sizes.ts",
	"package-lock.json",
	"prisma/sample/photos",
	"prisma/sample/stock",
	"scripts/sample-photos.ts",
];

const makeSamplePhotos = () =>
	whenStale(join(SAMPLE_PHOTOS, ".stamp"), samplePhotoInputs, () => {
		say("Preparing the sample photos…");
		return runBeside(node, [...nodeFlags, "scripts/sample-photos.ts", SAMPLE_PHOTOS], {
			what: "preparing the sample photos",
		});
	});

/**
 * A plugin with which Vite makes the sample photos before it builds: beside the build they would need
 * 370 MB more at the same time, and the whole has to fit on a server with 1 GB.
 * @returns {import("vite").Plugin}
 */
export function samplePhotos() {
	/** @type {Promise<void> | undefined} */
	let made;
	return {
		name: "sample-photos",
		apply: "build",
		async buildStart() {
			made ??= makeSamplePhotos();
			await made;
		},
		writeBundle() {
			if (this.environment.name === "ssr") addSamplePhotos(SAMPLE_PHOTOS);
		},
	};
}

/**
 * The build has to fit on a server with 1 GB. Without a limit, Node takes half a gigabyte more where there is
 * much memory; and the bundler's allocator, mimalloc, would keep 100 MB that it needs no longer.
 */
const littleMemory = {
	flags: ["--max-old-space-size=384", "--max-semi-space-size=8"],
	env: { MIMALLOC_PURGE_DELAY: "0" },
};

function build() {
	const runBuild = () =>
		runBeside(node, [...littleMemory.flags, tool("@react-router/dev/bin.cjs"), "build"], {
			what: "react-router build",
			env: { NODE_ENV: "production", ...littleMemory.env },
		});
	return whenStale("build/.stamp", buildInputs, () => timed("Building the site…", runBuild));
}

/**
 * Installs, generates and builds what is missing or stale, as far as it is needed.
 * @param {"site" | "tests"} purpose
 * @param {"packages" | "client" | "build"} [needs]
 */
export async function prepare(purpose, needs = "build") {
	await install(purpose);
	if (needs !== "packages") await generate();
	if (needs === "build") await build();
}

/** Reads settings from the file .env if it exists; environment variables take precedence. */
export const settingsFile = existsSync(".env") ? ["--env-file=.env"] : [];

/** Silences the warning about an experimental feature of Node that Prisma's migrations use. */
export const nodeFlags = ["--disable-warning=ExperimentalWarning"];

/** Makes stack traces refer to the source, by the build's *.map files, which are read when an error occurs. */
const sourceMapFlag = "--enable-source-maps";

/**
 * Flags for the server. Garbage is collected before much of it piles up, which saves tens of megabytes
 * (docs/decisions/0009).
 */
export const serverFlags = [
	...nodeFlags,
	sourceMapFlag,
	"--max-semi-space-size=4",
	"--heap-growing-percent=30",
];

/**
 * Environment variables for the server if the C library is glibc: threads share memory pools, and blocks of
 * 32 kB and more are returned to the system. That is what V8's compilers work in; from a pool, glibc would
 * return almost nothing of what they once needed, about 50 MB, because other blocks lie between.
 */
export const serverSettings = {
	MALLOC_ARENA_MAX: "2",
	MALLOC_MMAP_THRESHOLD_: "32768",
	MALLOC_TRIM_THRESHOLD_: "32768",
};

/** Both for a script that starts servers itself, so that it measures what `npm start` would run. */
export const measuredServer = { SERVER_FLAGS: serverFlags.join(" "), ...serverSettings };

/**
 * Installs packages if this machine runs Debian and the user is root; otherwise does nothing.
 * @param {string} what
 * @param {string[]} packages
 */
function installFromDebian(what, packages) {
	const quiet = /** @type {const} */ ({ stdio: "ignore" });
	if (process.getuid?.() !== 0) return;
	if (spawnSync("apt-get", ["--version"], quiet).status !== 0) return;
	say(`Installing ${what} for the browser tests…`);
	spawnSync("apt-get", ["update", "-qq"], quiet);
	// No installed package is removed for this.
	const options = ["-y", "-qq", "--no-install-recommends", "--no-remove"];
	spawnSync("apt-get", ["install", ...options, ...packages], {
		...quiet,
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
}

/** The path of Firefox; undefined if there is none and it can't be installed. */
export function firefox() {
	const given = process.env.FIREFOX_PATH;
	if (given) return existsSync(given) ? given : fail(`FIREFOX_PATH is not a file: ${given}`);
	const find = () => ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path));
	if (!find()) installFromDebian("Firefox", ["firefox-esr"]);
	return find();
}

/** Whether WebKit can be automated here, on a virtual screen. Tries to install it if it is missing. */
export function hasWebKit() {
	const isThere = () =>
		["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].every((path) => existsSync(path));
	if (!isThere()) installFromDebian("WebKit", ["webkit2gtk-driver", "xvfb"]);
	return isThere();
}

const DEBIAN_CHROMIUM = "/usr/bin/chromium";

/** The path of a Chromium: Debian's, another installed one, or empty for Playwright's own download. */
export function chromium() {
	const given = process.env.CHROMIUM_PATH;
	if (given) return existsSync(given) ? given : fail(`CHROMIUM_PATH is not a file: ${given}`);
	const system = [DEBIAN_CHROMIUM, "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
	const found = system.find((path) => existsSync(path));
	if (found) return found;
	installFromDebian("Chromium", ["chromium"]);
	if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
	say("Downloading Playwright's Chromium for the browser tests…");
	const cli = tool("@playwright/test/cli.js");
	if (spawnSync(node, [cli, "install", "chromium"], { stdio: "inherit" }).status === 0) return "";
	return fail(
		"No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.",
	);
}

/**
 * The path of Chromium's headless shell, which draws no windows and so needs less processor time; undefined
 * if there is none and it can't be installed. It is used only with Debian's Chromium: if somebody chose
 * another browser, that one is used.
 * @param {string} browser the result of `chromium`
 */
export function headlessShell(browser) {
	const given = process.env.HEADLESS_SHELL_PATH;
	if (given) return existsSync(given) ? given : fail(`HEADLESS_SHELL_PATH is not a file: ${given}`);
	if (process.env.CHROMIUM_PATH || browser !== DEBIAN_CHROMIUM) return undefined;
	const debian = "/usr/bin/chromium-headless-shell";
	if (!existsSync(debian)) installFromDebian("Chromium’s shell", ["chromium-headless-shell"]);
	return existsSync(debian) ? debian : undefined;
}
