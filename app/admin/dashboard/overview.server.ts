/** Everything that the dashboard shows; its figures are those of the API's statistics. */
import { unansweredMessages } from "~/contact/admin/dashboard-queries.server.ts";
import { emailCounts, emailsWaiting } from "~/contact/email/email-queries.server.ts";
import { contactStats } from "~/contact/records.server.ts";
import { canSend } from "~/platform/email/retry.server.ts";
import { draftsAndNames, quietPuppies } from "~/puppies/admin/dashboard-queries.server.ts";
import { puppyCounts } from "~/puppies/records.server.ts";
import { videoCounts } from "~/videos/records.server.ts";

const WEEK = 7;
/** Emails shown; all of them have a page of their own. */
const EMAILS = 5;

export async function overview(now = new Date()) {
	const [puppies, { contacts }, videos, unanswered, emails, emailsOpen, quiet, others] =
		await Promise.all([
			puppyCounts(),
			contactStats(now),
			videoCounts(),
			unansweredMessages(),
			emailsWaiting(EMAILS),
			emailCounts(),
			quietPuppies(now),
			draftsAndNames(),
		]);
	const lastWeek = contacts.per_day
		.slice(-2 * WEEK, -WEEK)
		.reduce((sum, { count }) => sum + count, 0);
	return {
		now,
		puppies,
		...others,
		videos,
		contacts: { ...contacts, lastWeek },
		unanswered,
		emails,
		emailsOpen,
		canSend: canSend(),
		quiet,
	};
}

export type Overview = Awaited<ReturnType<typeof overview>>;
