/**
 * The server process. It prepares the data, responds to requests (platform/http/pipeline.server.ts),
 * sends the emails in the outbox, sends reminders, publishes scheduled changes and empties the trash.
 * `node build/server/index.js` runs it; in development, it runs inside Vite (scripts/site-in-vite.ts).
 */
import { once } from "node:events";
import { access, constants, mkdir } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { dirname, join, resolve } from "node:path";
import { createRequestHandler, href, type ServerBuild } from "react-router";
import { documents } from "~/content/documents/index.ts";
import { publishDue } from "~/content/drafts.server.ts";
import { pruneChanges, siteActor } from "~/platform/database/audit-log.server.ts";
import {
	database,
	databaseFile,
	provider,
	withServerLock,
} from "~/platform/database/database.server.ts";
import { applyMigrations } from "~/platform/database/migrations.server.ts";
import { stopWaitingForLocksIn, WRITE_TIMEOUT } from "~/platform/database/sqlite.server.ts";
import { startOutbox } from "~/platform/email/outbox.server.ts";
import { isSendingPaused } from "~/platform/email/paused.server.ts";
import { limitConnections, withoutPipelining } from "~/platform/http/connections.server.ts";
import { watchEventLoop } from "~/platform/http/event-loop.server.ts";
import { passThrough } from "~/platform/http/middleware.server.ts";
import { pagePath } from "~/platform/http/page-data.server.ts";
import { pipeline } from "~/platform/http/pipeline.server.ts";
import { routeHandlers } from "~/platform/http/route-handlers.server.ts";
import { routeTable } from "~/platform/http/route-table.server.ts";
import { builtFiles, mediaFiles } from "~/platform/http/static-files.server.ts";
import { flushLog, log } from "~/platform/log/log.server.ts";
import { projectFolder, withCommandsOfHere } from "~/platform/project-files.server.ts";
import {
	addressToListenOn,
	createPrivately,
	framed,
	privateFolder,
	startProblem,
} from "~/platform/start.server.ts";
import { startWorker } from "~/platform/worker.server.ts";
import { emptyTrash } from "~/puppies/admin/trash.server.ts";
import { sendReminders } from "~/reminders/worker.server.ts";
import { sweepUnconfirmed } from "~/waiting-list/sweep.server.ts";
import { fillEmptyDatabase } from "../prisma/sample/fill.server.ts";
import { createFirstAccounts } from "./accounts/commands.server.ts";
import { stopUpdates } from "./admin/dashboard/updates.server.ts";
import { samplesInWords } from "./admin/samples/samples.server.ts";
import { isApiPath } from "./api/endpoint.ts";
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
import { applySettings, withSettings } from "./platform/public-settings.server.ts";
import { followSavedBusiness, overriddenVariables } from "./settings/saved.server.ts";
import "~/ui/picture/art-files.server.ts";

/** Milliseconds that a request's headers may take to arrive. */
const HEADERS_TIMEOUT = 60_000;
/**
 * Milliseconds that a whole request may take to arrive. Only uploads come near it
 * (platform/http/body-timeout.server.ts).
 */
const REQUEST_TIMEOUT = 30 * 60_000;
/** Milliseconds that responses in progress get to finish once the process was told to stop. */
const SHUTDOWN_TIMEOUT = 10_000;

/** During shutdown, milliseconds between two checks for connections whose responses are finished. */
const CLOSE_IDLE_EVERY = 50;
/** During shutdown, milliseconds after which no response waits for a database lock any longer. */
const LAST_WAIT = 7_000;
/** Milliseconds that a request may wait for a slot. */
const QUEUE_TIMEOUT = 5_000;

/** The monitoring endpoints respond no matter how busy the server is. */
const monitored = new Set<string>([href("/healthz"), href("/readyz"), href("/metrics")]);

/** The patterns of the routes that check a password without a session. */
const signIns = new Set<string | undefined>([href("/admin/login"), href("/auth/login")]);

/** Prints a line for the person who started the server; the log is for machines. */
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Throws an error that names the folder and the settings; the database's own error would not. */
async function assertWritable(folder: string) {
	await access(folder, constants.W_OK).catch((error: unknown) => {
		const code = error instanceof Error && "code" in error ? ` (${error.code})` : "";
		throw new Error(`${resolve(folder)} can't be written${code}: see DATA_DIR and DATABASE_URL.`);
	});
}

async function prepareData() {
	// If that fails, `assertWritable` says why.
	await privateFolder(env.DATA_DIR).catch(() => {});
	await assertWritable(env.DATA_DIR);
	if (provider === "sqlite")
		await mkdir(dirname(databaseFile), { recursive: true }).catch(() => {});
	await assertWritable(dirname(databaseFile));
	const applied = await applyMigrations();
	if (applied.length > 0) say(`Database: applied ${applied.join(", ")}`);
	await fillEmptyDatabase(say);
	const passwords = await createFirstAccounts();
	if (passwords.length > 0) {
		const intro = `Sign in at ${env.ORIGIN}${href("/admin/login")}`;
		say(framed([intro, "Passwords, shown only this once; please keep them:", ...passwords]));
	}
}

/** Makes every page show the latest saved content, and the footer say which samples are left. */
const followContent = () =>
	followSavedBusiness(async () => {
		await followSite();
		applySettings({ samples: await samplesInWords() });
	});

