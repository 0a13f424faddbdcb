/** What the pages about programs share, and the page of all programs (specification, section 3). */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { reference } from "../fields/choices.ts";
import { group, line, lines, list, picture, text } from "../fields/field.ts";
import { programDefaults } from "../program-defaults.ts";
import { search } from "./parts.ts";
import { cards, price } from "./program-fields.ts";

const { overview, home, footer } = programDefaults;

const programs = (label: string, item: string, max: number, sample: readonly string[]) =>
	list(label, {
		item,
		max,
		unique: "program",
		fields: { program: reference("Shows", "programs") },
		sample: sample.map((program) => ({ program })),
	});

export const programsPageDocument = declared({
	key: "programs-pages",
	label: "Training programs: the page that lists them all",
	path: href("/training-programs"),
	fields: {
		top: group("Top of every page about programs", {
			picture: picture("Picture in place of the puppy"),
		}),
		overview: group("The page of all programs", {
			title: line("Name in lists", overview.title, { max: 60 }),
			heading: line("Heading of the page", overview.heading, { max: 100 }),
			lead: line("One line under the heading", overview.lead, { max: 200 }),
			info: text("Text", overview.info, { isRequired: true }),
			moreInfo: group("List", {
				title: line("Heading of the list", overview.moreInfo.title, { max: 100 }),
				items: lines("The list", overview.moreInfo.items, { isRequired: true }),
			}),
		}),
		beginning: group("The last card", {
			title: line("Heading", overview.beginning.title, { max: 100 }),
			price: price("Price", overview.beginning.price),
			text: text("Text", overview.beginning.text, { isRequired: true }),
		}),
		related: cards(overview.related),
		home: programs("On the home page", "Program on the home page", 3, home),
		footer: programs("At the bottom of every page", "Program at the bottom", 6, footer),
		search: search(overview.description),
	},
});
