/** Makes the archive of a release from the build, and runs it as somebody would who has only that. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
	chmodSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/free-port.mjs";
import { archiveName, gather, pack } from "../../scripts/release-files.mjs";
import { copySampleData } from "../support/sample-data.ts";

const MAX_BYTES = 60_000_000;
const CHANGED_AT = Date.UTC(2026, 10, 27) / 1_000;
const tell = promisify(execFile);

let place: string;
let archive: string;
/** The unpacked archive. */
let site: string;

beforeAll(async () => {
	place = mkdtempSync(join(tmpdir(), "site-archive-"));
	const folder = join(place, archiveName());
	gather(folder, { isExplained: true });
	archive = `${folder}.tar.gz`;
	pack(folder, archive, CHANGED_AT);
	rmSync(folder, { recursive: true });
	await tell("tar", ["-xzf", archive, "-C", place]);
	site = folder;
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const environment = (dataDir: string) => ({
	// Nothing else of the tests' environment: what the archive needs, it must bring along.
	PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
	DATA_DIR: dataDir,
	LOG_LEVEL: "silent",
});

/** What a command of the archive says. */
async function command(dataDir: string, ...words: string[]) {
	const { stdout } = await tell(join(site, "site"), words, {
		cwd: place,
		env: environment(dataDir),
	});
	return stdout;
}

test("the archive is small, has what runs and explains, and nothing that only builds or tests", () => {
	expect(statSync(archive).size).toBeLessThan(MAX_BYTES);
	expect(readdirSync(site)).toEqual(
		["CHANGELOG.md", "LICENSE", "SECURITY.md", "build", "deploy", "docs", "node_modules"].concat(
			"package.json",
			"site",
		),
	);
	const files = readdirSync(site, { recursive: true, encoding: "utf8" });
	expect(
		files.filter((file) => /\.d\.ts$|\/(vite|typescript|vitest|prisma)\/package\.json$/.test(file)),
	).toEqual([]);
	const native = files.filter((file) => file.endsWith(".node"));
	expect(native.length).toBeGreaterThan(1);
	const { platform, arch } = process;
	expect(native.filter((file) => !new RegExp(`${platform}(musl)?-${arch}`).test(file))).toEqual([]);
});

test("the same files give the same archive, which belongs to nobody and only its owner can change", async () => {
	const docs = join(site, "docs");
	const packed = (name: string) => {
		pack(docs, join(place, name), CHANGED_AT);
		return readFileSync(join(place, name));
	};
	const first = packed("once.tar.gz");
	for (const name of readdirSync(docs)) {
		utimesSync(join(docs, name), 1, 1);
		chmodSync(join(docs, name), 0o600);
	}
	expect(packed("again.tar.gz").equals(first)).toBe(true);
	const { stdout } = await tell("tar", ["-tvzf", join(place, "once.tar.gz")]);
	const lines = stdout.trim().split("\n");
	expect(lines.length).toBeGreaterThan(5);
	for (const line of lines)
		expect(line).toMatch(/^(d|-)rw[x-]r-[x-]r-[x-] 0\/0 .* 2026-11-2[678] /);
});

test("it runs with Node.js alone, and so do its commands, of which one restores what another backed up", async () => {
	const data = join(place, "data");
	const port = await freePort();
	await copySampleData(data);
	const server = spawn(join(site, "site"), ["start"], {
		cwd: place,
		stdio: ["ignore", "pipe", "inherit"],
		env: { ...environment(data), PORT: String(port) },
	});
	for await (const line of createInterface(server.stdout)) if (line.startsWith("Ready at")) break;
	server.stdout.resume();
	const get = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
	expect(await get("/healthz")).toContain("ok");
	expect(await get("/")).toContain("A puppy who already knows");
	expect(await command(data, "account", "list")).toContain("admin");

	const backup = join(place, "backup");
	expect(await command(data, "backup", backup)).toContain("Backed up");
	server.kill();
	expect((await once(server, "exit"))[0]).toBe(0);
	expect(await command(data, "backup", "--verify", backup)).toContain("is complete");
	const copy = join(place, "copy");
	const restored = await command(copy, "restore", backup);
	expect(restored).toContain("Sending is paused there: `./site resume` lets it send.");
	expect(await command(copy, "resume")).toContain("Sending is resumed");
});

test("its start says what it can do, and which Node.js it needs", async () => {
	expect(await command(place)).toContain("./site start");
	expect(await command(place, "account")).toContain("./site account create admin|service NAME");
	const older = join(place, "older");
	mkdirSync(older);
	writeFileSync(join(older, "node"), "#!/bin/sh\necho 18\n", { mode: 0o700 });
	const env = { PATH: `${older}:/usr/bin:/bin` };
	const started = tell(join(site, "site"), ["start"], { env });
	await expect(started).rejects.toThrow("Node.js 24 or newer is needed; here is 18.");
});
