import { href } from "react-router";
import { reserving } from "~/business/reserving.ts";
import { tellHead } from "./page-top.ts";
import type { TextPage } from "./teller.ts";

/** How a puppy is reserved, and what families ask before. */
export const reservingTexts = {
	key: "reserving",
	label: "Reserving a puppy",
	path: href("/reserving-a-puppy"),
	tell: (tell) => {
		const { steps, refunds, questions, visit } = reserving;
		tell.group("Top of the page");
		tellHead(tell);
		const title = tell.line("title", "Title", reserving.title);
		const lead = tell.text("lead", "Under the title", reserving.lead);
		tell.group("Step by step");
		const stepsTitle = tell.line("steps-title", "Heading", reserving.stepsTitle);
		const ownSteps = tell.items("step", "Step", steps, { more: 2 }, (say, sample) => ({
			when: say.line("when", "When", sample?.when ?? ""),
			title: say.line("title", "Heading", sample?.title ?? ""),
			text: say.text("text", "Text", sample?.text ?? ""),
		}));
		tell.group("When the money comes back");
		const ownRefunds = {
			title: tell.line("refunds-title", "Heading", refunds.title),
			lead: tell.text("refunds-lead", "Under the heading", refunds.lead),
			rules: tell.items("rule", "Rule", refunds.rules, { more: 2 }, (say, sample) => ({
				term: say.line("term", "When", sample?.term ?? ""),
				text: say.text("text", "What happens", sample?.text ?? ""),
			})),
		};
		tell.group("Questions and answers");
		const ownQuestions = {
			title: tell.line("questions-title", "Heading", questions.title),
			items: tell.items("question", "Question", questions.items, { more: 6 }, (say, sample) => ({
				question: say.line("question", "Question", sample?.question ?? ""),
				answer: say.text("answer", "Answer", sample?.answer ?? ""),
				...(sample && "link" in sample && { link: sample.link }),
			})),
		};
		tell.group("Finding you");
		const ownVisit = {
			title: tell.line("visit-title", "Heading", visit.title),
			text: tell.text("visit-text", "Text", visit.text),
		};
		tell.group("Links");
		const sample = reserving.links;
		const links = {
			choosing: tell.line("link-choosing", "To how a puppy is chosen", sample.choosing),
			delivery: tell.line("link-delivery", "To the delivery", sample.delivery),
			waitingList: tell.line("link-waiting-list", "To the waiting list", sample.waitingList),
			visit: tell.line("link-visit", "Under where you are", sample.visit),
		};
		tell.group("End of the page");
		const next = tell.line("next", "Above the last button", reserving.next);
		tell.group("For search engines");
		const description = tell.text("description", "What the page is about", reserving.description);
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

export type ReservingWords = ReturnType<typeof reservingTexts.tell>;
