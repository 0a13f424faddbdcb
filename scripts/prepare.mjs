// What the other scripts share: each step is done only when something it depends on changed.
// Runs on the machine's own Node, before anything is installed: nothing but built-in modules.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

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

/** The Node that the project brings along (package "node"): what runs everything but this. */
export const node = join(
	root,
	"node_modules/node/bin",
	process.platform === "win32" ? "node.exe" : "node",
);
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
 * Runs npm itself: the one that runs this script, or the one in PATH.
 * @param {string[]} args
 */
function npm(args) {
	const script = process.env.npm_execpath;
	if (script?.endsWith(".js")) run(process.execPath, [script, ...args], { what: `npm ${args[0]}` });
	else run(process.platform === "win32" ? "npm.cmd" : "npm", args);
}

/**
 * @param {string} path
 * @returns {Generator<string>}
 */
function* filesBelow(path) {
	if (!existsSync(path)) return;
	if (statSync(path).isFile()) yield path;
	else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/**
 * A fingerprint of files' contents; folders stand for all that lies in them.
 * @param {string[]} paths
 */
function fingerprint(paths) {
	const hash = createHash("sha256");
	for (const path of paths) {
		for (const file of filesBelow(path)) hash.update(file).update("\0").update(readFileSync(file));
	}
	return hash.digest("hex");
}

/**
 * Does `step` unless the stamp says that it was done for these very inputs.
 * @param {string} stamp
 * @param {string[]} inputs
 * @param {() => void} step
 */
function whenStale(stamp, inputs, step) {
	const now = fingerprint(inputs);
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
	// A step that is cut short has done nothing that counts.
	rmSync(stamp, { force: true });
	step();
	mkdirSync(dirname(stamp), { recursive: true });
	writeFileSync(stamp, now);
}

export function install() {
	whenStale("node_modules/.installed", ["package.json", "package-lock.json", ".npmrc"], () => {
		say("Installing what the project needs (a minute or two the first time)…");
		// Not `npm ci`: it refuses a lock file that was written where the registry had no packages
		// for other platforms. The versions are the lock's all the same, and it isn't rewritten.
		npm(["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]);
		if (!existsSync(node)) fail('npm did not install the project\'s own Node (package "node").');
	});
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
	whenStale(
		"app/platform/database/prisma/.stamp",
		["prisma/schema.prisma", "prisma.config.ts", "package-lock.json"],
		() => {
			say("Generating the database client…");
			writePostgresSchema();
			for (const schema of ["prisma/schema.prisma", POSTGRES_SCHEMA]) {
				run(node, [tool("prisma/build/index.js"), "generate", "--schema", schema], {
					what: "prisma generate",
					env: { PRISMA_HIDE_UPDATE_MESSAGE: "1", CHECKPOINT_DISABLE: "1" },
				});
			}
		},
	);
}

const buildInputs = [
	"app",
	"public",
	"prisma/sample",
	"package-lock.json",
	"react-router.config.ts",
	"tsconfig.json",
	"vite.config.ts",
];

const compressible = new Set([".css", ".js", ".svg", ".txt", ".webmanifest"]);

/**
 * Compresses built files once, so that no request has to: `name.br` and `name.gz` beside each.
 * @param {string} folder
 */
function compress(folder) {
	for (const file of [...filesBelow(folder)]) {
		if (!compressible.has(extname(file))) continue;
		const content = readFileSync(file);
		writeFileSync(`${file}.br`, brotliCompressSync(content));
		writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
	}
}

export function build() {
	whenStale("build/.stamp", buildInputs, () => {
		say("Building the site…");
		run(node, [tool("@react-router/dev/bin.cjs"), "build"], {
			what: "react-router build",
			env: { NODE_ENV: "production" },
		});
		compress("build/client");
	});
}

/** Quiets the one warning about a feature of Node that Prisma's migrations rely on. */
export const nodeFlags = ["--disable-warning=ExperimentalWarning"];

/** Has errors tell their places in the source (the build's *.map files), read when one happens. */
const sourceMapFlag = "--enable-source-maps";

/**
 * For the server: old objects are cleared away before there are many of them, which keeps some
 * 100 MB of memory from being held for nothing. Cached pages take a twentieth longer by it.
 */
export const serverFlags = [
	...nodeFlags,
	sourceMapFlag,
	"--max-semi-space-size=8",
	"--heap-growing-percent=30",
];

/** For the server as well: where the C library is glibc, its threads share their memory. */
export const serverSettings = { MALLOC_ARENA_MAX: "2" };

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
	spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
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

/** A Chromium that starts: Debian's, another system one, or Playwright's own download. */
export function chromium() {
	const given = process.env.CHROMIUM_PATH;
	if (given) return existsSync(given) ? given : fail(`CHROMIUM_PATH names no file: ${given}`);
	const debian = "/usr/bin/chromium";
	const system = [debian, "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
	const found = system.find((path) => existsSync(path));
	if (found) return found;
	installFromDebian("Chromium", ["chromium"]);
	if (existsSync(debian)) return debian;
	say("Fetching Playwright's Chromium for the browser tests…");
	const cli = tool("@playwright/test/cli.js");
	if (spawnSync(node, [cli, "install", "chromium"], { stdio: "inherit" }).status === 0) return "";
	return fail(
		"No Chromium was found and none could be installed. Install one and name it in CHROMIUM_PATH.",
	);
}
