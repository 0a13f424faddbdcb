/**
 * The metrics that /metrics shows. platform/http/request-log.server.ts counts the requests; the rest
 * is looked up when the metrics are read. prom-client adds those of the process (memory, CPU, event
 * loop, garbage collection) and writes the text format.
 */
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { databaseFailures } from "~/platform/database/sqlite.server.ts";
import { outboxState } from "~/platform/email/queue.server.ts";
import { renderLoad } from "~/platform/http/load-shedding.server.ts";
import { pageCacheHits, requestDurations } from "~/platform/http/request-log.server.ts";

let made: Registry | undefined;
let pagesRenderedAnew = 0;

/** Counts a page that React had to render anew, because something had changed it before. */
export function countPageRenderedAnew() {
	pagesRenderedAnew++;
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
	gauge("site_renders_active", "Responses being rendered", () => renderLoad().active);
	gauge("site_requests_queued", "Requests waiting for a slot", () => renderLoad().queued);
	counter("site_page_cache_hits_total", "Responses sent from the page cache", pageCacheHits);
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
	counter("site_database_errors_total", "Database operations that failed", databaseFailures);
	return registry;
}

/** All metrics in Prometheus's text format. */
export async function metrics(): Promise<{ text: string; type: string }> {
	made ??= make();
	return { text: await made.metrics(), type: made.contentType };
}
