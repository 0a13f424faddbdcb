/**
 * The process: prepares the data, answers requests and sends what waits in the outbox.
 * `node build/server/index.js` runs it; in development scripts/dev.mjs does.
 */
import { createServer, type Server } from "node:http";
import { createRequestHandler, type ServerBuild } from "react-router";
import { fillEmptyDatabase } from "../prisma/sample/fill.server.ts";
import { createFirstAccounts } from "./accounts/commands.server.ts";
import { hasSession } from "./accounts/sessions.server.ts";
import { startOutbox } from "./contact/outbox.server.ts";
import { contentStamp, keptAddress } from "./kept-pages.server.ts";
import { database } from "./platform/database.server.ts";
import { env } from "./platform/env.ts";
import { builtFiles, type Files } from "./platform/files.server.ts";
import { hasFlash } from "./platform/flash.server.ts";
import { log } from "./platform/log.server.ts";
import { applyMigrations } from "./platform/migrations.server.ts";
import { pageCache } from "./platform/page-cache.server.ts";
import { answerRequests } from "./platform/requests.server.ts";
import { indexNewPuppies } from "./puppies/words.server.ts";

/** Milliseconds that a request may take to arrive, headers and body. */
const REQUEST_TIMEOUT = 60_000;
/** Milliseconds that answers under way get to finish once the process was told to stop. */
const SHUTDOWN_TIMEOUT = 10_000;

/** For the person who started the server; the log is for machines. */
const say = (line: string) => process.stdout.write(`${line}\n`);

async function prepareData() {
	const applied = await applyMigrations();
	if (applied.length > 0) say(`Database: applied ${applied.join(", ")}`);
	await fillEmptyDatabase(say);
	const indexed = await indexNewPuppies();
	if (indexed > 0) say(`Search: indexed ${indexed} puppies`);
	await createFirstAccounts(say);
}

function listen(server: Server): Promise<number> {
	return new Promise((done, fail) => {
		server.once("error", fail);
		server.listen(env.port, () => {
			const address = server.address();
			done(typeof address === "object" && address ? address.port : env.port);
		});
	});
}

function stopOnSignal(server: Server, stopWork: () => Promise<void>) {
	let stopping = false;
	const stop = async (signal: NodeJS.Signals) => {
		if (stopping) return;
		stopping = true;
		log.info({ signal }, "stopping");
		setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
		server.closeIdleConnections();
		await Promise.all([new Promise((done) => server.close(done)), stopWork()]);
		await database.$disconnect();
		process.exit(0);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
}

export interface StartOptions {
	/** The built application, or in development what loads it afresh. */
	build: ServerBuild | (() => Promise<ServerBuild>);
	files: Files;
	/** False in development, where pages change with the code. */
	keepPages?: boolean;
}

/** Prepares the data, then serves; resolves with the port once requests are answered. */
export async function start({ build, files, keepPages = true }: StartOptions): Promise<number> {
	await prepareData();
	const outbox = startOutbox();
	const server = createServer(
		{ requestTimeout: REQUEST_TIMEOUT, keepAliveTimeout: 65_000 },
		answerRequests(
			pageCache({
				pages: createRequestHandler(build, env.mode),
				keyOf: keepPages ? keptAddress : () => undefined,
				isPersonal: ({ headers }) => hasFlash(headers.cookie) || hasSession(headers.cookie),
				stamp: contentStamp,
			}),
			files,
		),
	);
	const port = await listen(server);
	stopOnSignal(server, outbox.stop);
	if (!env.originIsSet && env.mode === "production") {
		say(
			`Links begin with ${env.origin}: set ORIGIN to the site's public address before it is public.`,
		);
	}
	say(`Ready at ${env.originIsSet ? env.origin : `http://localhost:${port}`}`);
	return port;
}

if (import.meta.env.PROD) {
	const build = await import("virtual:react-router/server-build");
	await start({ build, files: builtFiles("build/client") }).catch((error: unknown) => {
		const reason = error instanceof Error ? error.message : String(error);
		process.stderr.write(`The site could not start: ${reason}\n`);
		process.exit(1);
	});
}
