/** Checks the container files as far as that is possible without a container engine. */
import { existsSync, readFileSync } from "node:fs";
import { DockerfileParser } from "dockerfile-ast";
import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { z } from "zod";
import { serverFlags, serverSettings } from "../../scripts/prepare.mjs";

const read = (file: string) => readFileSync(file, "utf8");

describe("the Dockerfile", () => {
	const dockerfile = DockerfileParser.parse(read("Dockerfile"));
	const instructions = dockerfile.getInstructions();
	const keywords = instructions.map((one) => one.getKeyword());
	const of = (keyword: string) => instructions.filter((one) => one.getKeyword() === keyword);
	const argumentsOf = (keyword: string) =>
		of(keyword).map((one) => one.getArguments().map((argument) => argument.getValue()));

	test("chooses its syntax in the first line, the only one where a builder reads that", () => {
		expect(read("Dockerfile")).toMatch(/^# syntax=docker\/dockerfile:1\n/);
	});

	test("contains only valid instructions", () => {
		const known = [
			"FROM",
			"WORKDIR",
			"COPY",
			"RUN",
			"ENV",
			"USER",
			"VOLUME",
			"EXPOSE",
			"STOPSIGNAL",
			"HEALTHCHECK",
			"CMD",
		];
		expect(keywords.filter((keyword) => !known.includes(keyword))).toEqual([]);
		expect(keywords[0]).toBe("FROM");
	});

	test("has separate stages for the build and the final image, on the project's Node version", () => {
		const images = dockerfile.getFROMs();
		const version = read(".nvmrc").trim();
		expect(images.map((one) => one.getBuildStage())).toEqual(["build", "site"]);
		for (const one of images) expect(one.getImage()).toBe(`node:${version}-bookworm-slim`);
	});

	test("doesn't run as root, and receives the signal to stop", () => {
		const last = keywords.lastIndexOf("FROM");
		expect(keywords.indexOf("USER")).toBeGreaterThan(last);
		expect(argumentsOf("USER")).toEqual([["node"]]);
		expect(keywords.slice(keywords.indexOf("USER"))).not.toContain("RUN");
		expect(argumentsOf("STOPSIGNAL")).toEqual([["SIGTERM"]]);
		// The command must be a list, because a shell in between wouldn't pass on the signal.
		const command = /^CMD (\[.*\])$/m.exec(read("Dockerfile"))?.[1] ?? "";
		expect(JSON.parse(command)).toEqual(["./site", "start"]);
	});

	test("contains the build, the required packages and the file that marks them as modules", () => {
		const last = keywords.lastIndexOf("FROM");
		const copies = instructions.slice(last).filter((one) => one.getKeyword() === "COPY");
		const copied = copies.flatMap((one) => one.getArguments().slice(0, -1));
		expect(copied.map((argument) => argument.getValue()).toSorted()).toEqual([
			"/release/build",
			"/release/node_modules",
			"/release/package.json",
			"/release/site",
		]);
		const runs = of("RUN").map((one) => one.getArgumentsContent());
		expect(runs).toContain("node scripts/release.mjs --folder /release");
	});

	test("copies only files that exist", () => {
		for (const copy of dockerfile.getCOPYs()) {
			const words = copy.getArguments().map((argument) => argument.getValue());
			const from = copy.getFlags().find((flag) => flag.getName() === "from");
			expect(["build", undefined]).toContain(from?.getValue());
			if (from) continue;
			for (const source of words.slice(0, -1)) expect(existsSync(source), source).toBe(true);
		}
	});

	test("leaves data, secrets and generated files out of the image", () => {
		const ignored = read(".dockerignore").split("\n");
		const generated = ["node_modules", "scripts/node", "build", "release"];
		for (const path of [...generated, ".git", "data", "backups", ".env"]) {
			expect(ignored).toContain(path);
		}
	});
});

test("a release starts the server like `npm start`", () => {
	const start = read("deploy/site");
	const [, always = ""] = /exec node (--disable\S+) "\$@"$/m.exec(start) ?? [];
	const [, flags = ""] = /run (--.*) "\$folder\/build\/server\/index\.js"/.exec(start) ?? [];
	expect(`${always} ${flags}`.split(" ")).toEqual(serverFlags);
	for (const [name, value] of Object.entries(serverSettings)) {
		expect(start).toContain(` ${name}=${value}`);
	}
});

const service = z
	.object({
		image: z.string().regex(/^([\w./-]+:[\w.-]+|\$\{SITE_IMAGE:-[\w:-]+\})$/),
		build: z.string().optional(),
		profiles: z.array(z.string()).optional(),
		restart: z.literal("unless-stopped"),
		init: z.boolean().optional(),
		command: z.array(z.string()).optional(),
		ports: z.array(z.string()).optional(),
		env_file: z.string().optional(),
		environment: z.record(z.string(), z.string()).optional(),
		volumes: z.array(z.string().regex(/^[a-z]+:\/[\w/]+$/)).optional(),
		configs: z.array(z.strictObject({ source: z.string(), target: z.string() })).optional(),
		read_only: z.boolean().optional(),
		tmpfs: z.array(z.string()).optional(),
		cap_drop: z.array(z.string()).optional(),
		security_opt: z.array(z.string()).optional(),
		stop_grace_period: z
			.string()
			.regex(/^\d+s$/)
			.optional(),
		healthcheck: z
			.strictObject({
				test: z.array(z.string()),
				interval: z.string(),
				timeout: z.string(),
				retries: z.int(),
			})
			.optional(),
		depends_on: z
			.record(
				z.string(),
				z.strictObject({
					condition: z.enum(["service_healthy", "service_started"]),
					required: z.boolean(),
				}),
			)
			.optional(),
	})
	.strict();
const composeSchema = z.strictObject({
	name: z.string(),
	services: z.record(z.string(), service),
	configs: z.record(z.string(), z.strictObject({ content: z.string() })),
	volumes: z.record(z.string(), z.null()),
});

describe("compose.yaml", () => {
	const document = parseDocument(read("compose.yaml"), { strict: true, uniqueKeys: true });
	const compose = composeSchema.parse(document.toJS());
	const all = Object.entries(compose.services);

	test("is valid YAML without warnings, in the format that Compose reads", () => {
		expect(document.errors).toEqual([]);
		expect(document.warnings).toEqual([]);
	});

	test("refers only to services, volumes and configs that it declares", () => {
		for (const [, { volumes = [], configs = [], depends_on = {} }] of all) {
			for (const volume of volumes)
				expect(compose.volumes).toHaveProperty(volume.split(":")[0] ?? "");
			for (const { source } of configs) expect(compose.configs).toHaveProperty(source);
			for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty(name);
		}
	});

	test("starts only the site by default, and the other services on request", () => {
		const profiles = Object.fromEntries(all.map(([name, one]) => [name, one.profiles]));
		expect(profiles).toEqual({
			site: undefined,
			proxy: ["https"],
			database: ["shared"],
			store: ["shared"],
		});
		for (const [name, { image }] of all) {
			if (name !== "site") expect(image).not.toMatch(/:latest$/);
		}
	});

	test("contains no secrets, requires the necessary ones, and explains each of them", () => {
		const text = read("compose.yaml");
		const handbook = read("docs/operations.md") + read("docs/settings.md");
		for (const [, name = ""] of text.matchAll(/\$\{(\w+)/g))
			expect(handbook).toContain(`\`${name}\``);
		expect(text).toMatch(/SESSION_SECRET: \$\{SESSION_SECRET:\?/);
		expect(text).not.toMatch(/(PASSWORD|SECRET\w*|KEY): (?!\$\{)\S/);
	});

	test("gives the site every setting of .env but those that differ in a container", () => {
		const { environment = {}, env_file } = compose.services.site ?? {};
		expect(env_file).toBe(".env");
		const image = Object.fromEntries(
			[...read("Dockerfile").matchAll(/\b(DATA_DIR|HOST|PORT)=(\S+)/g)].map(([, name, value]) => [
				name,
				value,
			]),
		);
		expect(environment).toEqual({
			...image,
			ORIGIN: expect.stringContaining("ORIGIN:?"),
			SESSION_SECRET: expect.stringContaining("SESSION_SECRET:?"),
			TRUST_PROXY: expect.any(String),
		});
	});

	test("gives the site no more rights than it needs, and time to stop", () => {
		const { site } = compose.services;
		expect(site).toMatchObject({
			read_only: true,
			cap_drop: ["ALL"],
			security_opt: ["no-new-privileges:true"],
			volumes: ["data:/data"],
		});
		expect(Number.parseInt(site?.stop_grace_period ?? "", 10)).toBeGreaterThan(10);
		expect(site?.ports?.[0]).toMatch(/^127\.0\.0\.1:/);
	});
});
