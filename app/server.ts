/**
 * The process: prepares the data, responds to requests (platform/http/pipeline.server.ts), sends
 * what waits in the outbox, reminds of what is due, publishes what was scheduled and empties the trash.
 * `node build/server/index.js` runs it; in development scripts/dev.mjs does.
 */
import { access, constants, mkdir } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { dirname, join, resolve } from "node:path";
import { createRequestHandler, href, type ServerBuild } from "react-router";
import { indexOlderMessages } from "~/contact/search/search-index.server.ts";
import { startPublishing } from "~/content/publishing-worker.server.ts";
import { sortOlderMessages, startSorting } from "~/families/older-messages.server.ts";
import { startReminders } from "~/families/reminders/worker.server.ts";
import { startWaitingSweep } from "~/families/waiting-list/sweep.server.ts";
import { database, databaseFile, withServerLock } from "~/platform/database/database.server.ts";
import { applyMigrations } from "~/platform/database/migrations.server.ts";
import { stopWaitingForLocksIn, WRITE_TIMEOUT } from "~/platform/database/sqlite.server.ts";
import { startOutbox } from "~/platform/email/outbox.server.ts";
import { startUnsavedFormsWorker } from "~/platform/forms/unsaved-forms-worker.server.ts";
import { limitConnections, OrderedResponse } from "~/platform/http/connections.server.ts";
import { watchEventLoop } from "~/platform/http/event-loop.server.ts";
import { type ConnectMiddleware, connected } from "~/platform/http/middleware.server.ts";
import { pipeline } from "~/platform/http/pipeline.server.ts";
import { routeHandlers } from "~/platform/http/route-handlers.server.ts";
import { routeTable } from "~/platform/http/route-table.server.ts";
import { builtFiles, mediaFiles } from "~/platform/http/static-files.server.ts";
import { flushLog, log } from "~/platform/log/log.server.ts";
import { projectFolder } from "~/platform/project-files.server.ts";
import { startTrashWorker } from "~/puppies/admin/trash-worker.server.ts";
import { readOlderPuppies } from "~/puppies/list/finding/older-puppies.server.ts";
import { fillEmptyDatabase } from "../prisma/sample/fill.server.ts";
import { createFirstAccounts } from "./accounts/commands.server.ts";
import { countSamples } from "./admin/samples/samples.server.ts";
import { isApiPath } from "./api/paths.ts";
import { bodyLimits } from "./body-limits.server.ts";
import {
	bypassesCache,
	cacheVersion,
	corsOriginOf,
	knownCacheVersion,
} from "./cache-policy.server.ts";
import { followSite } from "./photos/site.server.ts";
import { ensureLocalMedia } from "./photos/store.server.ts";
import { sweepPhotoFiles } from "./photos/sweep.server.ts";
import { env } from "./platform/env.ts";
import { applySamples } from "./platform/public-settings.server.ts";
import { followSavedBusiness, overriddenVariables } from "./settings/saved.server.ts";
import "~/ui/picture/art-files.server.ts";

/** Milliseconds that a request's headers may take to arrive. */
const HEADERS_TIMEOUT = 60_000;
/** Milliseconds for a whole request, which only uploads come near (platform/http/body-timeout.server.ts). */
const REQUEST_TIMEOUT = 30 * 60_000;
/** Milliseconds that responses under way get to finish once the process was told to stop. */
const SHUTDOWN_TIMEOUT = 10_000;

/** Milliseconds between two looks for connections whose responses are finished. */
const CLOSE_IDLE_EVERY = 50;
/** Milliseconds within which a response under way stops waiting for the database after that. */
const LAST_WAIT = 7_000;
/** Milliseconds that a request waits for a slot. */
const QUEUE_TIMEOUT = 5_000;

/** What watches the server gets its response however busy it is. */
const monitored = new Set<string>([href("/healthz"), href("/readyz"), href("/metrics")]);

/** For the person who started the server; the log is for machines. */
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The database would only say that something went wrong. */
async function assertWritable(folder: string) {
	await access(folder, constants.W_OK).catch((error: unknown) => {
		const code = error instanceof Error && "code" in error ? ` (${error.code})` : "";
		throw new Error(`${resolve(folder)} can't be written${code}: see DATA_DIR and DATABASE_URL.`);
	});
}

/** Messages of a version without families that are sorted into them before the site responds. */
const SORTED_AT_START = 4_000;