/** Applies the saved settings, and warns about each environment variable that they override. */
async function followSettings() {
	await followContent();
	const overridden = await overriddenVariables();
	if (overridden.length > 0) {
		say(
			`${overridden.join(", ")}: overridden by the "Business" page of the admin, where other values are saved.`,
		);
	}
}

async function listen(server: Server): Promise<number> {
	server.listen({ port: env.PORT, host: addressToListenOn(env) });
	await once(server, "listening");
	server.on("error", (err) => log.error({ err }, "the server reported an error"));
	const address = server.address();
	return typeof address === "object" && address ? address.port : env.PORT;
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
		// Connections stay open after a response for further requests, so idle ones are closed here.
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

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const startWorkers = () => [
	startOutbox(),
	startWorker(emptyTrash, {
		every: HOUR,
		done: "puppies were deleted from the trash for good",
		failure: "the trash could not be emptied",
	}),
	startWorker(pruneChanges, {
		every: HOUR,
		done: "old entries of the audit log were deleted",
		failure: "old entries of the audit log could not be deleted",
	}),
	startWorker(sendReminders, { every: MINUTE, failure: "reminders could not be sent" }),
	startWorker(sweepUnconfirmed, {
		every: HOUR,
		done: "waiting list entries that nobody confirmed were deleted",
		failure: "unconfirmed waiting list entries could not be deleted",
	}),
	// Every process looks; the first one publishes, within the minute for which a draft is scheduled.
	startWorker((now) => publishDue(documents, now, siteActor), {
		every: 10 * SECOND,
		done: "scheduled drafts were published",
		failure: "scheduled drafts could not be published",
	}),
];

/** Prepares the data and starts the workers. Returns what ends them. */
async function prepare(): Promise<() => Promise<void>> {
	createPrivately();
	await withServerLock(prepareData);
	if (isSendingPaused()) {
		say(
			withCommandsOfHere(
				"Sending is paused, because this data was restored from a backup: no email goes out. To resume, press the button in the admin, or run `npm run resume`.",
			),
		);
	}
	await followSettings();
	const workers = startWorkers();
	// The start does not wait for this.
	sweepPhotoFiles().catch((error: unknown) =>
		log.warn({ err: error }, "leftover photo files could not be cleaned up"),
	);
	return async () => {
		await Promise.all([stopUpdates(), ...workers.map((worker) => worker.stop())]);
	};
}

const cache = {
	bypasses: bypassesCache,
	originOf: corsOriginOf,
	version: cacheVersion,
	knownVersion: knownCacheVersion,
};

/** The listener for a build; in development, for the function that loads the code again after each change. */
async function listenerFor(build: ServerBuild | (() => Promise<ServerBuild>)) {
	const isBuilt = typeof build !== "function";
	const { routes: builtRoutes } = isBuilt ? build : await build();
	const routes = routeTable(builtRoutes);
	const render = isBuilt
		? routeHandlers(build, routes, env.NODE_ENV)
		: createRequestHandler(build, env.NODE_ENV);
	return pipeline({
		routes,
		isApi: isApiPath,
		// In development, the code changes, and Vite has served its files before.
		cache: env.PAGE_CACHE && isBuilt ? cache : undefined,
		files: isBuilt ? builtFiles(join(projectFolder, "build/client")) : passThrough,
		photos: mediaFiles(ensureLocalMedia),
		bodyLimit: bodyLimits(routes),
		limits: {
			concurrency: env.RENDERS_AT_ONCE,
			queue: 8 * env.RENDERS_AT_ONCE,
			timeout: QUEUE_TIMEOUT,
			writeTimeout: WRITE_TIMEOUT,
		},
		isExempt: (path) => monitored.has(path),
		isSignIn: (path) => signIns.has(routes.at(pagePath(path))?.pattern),
		render: async (request) => {
			await followContent();
			return withSettings({}, () => render(request));
		},
	});
}

/** Ends the process with a sentence that says why the site can't start. */
function failToStart(error: unknown): never {
	process.stderr.write(`The site could not start. ${startProblem(error, env)}\n`);
	process.exit(1);
}

/** Prepares the data and starts the server; resolves once it accepts requests. */
async function start(build: ServerBuild): Promise<void> {
	const stopWork = await prepare();
	const server = createServer(
		{
			headersTimeout: HEADERS_TIMEOUT,
			requestTimeout: REQUEST_TIMEOUT,
			keepAliveTimeout: 65_000,
			// Creates no stream for a request without a body, which saves 5% of the work of a cached page.
			optimizeEmptyRequests: true,
		},
		withoutPipelining(await listenerFor(build)),
	);
	limitConnections(server);
	watchEventLoop();
	const port = await listen(server);
	stopOnSignal(server, stopWork);
	if (!env.originIsSet) {
		say(
			`Links begin with ${env.ORIGIN}: set ORIGIN to the site's public address before you go live.`,
		);
	}
	say(`Ready at ${env.originIsSet ? env.ORIGIN : `http://localhost:${port}`}`);
}

/**
 * Prepares the data for a development server, which listens already and stops by itself, and returns the
 * listener for the requests that it has no file for.
 */
export async function develop(build: () => Promise<ServerBuild>): Promise<RequestListener> {
	await prepare().catch(failToStart);
	return listenerFor(build);
}

if (import.meta.env.PROD) {
	await start(await import("virtual:react-router/server-build")).catch(failToStart);
}
