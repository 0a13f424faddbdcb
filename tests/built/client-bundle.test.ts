/** Checks that the code built for the browser contains no secrets and no server code. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { documentOf } from "../support/document.ts";
import { restartServer } from "../support/server.ts";

const ASSETS = "build/client/assets";

const scripts = readdirSync(ASSETS)
	.filter((name) => name.endsWith(".js"))
	.map((name) => ({ name, source: readFileSync(join(ASSETS, name), "utf8") }));

/** Returns the names of the scripts in which a pattern is found. */
const scriptsWith = (pattern: RegExp) =>
	scripts.filter(({ source }) => pattern.test(source)).map(({ name }) => name);

/**
 * Names that scripts may contain: React's own, and settings that the admin screens tell people to set. If the
 * settings object itself reached the browser, the other names would be there, too.
 */
const namedInWords = new Set(["NODE_ENV", "SENDGRID_API_KEY", "SMTP_URL", "MAIL_FROM"]);

/** All variables that the server reads from its environment. */
const settings = [
	...readFileSync("app/platform/env.ts", "utf8").matchAll(/^\t\t([A-Z][A-Z_]+):/gm),
].map(([, name = ""]) => name);

/** Settings whose names aren't also everyday words, such as PHONE. */
const tellingNames = settings.filter((name) => name.includes("_") && !namedInWords.has(name));

test("the check finds the settings and the scripts", () => {
	for (const name of ["SESSION_SECRET", "ADMIN_PASSWORD", "DATABASE_URL", "METRICS_TOKEN"]) {
		expect(tellingNames).toContain(name);
	}
	expect(scripts.length).toBeGreaterThan(20);
});

test.each(tellingNames)("no script names the setting %s", (name) => {
	expect(scriptsWith(new RegExp(`\\b${name}\\b`))).toEqual([]);
});

test("every script and style sheet is referenced by another file or by the server", () => {
	const styles = readdirSync(ASSETS).filter((name) => name.endsWith(".css"));
	const server = readdirSync("build/server", { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".js"))
		.map((name) => readFileSync(join("build/server", name), "utf8"));
	const unused = [...scripts.map(({ name }) => name), ...styles].filter((name) => {
		const others = scripts.filter((script) => script.name !== name);
		// The server derives the address of the public manifest from that of the full manifest.
		const named = name.replace(/^public-(?=manifest-)/, "");
		return ![...server, ...others.map(({ source }) => source)].some((text) => text.includes(named));
	});
	expect(unused).toEqual([]);
});

test("routes without a component share one empty script", () => {
	expect(scripts.filter(({ source }) => source.trim() === "")).toHaveLength(1);
});

