// npm start, npm run dev, build, migration, account, backup, bench, test:crash and others: installs, generates and
// builds whatever a command needs and is missing or stale, and then runs it with the arguments after its name.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "./postgres.mjs";
import {
	chromium,
	fail,
	measuredServer,
	node,
	nodeFlags,
	prepare,
	run,
	say,
	serverFlags,
	serverSettings,
	settingsFile,
	tool,
} from "./prepare.mjs";

const [name = "", ...args] = process.argv.slice(2);
const vitest = (/** @type {string[]} */ ...rest) => [tool("vitest/vitest.mjs"), "run", ...rest];
const testEnvironment = { NODE_OPTIONS: nodeFlags.join(" ") };
/** The prefix of the crash tests' paths, used as a filter and in a pattern to exclude them. */
const crash = "tests/faults/crash";

/**
 * @typedef {object} Command
 * @property {string[]} [run] what Node runs; without it, the command only builds
 * @property {() => NodeJS.ProcessEnv} [env]
 * @property {boolean} [isForSite] whether it runs where the site does, with its settings and without the tests
 * @property {"packages" | "client"} [needs] what it needs instead of a build: only the packages, or also the
 *   database client
 * @property {boolean} [isServer] whether it runs until it is told to stop
 * @property {boolean} [isForEach] whether it runs once for each database
 */

/** @type {Record<string, Command>} */
const commands = {
	start: {
		isForSite: true,
		isServer: true,
		run: [...serverFlags, "build/server/index.js"],
		env: () => ({ NODE_ENV: "production", ...serverSettings, ...process.env }),
	},
	// Shows changes in app/ at once (site-in-vite.ts).
	dev: {
		isForSite: true,
		isServer: true,
		needs: "client",
		run: [tool("@react-router/dev/bin.cjs"), "dev"],
		// Whatever the settings file says of the deployment.
		env: () => ({ NODE_ENV: "development", ...process.env }),
	},
	build: { isForSite: true },
	// Writes the migrations for changed models in prisma/schema.prisma: npm run migration -- NAME
	migration: {
		isForSite: true,
		needs: "client",
		isForEach: true,
		run: ["scripts/write-migration.ts"],
	},
	account: { isForSite: true, run: ["build/server/account.js"] },
	"move-to-postgres": { isForSite: true, run: ["build/server/move-to-postgres.js"] },
	"back-up": { isForSite: true, needs: "packages", run: ["scripts/back-up.ts"] },
	bench: { run: ["tests/bench/bench.ts"], env: () => measuredServer },
	hydration: { run: ["tests/bench/hydration.ts"], env: () => ({ CHROME_PATH: chromium() }) },
	lighthouse: { run: ["tests/support/lighthouse.ts"], env: () => ({ CHROME_PATH: chromium() }) },
	"guide-pictures": {
		run: ["tests/support/guide-pictures.ts"],
		env: () => ({ CHROMIUM_PATH: chromium() }),
	},
	attacks: {
		run: vitest("-c", "tests/attacks.config.ts"),
		env: () => ({ ...testEnvironment, ...measuredServer }),
	},
	crash: { run: vitest("-c", "tests/faults.config.ts", crash), env: () => testEnvironment },
	faults: {
		run: vitest("-c", "tests/faults.config.ts", "--exclude", `${crash}*.test.ts`),
		env: () => testEnvironment,
	},
	requests: {
		run: vitest("-c", "tests/vitest.config.ts", "tests/api/generated-requests"),
		env: () => ({ REQUESTS: process.env.REQUESTS ?? "10000", ...testEnvironment }),
	},
	scale: {
		run: ["scripts/measure-scale.ts"],
		env: () => {
			const dataDir = mkdtempSync(join(tmpdir(), "site-scale-template-"));
			process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
			return { DATA_DIR: dataDir, NODE_ENV: "test", LOG_LEVEL: "error", ...measuredServer };
		},
	},
};

/**
 * Runs a server, and passes on that it is to stop.
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv | undefined} env
 */
function serve(words, env) {
	say("Starting…");
	const server = spawn(node, words, { stdio: "inherit", env });
	process.on("SIGINT", () => server.kill("SIGINT"));
	process.on("SIGTERM", () => server.kill("SIGTERM"));
	// When npm is told to stop, it ends its shell, which doesn't pass the signal on. So the server is stopped
	// when the shell has ended.
	const shell = process.ppid;
	const isNpm = process.env.npm_lifecycle_event !== undefined;
	if (isNpm) setInterval(() => process.ppid !== shell && server.kill("SIGTERM"), 500).unref();
	server.on("error", (error) => fail(`The server could not be started: ${error.message}`));
	server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

async function postgresServer() {
	const postgres = await startPostgres();
	return postgres ?? fail("PostgreSQL isn't installed, and this script can't install it.");
}

const command = commands[name];
if (!command) fail(`Choose one of: ${Object.keys(commands).join(", ")}.`);
await prepare(command.isForSite ? "site" : "tests", command.needs);
const words = [...(command.isForSite ? settingsFile : []), ...nodeFlags, ...(command.run ?? [])];
const env = command.env?.();
const what = "The command";
if (command.isServer) {
	serve(words, env);
} else if (command.isForEach) {
	const postgres = await postgresServer();
	for (const url of [
		`file:${join(tmpdir(), `${name}-${process.pid}.db`)}`,
		`${postgres.url}/postgres`,
	]) {
		run(node, [...words, ...args], { what, env: { ...env, DATABASE_URL: url } });
	}
	await postgres.stop();
} else if (name === "crash" && args[0] === "postgres") {
	// The crash tests run on PostgreSQL too: `npm run test:crash -- postgres`.
	const postgres = await postgresServer();
	run(node, [...words, ...args.slice(1)], { what, env: { ...env, TEST_POSTGRES: postgres.url } });
	await postgres.stop();
} else if (command.run) {
	run(node, [...words, ...args], { what, env });
}
