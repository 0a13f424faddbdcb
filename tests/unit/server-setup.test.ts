/** Checks the files in `deploy` that docs/deployment.md installs on a server, and what a release must be. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { manifest, releaseProblems } from "../../scripts/release-files.mjs";

const ANALYZE = "/usr/bin/systemd-analyze";
const services = ["deploy/site.service", "deploy/site-backup.service"];
const page = readFileSync("docs/deployment.md", "utf8");

/** The lines of a unit that limit what its process may do. */
const limits = (unit: string) =>
	readFileSync(unit, "utf8")
		.split("\n")
		.filter((line) =>
			/^(\w*Cap\w+|NoNew|Private|Protect|Remove|Restrict[NRS]|Lock|SystemCall|UMask|User)/.test(
				line,
			),
		)
		.filter((line) => !line.startsWith("PrivateNetwork="));

test("the page installs every file of deploy, and no other", () => {
	const named = [...page.matchAll(/\b(site(?:-backup)?\.(?:service|timer)|Caddyfile)\b/g)];
	const files = readdirSync("deploy").filter((name) => name !== "site");
	expect([...new Set(named.map(([name]) => name))].toSorted()).toEqual(files.toSorted());
	expect(readFileSync("deploy/site.service", "utf8")).toContain(
		"ExecStart=/opt/site/current/site start\n",
	);
});

test("the backup may do no more than the site, and can write only data and backups", () => {
	const [site = "", backup = ""] = services;
	expect(limits(site).length).toBeGreaterThan(15);
	expect(limits(backup)).toEqual(limits(site));
	expect(readFileSync(backup, "utf8")).toContain(
		"ReadWritePaths=/var/lib/site /var/backups/site\n",
	);
});

test.runIf(existsSync(ANALYZE)).each(services)("systemd rates %s OK or better", (unit) => {
	const { stdout } = spawnSync(ANALYZE, ["security", "--offline=true", "--no-pager", unit], {
		encoding: "utf8",
	});
	expect(stdout).toMatch(/Overall exposure level for \S+: [01]\.\d (OK|SAFE)/);
});

test("workflows use only actions that are pinned to a commit", () => {
	const files = readdirSync(".github/workflows").map((name) => `.github/workflows/${name}`);
	const uses = files.flatMap((file) => readFileSync(file, "utf8").match(/uses: .*/g) ?? []);
	expect(uses.length).toBeGreaterThan(1);
	expect(uses.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d/.test(line))).toEqual([]);
});

describe("a release", () => {
	const day = "## Unreleased\n\n## 0.2.0 - 2027-01-15\n\n- A change.\n\n## 0.1.0 - 2026-11-27\n";
	const ready = { version: "0.2.0", changelog: day, changes: "", tags: ["v0.1.0"] };

	test("may be made of a clean commit that the changelog describes", () => {
		expect(releaseProblems(ready)).toEqual([]);
		const version = manifest().version;
		const changelog = readFileSync("CHANGELOG.md", "utf8");
		const said = releaseProblems({ version, changelog, changes: "", tags: [] }).join("\n");
		expect(said).not.toContain("has no section");
	});

	test.each([
		[
			{ changes: " M app/routes.ts" },
			"There are changes that are not committed:\n M app/routes.ts",
		],
		[{ version: "0.3.0" }, "has no section for 0.3.0"],
		[{ changelog: day.replace(" - 2027-01-15", "") }, 'must name its day: "0.2.0 - YYYY-MM-DD"'],
		[{ changelog: day.replace("\n\n", "\n\n- Later.\n\n") }, 'has changes under "Unreleased"'],
		[{ tags: ["v0.2.0"] }, "The tag v0.2.0 exists already."],
	])("with %j is refused", (different, said) => {
		expect(releaseProblems({ ...ready, ...different })).toEqual([expect.stringContaining(said)]);
	});
});
