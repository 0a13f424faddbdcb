import { href } from "react-router";
import { reserving } from "~/business/reserving.ts";
import type { TextPage } from "./page-fields.ts";
import { headFields } from "./page-top.ts";

/** The page about reserving a puppy, with the questions that families ask first. */
export const reservingTexts = {
	key: "reserving",
	label: "Reserving a puppy",
	path: href("/reserving-a-puppy"),
	words: (fields) => {
		const { steps, refunds, questions, visit } = reserving;
		fields.group("Top of the page");
		headFields(fields);
		const title = fields.line("title", "Title", reserving.title);
		const lead = fields.text("lead", "Under the title", reserving.lead);
		fields.group("Step by step");
		const stepsTitle = fields.line("steps-title", "Heading", reserving.stepsTitle);
		const ownSteps = fields.items("step", "Step", steps, { more: 2 }, (item, sample) => ({
			when: item.line("when", "When", sample?.when ?? ""),
			title: item.line("title", "Heading", sample?.title ?? ""),
			text: item.text("text", "Text", sample?.text ?? ""),
		}));
		fields.group("Refunds");
		const ownRefunds = {
			title: fields.line("refunds-title", "Heading", refunds.title),
			lead: fields.text("refunds-lead", "Under the heading", refunds.lead),
			rules: fields.items("rule", "Rule", refunds.rules, { more: 2 }, (item, sample) => ({
				term: item.line("term", "When", sample?.term ?? ""),
				text: item.text("text", "What happens", sample?.text ?? ""),
			})),
		};
		fields.group("Questions and answers");
		const ownQuestions = {
			title: fields.line("questions-title", "Heading", questions.title),
			items: fields.items("question", "Question", questions.items, { more: 6 }, (item, sample) => ({
				question: item.line("question", "Question", sample?.question ?? ""),
				answer: item.text("answer", "Answer", sample?.answer ?? ""),
				...(sample && "link" in sample && { link: sample.link }),
			})),
		};
		fields.group("Finding you");
		const ownVisit = {
			title: fields.line("visit-title", "Heading", visit.title),
			text: fields.text("visit-text", "Text", visit.text),
		};
		fields.group("Links");
		const sample = reserving.links;
		const links = {
			choosing: fields.line("link-choosing", "To choosing a puppy", sample.choosing),
			delivery: fields.line("link-delivery", "To the delivery", sample.delivery),
			waitingList: fields.line("link-waiting-list", "To the waiting list", sample.waitingList),
			visit: fields.line("link-visit", "Under “Finding you”", sample.visit),
		};
		fields.group("End of the page");
		const next = fields.line("next", "Above the last button", reserving.next);
		fields.group("For search engines");
		const description = fields.text("description", "What the page is about", reserving.description);
		return {
			title,
			lead,
			description,
			stepsTitle,
			steps: ownSteps,
			refunds: ownRefunds,
			questions: ownQuestions,
			visit: ownVisit,
			links,
			next,
		};
	},
} satisfies TextPage<object>;

export type ReservingWords = ReturnType<typeof reservingTexts.words>;
