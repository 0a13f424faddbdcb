/** Renders the email that tells the trainer in the morning what has to be done. */
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { facts } from "~/business/facts.ts";
import { escapeHtml } from "~/platform/email/html.ts";
import { env } from "~/platform/env.ts";

/** What is due of one kind. */
export interface MorningSection {
	title: string;
	/** Each with its page in the admin. */
	lines: readonly { text: string; path: string }[];
	/** How many more there are. */
	more: number;
}

const moreText = (more: number) => `and ${more.toLocaleString("en-US")} more`;

/** The subject, plain text and HTML of the email. The HTML escapes everything that people wrote. */
export function morningText(sections: readonly MorningSection[], day: string) {
	const start = env.ORIGIN + href("/admin");
	const counts = sections.map(
		({ title, lines, more }) => `${title.toLowerCase()}: ${lines.length + more}`,
	);
	const text = [
		`Good morning ${facts.trainer},`,
		...sections.map(({ title, lines, more }) =>
			[
				`${title}:`,
				...lines.map(({ text, path }) => `- ${text}\n  ${env.ORIGIN}${path}`),
				...(more > 0 ? [moreText(more)] : []),
			].join("\n"),
		),
		`Everything for today: ${start}`,
	].join("\n\n");
	const html = [
		`<p>Good morning ${escapeHtml(facts.trainer)},</p>`,
		...sections.map(({ title, lines, more }) =>
			[
				`<h2>${title}</h2>`,
				"<ul>",
				...lines.map(
					({ text, path }) =>
						`<li><a href="${escapeHtml(env.ORIGIN + path)}">${escapeHtml(text)}</a></li>`,
				),
				...(more > 0 ? [`<li>${moreText(more)}</li>`] : []),
				"</ul>",
			].join("\n"),
		),
		`<p><a href="${escapeHtml(start)}">Everything for today</a></p>`,
	].join("\n");
	return { subject: `${dayInWords(day)}: ${counts.join(", ")}`, text, html };
}
