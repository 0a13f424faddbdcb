/** Reads the emails of the outbox for the admin's pages. */
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { withoutSecrets } from "~/platform/email/queue.server.ts";
import type { EmailKind } from "./email-list.ts";

/** How many emails a page shows. */
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

/** One page of the emails of a kind, newest first and without secret links, and whether there are more pages. */
export async function emailPage(kind: EmailKind, page: number) {
	const rows = await database.outgoingEmail.findMany({
		where: ofKind[kind],
		select: { ...columns, sender: true, replyTo: true, text: true },
		orderBy: { id: "desc" },
		skip: (page - 1) * PAGE_SIZE,
		take: PAGE_SIZE + 1,
	});
	const emails = rows
		.slice(0, PAGE_SIZE)
		.map((email) => ({ ...email, text: withoutSecrets(email.text) }));
	return { emails, hasMore: rows.length > PAGE_SIZE };
}

export type ShownEmail = Awaited<ReturnType<typeof emailPage>>["emails"][number];

/** How many emails are waiting, and how many of these have failed so far. */
export async function emailCounts() {
	const [waiting, failed] = await Promise.all([
		database.outgoingEmail.count({ where: ofKind.waiting }),
		database.outgoingEmail.count({ where: ofKind.failed }),
	]);
	return { waiting, failed };
}

/** The first waiting emails: those with the most attempts first, then the oldest. */
export async function emailsWaiting(limit: number) {
	const first = await database.outgoingEmail.findMany({
		where: ofKind.failed,
		select: columns,
		orderBy: [{ attempts: "desc" }, { id: "asc" }],
		take: limit,
	});
	if (first.length === limit) return first;
	// If no email is sent at all, there may be very many of these, so they are read in the order of an index.
	const untried = await database.outgoingEmail.findMany({
		where: { ...ofKind.waiting, attempts: 0 },
		select: columns,
		orderBy: { id: "asc" },
		take: limit - first.length,
	});
	return [...first, ...untried];
}
