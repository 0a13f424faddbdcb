// npm run release: checks that this commit is a version, tests it, and makes the archive and, where a container
// engine is, the image. `-- --without-tests` and `--without-image` leave those out, `--tag` tags the commit at the
// end, and `--folder FOLDER` only copies what runs into a folder, for the Dockerfile. See docs/releasing.md.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { fail, node, prepare, run, say } from "./prepare.mjs";

const { values: asked } = parseArgs({
	options: {
		folder: { type: "string" },
		tag: { type: "boolean", default: false },
		"without-image": { type: "boolean", default: false },
		"without-tests": { type: "boolean", default: false },
	},
});

/** The largest archive, in bytes: more than that, somebody on a slow line would wait for. */
const MAX_BYTES = 60_000_000;
const FOLDER = "release";

await prepare("site", "packages");
const files = await import("./release-files.mjs");

if (asked.folder) {
	await prepare("site");
	files.gather(asked.folder);
	process.exit();
}

/** @param {string[]} args */
function git(...args) {
	const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
	if (status !== 0) fail(`git ${args[0]}: ${stderr}`);
	return stdout.trim();
}

/** Makes the archive, with a file beside it that has its checksum. */
function makeArchive() {
	const name = files.archiveName();
	const folder = join(FOLDER, name);
	mkdirSync(FOLDER, { recursive: true });
	files.gather(folder, { isExplained: true });
	const archive = `${folder}.tar.gz`;
	files.pack(folder, archive, Number(git("log", "-1", "--format=%ct")));
	rmSync(folder, { recursive: true });
	const { size } = statSync(archive);
	if (size > MAX_BYTES) fail(`${archive} has ${size} bytes, more than ${MAX_BYTES}.`);
	const sum = createHash("sha256").update(readFileSync(archive)).digest("hex");
	// The format of sha256sum, which checks it.
	writeFileSync(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`);
	say(`${archive}, ${(size / 1e6).toFixed(1)} MB, SHA-256 ${sum}`);
}

/** Builds the image if a container engine is here and works. */
function makeImage() {
	const { name, version } = files.manifest();
	const engines = ["docker", "podman", "buildah"];
	const engine = engines.find((each) => spawnSync(each, ["info"]).status === 0);
	if (!engine) return say(`No image: none of ${engines.join(", ")} works here.`);
	run(engine, ["build", "--tag", `${name}:${version}`, "."], { what: "The image" });
}

const { version } = files.manifest();
const problems = files.releaseProblems({
	version,
	changelog: readFileSync("CHANGELOG.md", "utf8"),
	changes: git("status", "--porcelain"),
	tags: asked.tag ? git("tag", "--list").split("\n") : [],
});
if (problems.length > 0) fail(problems.join("\n"));
run(node, ["scripts/check.mjs"], { what: "The check" });
if (!asked["without-tests"]) run(node, ["scripts/test.mjs"], { what: "The tests" });
await prepare("site");
makeArchive();
if (!asked["without-image"]) makeImage();
if (asked.tag) {
	git("tag", "--annotate", `v${version}`, "--message", `Version ${version}`);
	say(
		`Tagged v${version}: git push origin v${version} publishes it (.github/workflows/release.yml).`,
	);
}
