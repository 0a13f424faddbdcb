import { href } from "react-router";
import { training } from "~/business/information.ts";
import { rowTitle } from "~/forms/rows.ts";
import { tellHead } from "./page-top.ts";
import type { TextPage } from "./teller.ts";

/** How a puppy is trained. */
export const trainingTexts = {
	key: "training",
	label: "Your puppy’s training",
	path: href("/puppy-training"),
	tell: (tell) => {
		tell.group("Top of the page");
		tellHead(tell);
		const title = tell.line("title", "Title", training.title);
		const lead = tell.text("lead", "Under the title", training.lead);
		tell.group("What a puppy learns");
		const cards = tell.items("part", "Part", training.cards, { fixed: true }, (say, sample) => ({
			title: say.line("title", "Heading", sample?.title ?? ""),
			lead: say.text("lead", "First line", sample?.lead ?? ""),
			text: say.text("text", "Text", sample?.text ?? ""),
			image: sample?.image ?? "training-scene",
			...(sample?.extra && {
				extra: {
					amount: sample.extra.amount,
					words: say.line("extra", "After its price", sample.extra.words),
				},
			}),
		}));
		for (const [index, { image }] of training.cards.entries()) {
			tell.picture(`part-${index + 1}`, rowTitle("Picture of part", index), image);
		}
		tell.group("One day");
		const day = {
			title: tell.line("day-title", "Heading", training.day.title),
			text: tell.text("day-text", "Under the heading", training.day.text),
			hours: tell.items("hour", "Time of day", training.day.hours, { more: 3 }, (say, sample) => ({
				when: say.line("when", "When", sample?.when ?? ""),
				title: say.line("title", "Heading", sample?.title ?? ""),
				text: say.text("text", "Text", sample?.text ?? ""),
			})),
		};
		tell.group("End of the page");
		const links = {
			videos: tell.line("link-videos", "Link to the videos", training.links.videos),
			programs: tell.line("link-programs", "Link to a program", training.links.programs),
		};
		const next = tell.line("next", "Above the last button", training.next);
		const nextButton = tell.line(
			"next-button",
			"Last button, to the delivery",
			training.nextButton,
		);
		tell.group("For search engines");
		const description = tell.text("description", "What the page is about", training.description);
		return { title, lead, description, cards, day, links, next, nextButton };
	},
} satisfies TextPage<object>;
