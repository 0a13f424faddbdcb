/** The emails of the outbox as the admin's pages show them. */
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import type { EmailKind } from "./email-list.ts";

/** Emails on one page. */
const PAGE_SIZE = 20;

const ofKind = {
	waiting: { status: "waiting" },
	failed: { status: "waiting", attempts: { gt: 0 } },
	sent: { status: "sent" },
} satisfies Record<EmailKind, Prisma.OutgoingEmailWhereInput>;

const columns = {
	id: true,
	contactId: true,
	recipient: true,
	subject: true,
	status: true,
	attempts: true,
	nextAttemptAt: true,
	sentAt: true,
	lastError: true,
	createdAt: true,
} satisfies Prisma.OutgoingEmailSelect;

/** One page of a kind, the newest first, and whether there is another after it. */
export async function emailPage(kind: EmailKind, page: number) {
	const rows = await database.outgoingEmail.findMany({
		where: ofKind[kind],
		select: { ...columns, sender: true, replyTo: true, text: true },
		orderBy: { id: "desc" },
		skip: (page - 1) * PAGE_SIZE,
		take: PAGE_SIZE + 1,
	});
	return { emails: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

export type ShownEmail = Awaited<ReturnType<typeof emailPage>>["emails"][number];

/** How many wait, and how many of these were tried in vain. */
export async function emailCounts() {
	const [waiting, failed] = await Promise.all([
		database.outgoingEmail.count({ where: ofKind.waiting }),
		database.outgoingEmail.count({ where: ofKind.failed }),
	]);
	return { waiting, failed };
}

/** The first of those that wait: what was tried most often first, then the oldest. */
export async function emailsWaiting(limit: number) {
	const first = await database.outgoingEmail.findMany({
		where: ofKind.failed,
		select: columns,
		orderBy: [{ attempts: "desc" }, { id: "asc" }],
		take: limit,
	});
	if (first.length === limit) return first;
	// Where nothing is sent at all these may be very many, which only an index has in order.
	const untried = await database.outgoingEmail.findMany({
		where: { ...ofKind.waiting, attempts: 0 },
		select: columns,
		orderBy: { id: "asc" },
		take: limit - first.length,
	});
	return [...first, ...untried];
}
