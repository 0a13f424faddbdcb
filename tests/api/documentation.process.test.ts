/** Checks that docs/api.md and the page about the JSON API are accurate. */
import { execFile, spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientSource } from "../support/client-source.ts";
import { contract } from "../support/contract.ts";
import { documentOf } from "../support/document.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "it's a password & more";
let server: BuiltServer;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
});
afterAll(() => server.stop());

const hasCurl = spawnSync("curl", ["--version"]).status === 0;

test.skipIf(!hasCurl)("the curl examples of docs/api.md work as written", async () => {
	const document = await readFile("docs/api.md", "utf8");
	const [, examples = ""] = /```sh\n([\s\S]*?)```/.exec(document) ?? [];
	const script = examples.replace("SITE=http://localhost:3000", `SITE=${server.origin}`);
	expect(script).toContain(server.origin);
	const { stdout } = await promisify(execFile)("sh", ["-eu", "-c", script], {
		env: { PATH: process.env.PATH, ADMIN_PASSWORD: password },
	});
	expect(stdout).toContain('"profilePath":"pepper"');
	expect(stdout).toContain('"price":"$5,500"');
	expect(stdout).toContain('"status_code":200');
	expect(stdout).toContain('"message":"Is Pepper still looking for a family?"');
});

test("the API page lists every endpoint and loads nothing from other sites", async () => {
	const { document } = await contract(server.origin);
	for (const address of ["/api/docs", "/api/docs/"]) {
		const answer = await fetch(`${server.origin}${address}`);
		expect(answer.status).toBe(200);
		const html = await answer.text();
		for (const [path, operations] of Object.entries(document.paths)) {
			expect(html).toContain(path);
			for (const { operationId } of Object.values(operations)) {
				expect(html).toContain(`id="${operationId}"`);
			}
		}
		const loaded = documentOf(html).querySelectorAll(":is(script, link, img):is([src], [href])");
		const elsewhere = [...loaded]
			.map((part) => part.getAttribute("src") ?? part.getAttribute("href") ?? "")
			.map((url) => new URL(url, server.origin))
			.filter(({ origin, protocol }) => protocol !== "data:" && origin !== server.origin);
		expect(elsewhere).toEqual([]);
	}
});

test("the typed client matches the document that the server publishes", async () => {
	const answer = await fetch(`${server.origin}/api/openapi.json`);
	await expect(clientSource(await answer.json())).toMatchFileSnapshot("client.generated.ts");
});