test("no script imports Node modules or reads its environment", () => {
	expect(scriptsWith(/["'`]node:/)).toEqual([]);
	expect(scriptsWith(/\bprocess\.env\b/)).toEqual([]);
});

test("scripts that run before hydration tell the browser to compile them as a whole", () => {
	const hinted = scripts
		.filter(({ source }) => source.startsWith("//# allFunctionsCalledOnLoad\n"))
		.map(({ name }) => name.replace(/-[\w-]{8}\.js$/, ""));
	const first = ["conform", "forms", "react-dom", "router", "site", "zod"];
	expect([...new Set(hinted)].toSorted()).toEqual(first);
});

const pageModulesSchema = z.object({
	entry: z.string(),
	imports: z.array(z.string()),
	manifest: z.string(),
	routes: z.record(z.string(), z.array(z.string())),
});

/** Returns the addresses of the scripts that a page lists for its hydration. */
async function pageModulesOn(address: string) {
	const page = documentOf(await (await fetch(address)).text());
	const json = page.querySelector("script#page-modules")?.textContent;
	return pageModulesSchema.parse(JSON.parse(json ?? ""));
}

const manifestSchema = z.object({ routes: z.record(z.string(), z.unknown()) });

/** Returns the IDs of the routes in a page's manifest. */
async function routesKnownOn(address: string): Promise<string[]> {
	const { manifest } = await pageModulesOn(address);
	const source = await (await fetch(new URL(manifest, address))).text();
	const value: unknown = JSON.parse(source.replace(/^[^{]*|[^}]*$/g, ""));
	return Object.keys(manifestSchema.parse(value).routes);
}

test("public pages know every public route and no admin routes, and admin pages know all routes", async () => {
	const server = await restartServer({});
	try {
		const isAdmin = (id: string) => id.startsWith("admin/");
		const all = await routesKnownOn(`${server.origin}/admin/login`);
		expect(all.filter(isAdmin).length).toBeGreaterThan(50);
		for (const path of ["/", "/contact-us", "/not-there"]) {
			const known = await routesKnownOn(server.origin + path);
			expect(known).toEqual(all.filter((id) => !isAdmin(id)));
		}
	} finally {
		await server.stop();
	}
});

/** Returns the addresses of everything that a script imports, directly or indirectly. */
function importedBy(address: string): string[] {
	const found = new Set([address]);
	for (const each of found) {
		const source = scripts.find(({ name }) => each.endsWith(`/${name}`))?.source ?? "";
		for (const [, name = ""] of source.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
			found.add(`/assets/${name}`);
	}
	found.delete(address);
	return [...found];
}

/** Scripts that take long to evaluate. */
const FIRST_CHUNK = /\/(react-dom|router|site|zod|conform|forms)-/;

/** Maximum size in bytes of the public list's code, compressed: React, the router and the page itself. */
const LIST_CODE_MAX = 120_000;

describe("the modules that a page names", () => {
	let server: Awaited<ReturnType<typeof restartServer>>;
	beforeAll(async () => {
		server = await restartServer({});
	});
	afterAll(() => server.stop());

	test.each(["/", "/trained-puppies-for-sale", "/contact-us", "/not-there", "/admin/login"])(
		"of %s include everything the entry imports, so that each is evaluated in a separate task",
		async (path) => {
			const { entry, imports } = await pageModulesOn(server.origin + path);
			const evaluatedBefore = new Set(imports);
			expect(importedBy(entry).length).toBeGreaterThan(2);
			expect(importedBy(entry).filter((name) => !evaluatedBefore.has(name))).toEqual([]);
		},
	);

	test.each(["/", "/trained-puppies-for-sale/juniper", "/contact-us"])(
		"of %s are ordered so that evaluating one never evaluates two large ones",
		async (path) => {
			const { imports } = await pageModulesOn(server.origin + path);
			const evaluated = new Set<string>();
			for (const address of imports) {
				const now = [address, ...importedBy(address)].filter((name) => !evaluated.has(name));
				expect(now.filter((name) => FIRST_CHUNK.test(name)).length, address).toBeLessThan(2);
				for (const name of now) evaluated.add(name);
			}
		},
	);

	test.each(["/", "/trained-puppies-for-sale", "/contact-us", "/not-there"])(
		"of %s contain nothing about passkeys, which only the admin's pages use",
		async (path) => {
			const passkeyCode = scriptsWith(/credentials\.(get|create)\b/);
			expect(passkeyCode).not.toEqual([]);
			const { entry, imports, routes } = await pageModulesOn(server.origin + path);
			const named = [entry, ...imports, ...Object.values(routes).flat()];
			const all = new Set([...named, ...named.flatMap(importedBy)]);
			const found = passkeyCode.filter((name) => all.has(`/assets/${name}`));
			expect(found).toEqual([]);
		},
	);

	test("of the puppy list stay within the size limit", async () => {
		const { entry, imports, routes } = await pageModulesOn(
			`${server.origin}/trained-puppies-for-sale`,
		);
		const modules = new Set([entry, ...imports, ...Object.values(routes).flat()]);
		const all = new Set([...modules, ...[...modules].flatMap(importedBy)]);
		const sizes = [...all].map((address) => statSync(join("build/client", `${address}.br`)).size);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LIST_CODE_MAX);
	});
});

/** Texts that occur in a library's code whenever it is bundled. */
const serverOnly = {
	Prisma: /PrismaClient|@prisma\//,
	"better-sqlite3": /better-sqlite3|better_sqlite3/,
	"node-postgres": /pg_catalog|pg-pool|pgpass/,
	pino: /pino\.destination|\bpino\b/,
	"password hashing": /argon2|scrypt/,
	"phone number metadata": /libphonenumber|countryCallingCode|country_calling_codes/,
	nodemailer: /nodemailer/,
	SendGrid: /@sendgrid\/|sendgrid-nodejs|v3\/mail\/send/,
	sharp: /\blibvips\b|sharp\.node/,
	"S3 client": /s3mini|x-amz-/,
	"a server module": /\.server\.(ts|js)/,
};

test.each(Object.entries(serverOnly))("no script contains %s", (_, pattern) => {
	expect(scriptsWith(pattern)).toEqual([]);
});

/** Strict, because a field that isn't listed here isn't public. */
const publicSettingsSchema = z.strictObject({
	samples: z.string().optional(),
	origin: z.url(),
	today: z.iso.date(),
	business: z.partialRecord(
		z.enum([
			"brand",
			"product",
			"trainer",
			"phone",
			"email",
			"city",
			"region",
			"facebook",
			"messenger",
			"instagram",
			"puppySaleSite",
		]),
		z.string(),
	),
});

test("a page contains only the public settings, and no secrets", async () => {
	const secrets = {
		SESSION_SECRET: "b7c1f04a92d8e36f5ab1907c4de2836f",
		SENDGRID_API_KEY: "SG.this-must-not-reach-a-page",
		ADMIN_PASSWORD: "walnut-creek-88-porch-light",
		METRICS_TOKEN: "token-for-metrics-51c0",
	};
	const server = await restartServer({ ...secrets, BRAND: "Ridge Dogs" });
	try {
		for (const path of ["/contact-us", "/admin/login"]) {
			const page = await (await fetch(server.origin + path)).text();
			const json = documentOf(page).querySelector("script#public-settings")?.textContent;
			const { business } = publicSettingsSchema.parse(JSON.parse(json ?? ""));
			expect(business).toEqual({ brand: "Ridge Dogs" });
			for (const secret of Object.values(secrets)) expect(page).not.toContain(secret);
		}
	} finally {
		await server.stop();
	}
});