async function prepareData() {
	await mkdir(env.dataDir, { recursive: true }).catch(() => {});
	await assertWritable(env.dataDir);
	await assertWritable(dirname(databaseFile));
	const applied = await applyMigrations();
	if (applied.length > 0) say(`Database: applied ${applied.join(", ")}`);
	await fillEmptyDatabase(say);
	await createFirstAccounts(say);
	const messages = await indexOlderMessages();
	if (messages > 0) say(`Messages: made ${messages} of an older version findable`);
	// So many take a second or two; nobody waits for more, which are sorted while the site responds.
	const sorted = await sortOlderMessages(SORTED_AT_START);
	if (sorted > 0) say(`Families: sorted ${sorted} messages of an older version into families`);
	const puppies = await readOlderPuppies();
	if (puppies > 0) say(`Puppies: made ${puppies} of an older version findable by price and size`);
}

/** Has every page say what was published and saved last, and the footer whether that is the sample. */
const followContent = () =>
	followSavedBusiness(async () => {
		await followSite();
		applySamples((await countSamples()) > 0);
	});

/** What was saved in the admin stands before the environment: anybody who set a variable should know. */
async function followSettings() {
	await followContent();
	const overridden = await overriddenVariables();
	if (overridden.length > 0) {
		say(
			`${overridden.join(", ")}: the admin's page "Business" says something else, and that counts.`,
		);
	}
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
		stopWaitingForLocksIn(LAST_WAIT);
		const closed = new Promise((done) => server.close(done));
		// A connection outlives its response, because its visitor may ask for more.
		setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY).unref();
		await Promise.all([closed, stopWork()]);
		await database.$disconnect();
		log.info("stopped");
		await flushLog();
		process.exit(0);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
}

export interface StartOptions {
	/** The built application, or in development what loads it after each change. */
	build: ServerBuild | (() => Promise<ServerBuild>);
	/** In development, what serves files. Pages are not cached there, as they change with the code. */
	vite?: ConnectMiddleware;
}

/** Prepares the data, then serves; resolves with the port once requests are responded to. */
export async function start({ build, vite }: StartOptions): Promise<number> {
	await withServerLock(prepareData);
	await followSettings();
	const outbox = startOutbox();
	const trash = startTrashWorker();
	const unsavedForms = startUnsavedFormsWorker();
	const reminders = startReminders();
	const waitingSweep = startWaitingSweep();
	const publishing = startPublishing();
	const sorting = startSorting();
	// Nothing waits for it.
	sweepPhotoFiles().catch((error: unknown) =>
		log.warn({ err: error }, "files of photos that were never added could not be looked for"),
	);
	const { routes: builtRoutes } = typeof build === "function" ? await build() : build;
	const routes = routeTable(builtRoutes);
	const render =
		typeof build === "function"
			? createRequestHandler(build, env.mode)
			: routeHandlers(build, routes, env.mode);
	const cache = {
		bypasses: bypassesCache,
		originOf: corsOriginOf,
		version: cacheVersion,
		knownVersion: knownCacheVersion,
	};
	const server = createServer(
		{
			headersTimeout: HEADERS_TIMEOUT,
			requestTimeout: REQUEST_TIMEOUT,
			keepAliveTimeout: 65_000,
			// A request without a body needs no stream for one: a twentieth of the work of a cached page.
			optimizeEmptyRequests: true,
			ServerResponse: OrderedResponse,
		},
		pipeline({
			routes,
			isApi: isApiPath,
			cache: env.cachesPages && !vite ? cache : undefined,
			files: vite ? connected(vite) : builtFiles(join(projectFolder, "build/client")),
			photos: mediaFiles(ensureLocalMedia),
			maxBodyBytes: bodyLimits(routes),
			limits: {
				concurrency: env.renderConcurrency,
				queue: 8 * env.renderConcurrency,
				timeout: QUEUE_TIMEOUT,
				writeTimeout: WRITE_TIMEOUT,
			},
			isExempt: (path) => monitored.has(path),
			render: async (request) => {
				await followContent();
				return render(request);
			},
		}),
	);
	limitConnections(server);
	watchEventLoop();
	const port = await listen(server);
	stopOnSignal(server, async () => {
		const workers = [outbox, trash, unsavedForms, reminders, waitingSweep, publishing, sorting];
		await Promise.all(workers.map((worker) => worker.stop()));
	});
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
	await start({ build }).catch((error: unknown) => {
		const reason = error instanceof Error ? error.message : String(error);
		process.stderr.write(`The site could not start: ${reason}\n`);
		process.exit(1);
	});
}
