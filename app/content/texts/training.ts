import { href } from "react-router";
import { training } from "~/business/information.ts";
import { rowTitle } from "~/forms/rows.ts";
import type { TextPage } from "./page-fields.ts";
import { headFields } from "./page-top.ts";

/** The page about a puppy's training. */
export const trainingTexts = {
	key: "training",
	label: "Your puppy’s training",
	path: href("/puppy-training"),
	words: (fields) => {
		fields.group("Top of the page");
		headFields(fields);
		const title = fields.line("title", "Title", training.title);
		const lead = fields.text("lead", "Under the title", training.lead);
		fields.group("What a puppy learns");
		const cards = fields.items("part", "Part", training.cards, { fixed: true }, (item, sample) => ({
			title: item.line("title", "Heading", sample?.title ?? ""),
			lead: item.text("lead", "First line", sample?.lead ?? ""),
			text: item.text("text", "Text", sample?.text ?? ""),
			image: sample?.image ?? "training-scene",
			...(sample?.extra && {
				extra: {
					amount: sample.extra.amount,
					words: item.line("extra", "After its price", sample.extra.words),
				},
			}),
		}));
		for (const [index, { image }] of training.cards.entries()) {
			fields.picture(`part-${index + 1}`, rowTitle("Picture of part", index), image);
		}
		fields.group("One day");
		const day = {
			title: fields.line("day-title", "Heading", training.day.title),
			text: fields.text("day-text", "Under the heading", training.day.text),
			hours: fields.items(
				"hour",
				"Time of day",
				training.day.hours,
				{ more: 3 },
				(item, sample) => ({
					when: item.line("when", "When", sample?.when ?? ""),
					title: item.line("title", "Heading", sample?.title ?? ""),
					text: item.text("text", "Text", sample?.text ?? ""),
				}),
			),
		};
		fields.group("End of the page");
		const links = {
			videos: fields.line("link-videos", "Link to the videos", training.links.videos),
			programs: fields.line("link-programs", "Link to a program", training.links.programs),
		};
		const next = fields.line("next", "Above the last button", training.next);
		const nextButton = fields.line(
			"next-button",
			"Last button, to the delivery",
			training.nextButton,
		);
		fields.group("For search engines");
		const description = fields.text("description", "What the page is about", training.description);
		return { title, lead, description, cards, day, links, next, nextButton };
	},
} satisfies TextPage<object>;
