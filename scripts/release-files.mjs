// What a release is made of. The archive (scripts/release.mjs) and the image (Dockerfile) have the same list.
import { spawnSync } from "node:child_process";
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { z } from "zod";
import { filesBelow } from "./built-files.mjs";

/**
 * Files of packages that nothing reads while the site runs: types, source maps, documents, the sources that native
 * code was compiled from, and native code for other machines. Licenses stay.
 */
const isLicense = /\/(licen[cs]e|copying|notice|third-party)[^/]*$/i;
const { platform, arch } = process;
const isUnused = new RegExp(
	[
		String.raw`\.d\.[cm]?ts$|\.map$|\.md$|\.markdown$`,
		"^node_modules/@types/",
		String.raw`^node_modules/better-sqlite3/(binding\.gyp$|build/|deps/|src/)`,
		String.raw`^node_modules/better-sqlite3/prebuilds/(?!${platform}(musl)?-${arch}\.)`,
	].join("|"),
);

/** The sample's photos in all sizes would be a third of the archive; the first start makes them anew. */
const isUnshipped = /^build\/(\.stamp$|server\/sample-photos\/)/;

const lockSchema = z.object({
	packages: z.record(
		z.string(),
		z.object({ dev: z.boolean(), devOptional: z.boolean(), link: z.boolean() }).partial(),
	),
});

/** The folders of the installed packages that the built site needs, according to the lock file. */
function packagesThatRun() {
	const { packages } = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
	return Object.entries(packages).flatMap(([path, { dev, devOptional, link }]) =>
		path.startsWith("node_modules/") && !dev && !devOptional && !link && existsSync(path)
			? [path]
			: [],
	);
}

/** @param {string} folder */
function* filesOfPackage(folder) {
	for (const file of filesBelow(folder)) {
		// A package inside is one of its own in the lock file.
		if (file.slice(folder.length).includes("/node_modules/")) continue;
		if (isLicense.test(file) || !isUnused.test(file)) yield file;
	}
}

const manifestSchema = z.object({
	name: z.string(),
	version: z.string(),
	private: z.boolean(),
	license: z.string(),
	type: z.literal("module"),
	dependencies: z.record(z.string(), z.string()),
});

/** The project's own package.json, of which a release keeps what is true there. */
export const manifest = () =>
	manifestSchema.parse(JSON.parse(readFileSync("package.json", "utf8")));

/** The words after `./site`, which `npm run` also knows in a release. */
const commands = ["start", "account", "backup", "restore", "resume", "move-to-postgres"];

/**
 * What runs the site, by its path in the release: the source's path.
 * @returns {Map<string, string>}
 */
export function filesThatRun() {
	const built = [...filesBelow("build")].filter((file) => !isUnshipped.test(file));
	const same = [...built, ...packagesThatRun().flatMap((folder) => [...filesOfPackage(folder)])];
	return new Map([
		...same.map((file) => /** @type {const} */ ([file, file])),
		["site", "deploy/site"],
	]);
}

/** What explains and sets it up, for the archive. */
const filesThatExplain = () =>
	[
		"CHANGELOG.md",
		"LICENSE",
		"SECURITY.md",
		...readdirSync("docs").flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : [])),
		...filesBelow("deploy"),
	].filter((file) => file !== "deploy/site" && file !== "docs/guide.md");

/**
 * Copies what runs into an empty folder, with a package.json of its own.
 * @param {string} folder
 * @param {{ isExplained?: boolean }} [options] whether it also gets the documents and the files of `deploy`
 */
export function gather(folder, { isExplained = false } = {}) {
	const files = filesThatRun();
	if (isExplained) for (const file of filesThatExplain()) files.set(file, file);
	rmSync(folder, { recursive: true, force: true });
	for (const [path, source] of files) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		copyFileSync(source, join(folder, path));
	}
	const scripts = Object.fromEntries(commands.map((name) => [name, `./site ${name}`]));
	const own = { ...manifest(), engines: { node: ">=24" }, scripts };
	writeFileSync(join(folder, "package.json"), `${JSON.stringify(own, null, "\t")}\n`);
}

/** The name of the archive, and of the folder in it. It holds native code, so it says for which machines it is. */
export function archiveName() {
	const { name, version } = manifest();
	return `${name}-${version}-${platform}-${arch}`;
}

/**
 * Packs a folder: the same files give the same archive, on any machine at any time. Needs GNU tar and gzip.
 * @param {string} folder
 * @param {string} archive the file, which ends with .tar.gz
 * @param {number} changedAt the time of all files in it, in seconds since 1970
 * @throws {Error} if that fails.
 */
export function pack(folder, archive, changedAt) {
	const options = [
		"--create",
		"--format=gnu",
		"--sort=name",
		`--mtime=@${changedAt}`,
		"--owner=0",
		"--group=0",
		"--numeric-owner",
		"--mode=u=rwX,go=rX",
		"--use-compress-program=gzip -n",
		`--file=${resolve(archive)}`,
		`--directory=${dirname(folder)}`,
		basename(folder),
	];
	const { status, error, stderr } = spawnSync("tar", options, { encoding: "utf8" });
	if (status !== 0) throw new Error(`The archive can't be made: ${error?.message ?? stderr}`);
}

/**
 * What forbids a release, in sentences.
 * @param {object} tree
 * @param {string} tree.version
 * @param {string} tree.changelog the text of CHANGELOG.md
 * @param {string} tree.changes what git says is not committed
 * @param {string[]} tree.tags
 */
export function releaseProblems({ version, changelog, changes, tags }) {
	const heads = [...changelog.matchAll(/^## (.+)$/gm)].map(([, head = ""]) => head);
	const head = heads.find((one) => one.startsWith(version));
	const [, unreleased = ""] = /^## Unreleased$([\s\S]*?)^## /m.exec(changelog) ?? [];
	return [
		changes !== "" && `There are changes that are not committed:\n${changes}`,
		!head && `CHANGELOG.md has no section for ${version}, the version of package.json.`,
		head &&
			!/^[\d.]+ - \d{4}-\d\d-\d\d$/.test(head) &&
			`The section "${head}" of CHANGELOG.md must name its day: "${version} - YYYY-MM-DD".`,
		/^- /m.test(unreleased) &&
			`CHANGELOG.md has changes under "Unreleased": they belong to ${version} or to the next version.`,
		tags.includes(`v${version}`) && `The tag v${version} exists already.`,
	].filter((problem) => typeof problem === "string");
}
