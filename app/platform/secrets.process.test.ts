import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashOf, newSecret, secretsFor, storedSecret } from "./secrets.server.ts";

test("each new secret is different, and its hash doesn’t reveal it", () => {
	const [one, other] = [newSecret(), newSecret()];
	expect(one).not.toBe(other);
	expect(one).toMatch(/^[\w-]{43}$/);
	expect(hashOf(one)).toMatch(/^[\w-]{43}$/);
	expect(hashOf(one)).not.toBe(one);
	expect(hashOf(one)).toBe(hashOf(one));
});

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "secret-test-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the stored secret", () => {
	test("is generated once, and is the same at every later start", () => {
		const secret = storedSecret(folder);
		expect(secret).toMatch(/^[0-9a-f]{64}$/);
		expect(storedSecret(folder)).toBe(secret);
		expect(storedSecret(join(folder, "another/data"))).not.toBe(secret);
	});

	test("can be read by no other user, and no other file is left behind", () => {
		storedSecret(folder);
		expect(readdirSync(folder)).toEqual(["session-secret"]);
		expect(statSync(join(folder, "session-secret")).mode & 0o777).toBe(0o600);
	});

	test("is the same for processes that start at the same moment", async () => {
		const module = pathToFileURL(resolve("app/platform/secrets.server.ts")).href;
		const code = `import { storedSecret } from "${module}"; process.stdout.write(storedSecret("${folder}"));`;
		const found = await Promise.all(
			Array.from({ length: 4 }, async () => {
				const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
					env: {},
					stdio: ["ignore", "pipe", "inherit"],
				});
				let output = "";
				child.stdout.on("data", (chunk) => {
					output += chunk;
				});
				await once(child, "close");
				return output;
			}),
		);
		expect(new Set(found)).toEqual(new Set([storedSecret(folder)]));
		expect(readdirSync(folder)).toEqual(["session-secret"]);
	});

	test("is never replaced: the error names a damaged file instead", () => {
		const file = join(folder, "session-secret");
		writeFileSync(file, "");
		expect(() => storedSecret(folder)).toThrow(file);
		expect(readFileSync(file, "utf8")).toBe("");
	});
});

describe("the secrets of a purpose", () => {
	test("differ from those of other purposes and from the configured ones", () => {
		const [flash, ...others] = secretsFor("flash");
		expect(others).toEqual([]);
		expect(secretsFor("flash")).toEqual([flash]);
		expect(secretsFor("session")).not.toEqual([flash]);
		expect(flash).not.toBe(process.env.SESSION_SECRET);
	});
});
