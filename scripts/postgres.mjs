// A temporary PostgreSQL server for tests and for writing migrations, in a folder of its own and on loopback
// only. PostgreSQL refuses to run as root, so root runs it as PostgreSQL's own user.
import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.mjs";
import { say } from "./prepare.mjs";

const DEBIAN = "/usr/lib/postgresql";
/** Milliseconds between two checks whether it accepts connections, and the most checks. */
const LOOK = 100;
const LOOKS = 300;

/** @param {string} folder */
const hasServer = (folder) =>
	["initdb", "postgres"].every((name) => existsSync(join(folder, name)));

/** The folder of the newest version's programs; undefined if PostgreSQL isn't installed. */
function installed() {
	const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
	const newest = versions.toSorted((a, b) => Number(b) - Number(a));
	const onPath = (process.env.PATH ?? "").split(":");
	return [...newest.map((version) => join(DEBIAN, version, "bin")), ...onPath].find(hasServer);
}

/** The folder of the programs. Installs PostgreSQL first if it is missing and that is possible: on Debian, as root. */
function programs() {
	const found = installed();
	if (found || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
	say("Installing PostgreSQL (Debian's package)…");
	spawnSync("apt-get", ["install", "-y", "-qq", "postgresql"], { stdio: "ignore" });
	return installed();
}

/** The user that runs the server: the current one or, for root, PostgreSQL's own. */
function runner() {
	if (process.getuid?.() !== 0) return {};
	const id = (/** @type {string} */ flag) =>
		Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
	return { uid: id("-u"), gid: id("-g") };
}

/**
 * @typedef {object} Postgres
 * @property {string} url its address, without a database name
 * @property {() => Promise<void>} pause stops the server and keeps its data
 * @property {() => Promise<void>} resume starts it again at the same address
 * @property {() => Promise<void>} stop stops it and deletes its data
 */

/**
 * Starts a server with a superuser `site` and no password, on loopback only.
 * @returns {Promise<Postgres | undefined>} undefined if PostgreSQL isn't installed and can't be installed.
 */
export async function startPostgres() {
	const folderOfPrograms = programs();
	if (!folderOfPrograms) return undefined;
	/** A constant, so that its type stays narrowed in the functions below. */
	const bin = folderOfPrograms;
	const folder = mkdtempSync(join(tmpdir(), "site-postgres-"));
	const user = runner();
	if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
	const data = join(folder, "data");
	const made = spawnSync(
		join(bin, "initdb"),
		["-D", data, "-U", "site", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"],
		{ cwd: folder, encoding: "utf8", ...user },
	);
	if (made.status !== 0) throw new Error(`PostgreSQL's files could not be made: ${made.stderr}`);
	const port = await freePort();
	const options = {
		port,
		listen_addresses: "127.0.0.1",
		unix_socket_directories: "",
		max_connections: 200,
		shared_buffers: "64MB",
		// Faster; a crash of the whole machine would only lose data that is temporary anyway.
		fsync: "off",
	};
	const settings = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
	/** @type {{ process: import("node:child_process").ChildProcess, ended: Promise<unknown> } | undefined} */
	let running;

	async function pause() {
		running?.process.kill("SIGINT");
		await running?.ended;
		running = undefined;
	}

	async function resume() {
		const server = spawn(join(bin, "postgres"), ["-D", data, ...settings], {
			cwd: folder,
			stdio: "ignore",
			...user,
		});
		running = { process: server, ended: new Promise((done) => server.once("exit", done)) };
		for (let look = 0; look < LOOKS; look++) {
			const ready = spawnSync(join(bin, "pg_isready"), ["-q", "-h", "127.0.0.1", "-p", `${port}`]);
			if (ready.status === 0) return;
			await new Promise((done) => setTimeout(done, LOOK));
		}
		throw new Error("PostgreSQL did not start");
	}

	async function stop() {
		await pause();
		rmSync(folder, { recursive: true, force: true });
	}

	try {
		await resume();
	} catch (error) {
		await stop();
		throw error;
	}
	return { url: `postgresql://site@127.0.0.1:${port}`, pause, resume, stop };
}
