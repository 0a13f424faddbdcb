/** Renders the email that tells the trainer in the morning what has to be done. */
import { dayInWords, daysBetween } from "~/business/days.ts";
import { facts } from "~/business/facts.ts";
import { moneyInWords } from "~/business/money.ts";
import { escapeHtml } from "~/platform/email/html.ts";
import type { Morning } from "./morning.server.ts";

/** The absolute URLs of the admin's pages that the email links to. */
export interface AdminAddresses {
	/** The page for answering a family. */
	answer: (id: number) => string;
	family: (id: number) => string;
	reservation: (id: number) => string;
	start: string;
}

interface Line {
	text: string;
	address: string;
}

interface Section {
	title: string;
	lines: Line[];
	more: number;
}

const HOUR = 3_600_000;

/** "for 3 days" or, if it is less than two days, "for 30 hours". */
function waited(since: Date, now: Date): string {
	const hours = Math.max(0, Math.floor((now.getTime() - since.getTime()) / HOUR));
	return hours < 48 ? `for ${hours} hours` : `for ${Math.floor(hours / 24)} days`;
}

/** "today", "tomorrow", or since when it is overdue. */
function dayText(day: string, today: string): string {
	const days = daysBetween(today, day) ?? 0;
	if (days === 0) return "today";
	return days > 0 ? "tomorrow" : `overdue since ${dayInWords(day)}`;
}

const forFamily = (family: string) => (family === "" ? "" : ` (${family})`);

function sectionsOf(
	{ waiting, steps, goingHome, payments }: Morning,
	{ day, now, addresses }: { day: string; now: Date; addresses: AdminAddresses },
): Section[] {
	const all = [
		{
			title: "Waiting for an answer",
			lines: waiting.named.map(({ id, name, since }) => ({
				text: `${name}, ${waited(since, now)}`,
				address: addresses.answer(id),
			})),
			more: waiting.more,
		},
		{
			title: "Going home",
			lines: goingHome.named.map(({ id, puppy, family, day: on }) => ({
				text: `${puppy}${forFamily(family)}, ${dayText(on, day)}`,
				address: addresses.reservation(id),
			})),
			more: goingHome.more,
		},
		{
			title: "Next steps",
			lines: steps.named.map(({ id, name, step, day: on }) => ({
				text: `${name}: ${step || "next step"}, ${dayText(on, day)}`,
				address: addresses.family(id),
			})),
			more: steps.more,
		},
		{
			title: "Payments due",
			lines: payments.named.map(({ id, puppy, family, cents, day: on }) => ({
				text: `${moneyInWords(cents)} for ${puppy}${forFamily(family)}, ${dayText(on, day)}`,
				address: addresses.reservation(id),
			})),
			more: payments.more,
		},
	];
	return all.filter(({ lines }) => lines.length > 0);
}

const moreText = (more: number) => `and ${more.toLocaleString("en-US")} more`;

/** The subject, plain text and HTML of the email. The HTML escapes everything that people wrote. */
export function morningText(
	morning: Morning,
	when: { day: string; now: Date; addresses: AdminAddresses },
) {
	const sections = sectionsOf(morning, when);
	const counts = sections.map(
		({ title, lines, more }) => `${title.toLowerCase()}: ${lines.length + more}`,
	);
	const closing = `Everything for today: ${when.addresses.start}`;
	const text = [
		`Good morning ${facts.trainer},`,
		...sections.map(({ title, lines, more }) =>
			[
				`${title}:`,
				...lines.map(({ text, address }) => `- ${text}\n  ${address}`),
				...(more > 0 ? [moreText(more)] : []),
			].join("\n"),
		),
		closing,
	].join("\n\n");
	const html = [
		`<p>Good morning ${escapeHtml(facts.trainer)},</p>`,
		...sections.map(({ title, lines, more }) =>
			[
				`<h2>${title}</h2>`,
				"<ul>",
				...lines.map(
					({ text, address }) =>
						`<li><a href="${escapeHtml(address)}">${escapeHtml(text)}</a></li>`,
				),
				...(more > 0 ? [`<li>${moreText(more)}</li>`] : []),
				"</ul>",
			].join("\n"),
		),
		`<p><a href="${escapeHtml(when.addresses.start)}">Everything for today</a></p>`,
	].join("\n");
	return { subject: `${dayInWords(when.day)}: ${counts.join(", ")}`, text, html };
}
