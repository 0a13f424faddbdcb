/** Tests the operator's commands: the database that they use, and a site that was restored from a backup. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import {
	appendFileSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { provider, transaction } from "~/platform/database/database.server.ts";
import { env } from "~/platform/env.ts";
import { newBrowser } from "../support/browser.ts";
import { freshDatabase } from "../support/database.ts";
import { sendMessage } from "../support/messages.ts";
import { type FakeSendGrid, startSendGrid } from "../support/sendgrid.ts";
import { type BuiltServer, launchServer, restartServer, startServer } from "../support/server.ts";

const ADMIN_PASSWORD = "a password for tests";
let folder: string;
let nowhere: string;

/** Runs a command of the build for the site in a data directory. */
function run(dataDir: string, command: string, ...args: string[]) {
	const variables = { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, DATABASE_URL: "" };
	const done = Promise.withResolvers<{ code: number; said: string }>();
	const child = execFile(
		process.execPath,
		["--disable-warning=ExperimentalWarning", `build/server/${command}.js`, ...args],
		{ env: variables },
		(_, stdout, stderr) => done.resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
	);
	return done.promise;
}

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "site-commands-"));
});
beforeEach(() => {
	nowhere = join(folder, crypto.randomUUID());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("where there is no site", () => {
	test.each([
		["account", ["list"]],
		["account", ["create", "admin", "maren"]],
		["account", ["unlock", "maren"]],
		["back-up", ["backup", "backup"]],
	])("%s %j says which database it looked for, fails and creates none", async (command, args) => {
		const inFolder = args.map((each) => (each === "backup" && each !== args[0] ? nowhere : each));
		const { code, said } = await run(nowhere, command, ...inFolder);
		expect(code, said).toBe(1);
		expect(said).toContain(`Database: ${resolve(nowhere, "site.db")}`);
		expect(said).toContain(`Data folder: ${resolve(nowhere)}`);
		expect(said).toMatch(/no (such )?database/);
		expect(said).not.toContain("    at ");
		expect(readdirSync(folder)).toEqual([]);
	});

	test("account without arguments explains itself, and ends well", async () => {
		const { code, said } = await run(nowhere, "account");
		expect([code, said]).toEqual([0, expect.stringContaining("npm run account -- create")]);
		expect(readdirSync(folder)).toEqual([]);
	});

	test("account makes no site of an empty database", async () => {
		mkdirSync(nowhere);
		writeFileSync(join(nowhere, "site.db"), "");
		const { code, said } = await run(nowhere, "account", "create", "admin", "maren");
		expect([code, said]).toEqual([1, expect.stringContaining("it has no site")]);
		const file = new Database(join(nowhere, "site.db"), { readonly: true });
		expect(file.prepare("SELECT name FROM sqlite_schema").all()).toEqual([]);
		file.close();
		rmSync(nowhere, { recursive: true });
	});
});

describe("a start", () => {
	/** What a server says that can't start, without its status. */
	async function refusal(settings: Record<string, string>) {
		const server = await launchServer(settings);
		const code = await server.ended;
		await expect(server.isReady).rejects.toThrow();
		expect(code).toBe(1);
		return server.said.join("");
	}

	test("on a taken port, or with bad settings, says what to change, without a stack", async () => {
		const taken = createServer().listen(0);
		await once(taken, "listening");
		const address = taken.address();
		const port = String(typeof address === "object" && address ? address.port : 0);
		await freshDatabase();
		await transaction(raiseContentVersion);
		const said = await refusal({ PORT: port, ADMIN_PASSWORD, SERVICE_PASSWORD: ADMIN_PASSWORD });
		taken.close();
		expect(said).toBe(`The site could not start. Port ${port} is taken: set PORT.\n`);
		expect(
			await refusal({ HOST: "192.0.2.7", ADMIN_PASSWORD, SERVICE_PASSWORD: ADMIN_PASSWORD }),
		).toBe("The site could not start. HOST is 192.0.2.7, which is no address of this machine.\n");
		expect(await refusal({ LOG_LEVEL: "loud" })).toBe(
			'These settings can\'t be used:\n  LOG_LEVEL: must be debug, info, warn, error or silent; it is "loud"\n',
		);
	});

	test("for the first time frames the passwords, and says once that it is ready", async () => {
		const server = await startServer();
		const said = server.said.join("\n");
		await server.stop();
		expect(said.match(/Ready/g)).toHaveLength(1);
		expect(said).toMatch(/^┌─+┐\n(│ .+ │\n)+└─+┘$/m);
		expect(said).toMatch(/^│ admin: user name admin, password \S{20} +│$/m);
	});
});

describe.runIf(provider === "sqlite")("a site that is restored from a backup", () => {
	let sendgrid: FakeSendGrid;
	let own: BuiltServer;
	let copy: BuiltServer;
	let settings: Record<string, string>;

	beforeAll(async () => {
		sendgrid = await startSendGrid();
		settings = {
			SENDGRID_API_KEY: "SG.test",
			SENDGRID_BASE_URL: sendgrid.url,
			ADMIN_PASSWORD,
		};
		own = await startServer(settings);
		const backup = join(folder, "backup");
		const made = await run(env.DATA_DIR, "back-up", "backup", backup);
		expect(made.said).toContain("(messages: 0, puppies: 0, photos of puppies: 0, files: ");
		const restored = await run(join(folder, "copy"), "back-up", "restore", backup);
		expect(restored.said).toContain("Sending is paused there");
		copy = await restartServer({ ...settings, DATA_DIR: join(folder, "copy"), DATABASE_URL: "" });
	});
	afterAll(async () => {
		await Promise.all([own, copy].map((server) => server?.stop()));
		await sendgrid.stop();
	});

	test("account list names each account and what it is", async () => {
		const { code, said } = await run(env.DATA_DIR, "account", "list");
		expect([code, said]).toEqual([0, expect.stringMatching(/^admin, admin\nservice, service$/m)]);
	});

	test("account finds a name with a space, as somebody who was invited may have chosen", async () => {
		const made = await run(env.DATA_DIR, "account", "create", "service", "Dana Smith");
		expect([made.code, made.said]).toEqual([0, expect.stringContaining("Dana Smith was created")]);
		for (const words of [
			["unlock", "Dana Smith"],
			["close", "Dana", "Smith"],
		]) {
			expect(await run(env.DATA_DIR, "account", ...words)).toMatchObject({ code: 0 });
		}
		const { said } = await run(env.DATA_DIR, "account", "list");
		expect(said).toContain("Dana Smith, service, closed");
	});

	test("has a backup that can be checked, and is found wrong once a file has changed", async () => {
		const made = join(folder, "checked");
		await run(env.DATA_DIR, "back-up", "backup", made);
		const whole = await run(nowhere, "back-up", "backup", "--verify", made);
		expect([whole.code, whole.said]).toEqual([
			0,
			expect.stringContaining("is complete (messages: 0"),
		]);
		appendFileSync(join(made, "site.db"), "more");
		const changed = await run(nowhere, "back-up", "backup", "--verify", made);
		expect([changed.code, changed.said]).toEqual([
			1,
			"site.db has changed since the backup was made.\n",
		]);
		const again = await run(env.DATA_DIR, "back-up", "backup", made);
		expect([again.code, again.said]).toEqual([1, expect.stringContaining("already exists")]);
		rmSync(made, { recursive: true });
	});

	test("can be read by nobody else, and neither can the site itself", () => {
		expect(statSync(env.DATA_DIR).mode & 0o077).toBe(0);
		for (const place of [join(folder, "copy"), join(folder, "backup")]) {
			expect(statSync(place).mode & 0o077, place).toBe(0);
			const entries = readdirSync(place, { recursive: true, encoding: "utf8" });
			expect(entries).toContain("site.db");
			for (const entry of entries) expect(statSync(join(place, entry)).mode & 0o077, entry).toBe(0);
		}
	});

	test("sends nothing until somebody presses the button", async () => {
		expect(copy.said.join("\n")).toContain("Sending is paused");
		expect(own.said.join("\n")).not.toContain("Sending is paused");
		expect((await sendMessage(copy.origin, "Written to the copy")).status).toBe(303);
		// The other site's outbox sends its own meanwhile, so this one had the time to.
		expect((await sendMessage(own.origin, "Written to the site")).status).toBe(303);
		await sendgrid.arrived(1);
		const browser = newBrowser(copy.origin);
		await browser.post("/admin/login", { username: "admin", password: ADMIN_PASSWORD });
		for (const path of ["/admin", "/admin/status"]) {
			expect((await browser.open(path)).html).toContain("Sending is paused");
		}
		expect(sendgrid.received.map(({ text }) => text).join()).not.toContain("to the copy");
		expect((await browser.post("/admin/status", { intent: "resume" })).status).toBe(303);
		await sendgrid.arrived(2);
		expect(sendgrid.received.at(-1)?.text).toContain("Written to the copy");
		expect((await browser.open("/admin")).html).not.toContain("Sending is paused");
		const again = await run(join(folder, "copy"), "back-up", "resume");
		expect([again.code, again.said]).toEqual([1, expect.stringContaining("not paused")]);
	});
});
