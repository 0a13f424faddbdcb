import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { withoutSecrets } from "~/platform/email/queue.server.ts";
import type { EmailKind } from "./email-list.ts";

const PAGE_SIZE = 20;

const ofKind = {
	waiting: { status: "waiting" },
	failed: { status: "waiting", attempts: { gt: 0 } },
	sent: { status: "sent" },
} satisfies Record<EmailKind, Prisma.OutgoingEmailWhereInput>;

/** One page of the emails of a kind, newest first and without secret links, and whether there are more pages. */
export async function emailPage(kind: EmailKind, page: number) {
	const rows = await database.outgoingEmail.findMany({
		where: ofKind[kind],
		select: {
			id: true,
			contactId: true,
			sender: true,
			recipient: true,
			replyTo: true,
			subject: true,
			text: true,
			status: true,
			attempts: true,
			nextAttemptAt: true,
			sentAt: true,
			lastError: true,
			createdAt: true,
		},
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
