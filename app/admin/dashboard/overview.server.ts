/**
 * Loads everything that Today shows. The figures are those of the API's statistics, except for sold
 * puppies: the tile leaves out reserved ones (overview.tsx).
 */
import { promiseHash } from "remix-utils/promise";
import { today as dayOfNow } from "~/business/moments.ts";
import { emailCounts } from "~/contact/email/email-queries.server.ts";
import { contactStats } from "~/contact/records.server.ts";
import { documentOf } from "~/content/documents/index.ts";
import { documentSummaries } from "~/content/drafts.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import {
	draftsAndReserved,
	draftsWithProblems,
	quietPuppies,
} from "~/puppies/admin/queries.server.ts";
import { puppyCounts } from "~/puppies/list/list-ids.server.ts";
import { todaysFamilies } from "~/reports/today.server.ts";
import { videoCounts } from "~/videos/queries.server.ts";

const WEEK = 7;

/** The texts of the site that will be published by themselves, each with its form. */
async function scheduledTexts() {
	const texts = [...(await documentSummaries())].flatMap(([key, { publishAt }]) => {
		const { label, editPath } = documentOf(key) ?? {};
		return publishAt && label && editPath ? [{ label, editPath, publishAt }] : [];
	});
	return texts.toSorted((one, other) => one.publishAt.getTime() - other.publishAt.getTime());
}

export async function overview(now = new Date()) {
	const today = dayOfNow(now);
	const { families, stats, others, ...shown } = await promiseHash({
		families: todaysFamilies(today),
		puppies: puppyCounts(),
		stats: contactStats(now),
		videos: videoCounts(),
		emailsOpen: emailCounts(),
		quiet: quietPuppies(now),
		others: draftsAndReserved(),
		unpublished: draftsWithProblems(),
		scheduled: scheduledTexts(),
	});
	const lastWeek = stats.contacts.per_day
		.slice(-2 * WEEK, -WEEK)
		.reduce((sum, { count }) => sum + count, 0);
	const contacts = { ...stats.contacts, lastWeek };
	return { now, today, ...families, ...others, ...shown, contacts, canSend: canSend() };
}

export type Overview = Awaited<ReturnType<typeof overview>>;
