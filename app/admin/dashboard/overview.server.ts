/**
 * Loads everything that Today shows. The figures are those of the API's statistics, except for sold
 * puppies: the tile leaves out reserved ones (overview.tsx).
 */
import { today as dayOfNow } from "~/business/moments.ts";
import { emailCounts } from "~/contact/email/email-queries.server.ts";
import { contactStats } from "~/contact/records.server.ts";
import { documentOf } from "~/content/documents/index.ts";
import { documentSummaries } from "~/content/drafts.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import {
	draftsAndNames,
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
	const [
		families,
		puppies,
		{ contacts },
		videos,
		emailsOpen,
		quiet,
		others,
		unpublished,
		scheduled,
	] = await Promise.all([
		todaysFamilies(today),
		puppyCounts(),
		contactStats(now),
		videoCounts(),
		emailCounts(),
		quietPuppies(now),
		draftsAndNames(),
		draftsWithProblems(),
		scheduledTexts(),
	]);
	const lastWeek = contacts.per_day
		.slice(-2 * WEEK, -WEEK)
		.reduce((sum, { count }) => sum + count, 0);
	return {
		now,
		today,
		...families,
		puppies,
		...others,
		unpublished,
		scheduled,
		videos,
		contacts: { ...contacts, lastWeek },
		emailsOpen,
		canSend: canSend(),
		quiet,
	};
}

export type Overview = Awaited<ReturnType<typeof overview>>;
