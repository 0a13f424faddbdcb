/**
 * The readiness endpoint, for a load balancer: says whether this server can do its work. A check reports only 'ok',
 * 'late' or 'failing'; the reason is in the log, because anybody may read the response.
 */
import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { database } from "~/platform/database/database.server.ts";
import { knownMigrations } from "~/platform/database/migrations.server.ts";
import { outboxState } from "~/platform/email/queue.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { env } from "~/platform/env.ts";
import { log } from "~/platform/log/log.server.ts";

const SECOND = 1_000;
/** Milliseconds that a check may take. */
const CHECK_TIMEOUT = 2 * SECOND;
/** Milliseconds for which a result is reused, so that frequent requests can't overload the server. */
const HOLDS_FOR = SECOND;
/** Milliseconds after which a waiting email is late. */
const OUTBOX_LATE = 3_600 * SECOND;

const MEGABYTE = 1024 * 1024;

type Finding = "ok" | "late" | "failing";

const checks: Readonly<Record<string, () => Promise<Finding>>> = {
	/** Reads, and runs an update that matches no row: that changes nothing but fails if writing is impossible. */
	async database() {
		await database.contentVersion.findFirst({ select: { version: true } });
		await database.contentVersion.updateMany({ where: { id: -1 }, data: { version: 0 } });
		return "ok";
	},
	async disk() {
		const { bavail, bsize } = await statfs(env.DATA_DIR);
		return (bavail * bsize) / MEGABYTE >= env.DISK_FREE_MIN ? "ok" : "failing";
	},
	async migrations() {
		const rows = await database.$queryRaw<{ name: string }[]>`
			SELECT migration_name AS name FROM _prisma_migrations
			WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
		const applied = new Set(rows.map(({ name }) => name));
		return (await knownMigrations()).every((name) => applied.has(name)) ? "ok" : "failing";
	},
	/** Late emails need attention, but are no reason to turn visitors and their messages away. */
	async outbox() {
		if (!canSend()) return "ok";
		const { oldest } = await outboxState();
		return oldest && Date.now() - oldest.getTime() > OUTBOX_LATE ? "late" : "ok";
	},
};

const all = Object.entries(checks);

/** Checks in progress. One that ran into the timeout goes on, and starting it again would only add load. */
const underWay = new Map<string, Promise<Finding>>();

async function find([name, begin]: (typeof all)[number]): Promise<[string, Finding]> {
	const check = underWay.get(name) ?? begin().finally(() => underWay.delete(name));
	underWay.set(name, check);
	const limit = new AbortController();
	const late = pause(CHECK_TIMEOUT, undefined, { signal: limit.signal, ref: false }).then(() => {
		throw new Error("took too long");
	});
	try {
		return [name, await Promise.race([check, late])];
	} catch (error) {
		log.warn({ err: error, check: name }, "a check of this server failed");
		return [name, "failing"];
	} finally {
		limit.abort();
	}
}

let last: { at: number; found: ReturnType<typeof look> } | undefined;

async function look() {
	const found = Object.fromEntries(await Promise.all(all.map(find)));
	return { isReady: !Object.values(found).includes("failing"), checks: found };
}

/** The result of the checks, at most a second old. Never throws. */
export async function loader() {
	const now = performance.now();
	if (!last || now - last.at > HOLDS_FOR) last = { at: now, found: look() };
	const { isReady, checks } = await last.found;
	return Response.json(
		{ status: isReady ? "ready" : "not ready", checks },
		{ status: isReady ? 200 : 503, headers: { "Cache-Control": "no-store" } },
	);
}
