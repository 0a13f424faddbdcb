/** Servers that only send bytes, with which the site's cached pages are compared. */

import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/free-port.mjs";
import { type Answer, isInstalled, type RunningServer, startServer } from "./processes.ts";

export type Answers = ReadonlyMap<string, Answer>;

const fileOf = (folder: string, index: number) => join(folder, `${index}.body`);
const bodyHeaders = ["content-type", "content-encoding"] as const;

/**
 * Writes the bodies that both servers send. The servers add only the headers that a
 * client needs to read them.
 */
function writeAnswers(folder: string, answers: Answers) {
	mkdirSync(folder, { recursive: true });
	return [...answers].map(([path, { headers, body }], index) => {
		const file = fileOf(folder, index);
		writeFileSync(file, body);
		const own = bodyHeaders.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []));
		return { path, file, headers: Object.fromEntries(own) };
	});
}

const PROBE = "/";

/** A plain Node server that sends ready-made bytes from memory, and does nothing else. */
export async function startBare(folder: string, answers: Answers): Promise<RunningServer> {
	const list = join(folder, "answers.json");
	writeFileSync(list, JSON.stringify(writeAnswers(folder, answers)));
	const port = await freePort();
	const script = fileURLToPath(new URL("bare-server.ts", import.meta.url));
	const command = [process.execPath, script, list, String(port)];
	return startServer({ command, port, probe: PROBE });
}

function configuration(folder: string, port: number, answers: Answers): string {
	const locations = writeAnswers(folder, answers).map(({ path, file, headers }) => {
		const type = headers["content-type"] ?? "application/octet-stream";
		const coding = headers["content-encoding"];
		return `location = ${path} {
			types {} default_type "${type}"; root ${folder}; try_files /${basename(file)} =404;
			${coding ? `add_header Content-Encoding ${coding};` : ""}
		}`;
	});
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(name) => `${name}_temp_path ${join(folder, name)};`,
	);
	return `${process.getuid?.() === 0 ? "user root;" : ""}
		daemon off; worker_processes 1; pid ${join(folder, "nginx.pid")}; error_log stderr crit;
		events { worker_connections 512; }
		http {
			access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
			open_file_cache max=100; ${temporary.join(" ")}
			server { listen 127.0.0.1:${port}; ${locations.join("\n")} }
		}`;
}

/** nginx with one worker, serving the same bytes as files. Undefined if nginx isn't installed. */
export async function startNginx(
	folder: string,
	answers: Answers,
): Promise<RunningServer | undefined> {
	if (!isInstalled("nginx")) return undefined;
	const port = await freePort();
	const file = join(folder, "nginx.conf");
	writeFileSync(file, configuration(folder, port, answers));
	const command = ["nginx", "-e", "stderr", "-p", folder, "-c", file];
	return startServer({ command, port, probe: PROBE });
}
