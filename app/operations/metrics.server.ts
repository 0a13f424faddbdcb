/**
 * The metrics that /metrics shows. platform/http/request-log.server.ts counts the requests; the rest
 * is looked up when the metrics are read. prom-client adds those of the process (memory, CPU, event
 * loop, garbage collection) and writes the text format.
 */
import { stat } from "node:fs/promises";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { database, databaseFile, provider } from "~/platform/database/database.server.ts";
import { databaseFailures } from "~/platform/database/sqlite.server.ts";
import { outboxState } from "~/platform/email/queue.server.ts";
import { connectionLoad } from "~/platform/http/connections.server.ts";
import { renderLoad } from "~/platform/http/load-shedding.server.ts";
import { pageCacheBytes } from "~/platform/http/page-cache.server.ts";
import { requestsRefusedAsBusy } from "~/platform/http/refuse.server.ts";
import { pageCacheHits, requestDurations } from "~/platform/http/request-log.server.ts";

let made: Registry | undefined;
let pagesRenderedAnew = 0;

/** Counts a page that React had to render anew, because something had changed it before. */
export function countPageRenderedAnew() {
	pagesRenderedAnew++;
}

/** Size of the database in bytes; for SQLite, the file and its write-ahead log. */
async function databaseBytes(): Promise<number> {
	if (provider === "postgresql") {
		const [row] = await database.$queryRaw<{ size: bigint }[]>`
			SELECT pg_database_size(current_database()) AS size`;
		return Number(row?.size);
	}
	const files = [databaseFile, `${databaseFile}-wal`];
	const sizes = await Promise.all(files.map((file) => stat(file).catch(() => ({ size: 0 }))));
	return sizes.reduce((sum, { size }) => sum + size, 0);
}

function make(): Registry {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	registry.registerMetric(requestDurations);
	const registers = [registry];
	const counter = (name: string, help: string, read: () => number) =>
		new Counter({
			name,
			help,
			registers,
			collect() {
				this.reset();
				this.inc(read());
			},
		});
	const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
		new Gauge({
			name,
			help,
			registers,
			async collect() {
				// A value that can't be read is shown as NaN rather than zero.
				const value = await Promise.resolve(read()).catch(() => Number.NaN);
				this.set(value);
			},
		});

	counter(
		"site_responses_rendered_total",
		"Responses that were neither files nor cached pages",
		() => renderLoad().rendered,
	);
	counter(
		"site_requests_shed_total",
		"Requests refused with 503 because the server was busy",
		requestsRefusedAsBusy,
	);
	gauge("site_connections", "Open connections", () => connectionLoad().open);
	counter(
		"site_connections_refused_total",
		"Connections refused because too many were open",
		() => connectionLoad().refused,
	);
	counter(
		"site_slow_readers_cut_total",
		"Connections closed because the client stopped reading",
		() => connectionLoad().slowReaders,
	);
	gauge("site_renders_active", "Responses being rendered", () => renderLoad().active);
	gauge("site_requests_queued", "Requests waiting for a slot", () => renderLoad().queued);
	counter("site_page_cache_hits_total", "Responses sent from the page cache", pageCacheHits);
	gauge("site_page_cache_bytes", "Size of all cached pages", pageCacheBytes);
	gauge(
		"site_outbox_waiting",
		"Emails waiting to be sent",
		async () => (await outboxState()).waiting,
	);
	gauge("site_outbox_oldest_seconds", "Age of the oldest waiting email", async () => {
		const { oldest } = await outboxState();
		return oldest ? (Date.now() - oldest.getTime()) / 1_000 : 0;
	});
	counter(
		"site_pages_rendered_anew_total",
		"Pages that React rendered anew, because a translator or an extension had changed them",
		() => pagesRenderedAnew,
	);
	gauge("site_database_bytes", "Size of the database", databaseBytes);
	counter("site_database_errors_total", "Database operations that failed", databaseFailures);
	return registry;
}

/** All metrics in Prometheus's text format. */
export async function metrics(): Promise<{ text: string; type: string }> {
	made ??= make();
	return { text: await made.metrics(), type: made.contentType };
}
