// npm run build, account, backup, bench, lighthouse, test:crash and others: installs, generates and builds
// whatever a command needs and is missing or stale, and then runs it with the arguments after its name.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "./postgres.mjs";
import {
	build,
	chromium,
	fail,
	generate,
	install,
	measuredServer,
	node,
	nodeFlags,
	run,
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
 * @property {boolean} [isUnbuilt] whether it needs no build
 */

/** @type {Record<string, Command>} */
const commands = {
	build: { isForSite: true },
	account: { isForSite: true, run: ["build/server/account.js"] },
	"move-to-postgres": { isForSite: true, run: ["build/server/move-to-postgres.js"] },
	"back-up": { isForSite: true, isUnbuilt: true, run: ["scripts/back-up.ts"] },
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

const command = commands[name];
if (!command) fail(`Choose one of: ${Object.keys(commands).join(", ")}.`);
await install(command.isForSite ? "site" : "tests");
if (!command.isUnbuilt) {
	await generate();
	await build();
}
if (command.run) {
	// The crash tests run on PostgreSQL too: `npm run test:crash -- postgres`.
	const isOnPostgres = name === "crash" && args[0] === "postgres";
	const postgres = isOnPostgres ? await startPostgres() : undefined;
	if (isOnPostgres && !postgres)
		fail("PostgreSQL isn't installed, and this script can't install it.");
	const flags = command.isForSite ? [...settingsFile, ...nodeFlags] : nodeFlags;
	run(node, [...flags, ...command.run, ...(isOnPostgres ? args.slice(1) : args)], {
		what: "The command",
		env: { ...command.env?.(), ...(postgres && { TEST_POSTGRES: postgres.url }) },
	});
	await postgres?.stop();
}
