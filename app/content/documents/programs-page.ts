/** What the pages about programs share, and the page of all programs (specification, section 3). */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { reference } from "../fields/choices.ts";
import { group, list, picture } from "../fields/field.ts";
import { line, lines, text } from "../fields/texts.ts";
import { search } from "./parts.ts";
import { cards, price } from "./program-fields.ts";

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
			title: line("Name in lists", "All programs", { max: 60 }),
			heading: line("Heading of the page", "Training Programs", { max: 100 }),
			lead: line(
				"One line under the heading",
				"For the puppies we raise, and for the dog you already have.",
				{ max: 200 },
			),
			info: text(
				"Text",
				"Tell us what you would like to be different at home, and we’ll tell you which program gets you there. Every training program includes lessons for you, because you are the one who lives with the dog.",
				{ isRequired: true },
			),
			moreInfo: group("List", {
				title: line("Heading of the list", "Whichever you choose", { max: 100 }),
				items: lines(
					"The list",
					[
						"It starts with a consultation, {consultation}, except for a puppy you have already chosen",
						"One trainer, {trainer}, from the first day to the last",
						"Food, praise and patience; no choke, prong or shock collars",
						"You are taught along with your dog",
					],
					{ isRequired: true },
				),
			}),
		}),
		beginning: group("The last card", {
			title: line("Heading", "Consultation", { max: 100 }),
			price: price("Price", "{consultation}"),
			text: text(
				"Text",
				"Where every program starts: you describe your dog, and {trainer} tells you which one fits.",
				{ isRequired: true },
			),
		}),
		related: cards(["puppies", "reviews", "not-sure"]),
		home: programs("On the home page", "Program on the home page", 3, [
			"private-lessons",
			"board-and-train",
			"day-training",
		]),
		footer: programs("At the bottom of every page", "Program at the bottom", 6, [
			"private-lessons",
			"day-training",
			"board-and-train",
			"boarding",
		]),
		search: search(
			"Private lessons, day training, board and train for puppies and adult dogs, and boarding in {place}.",
		),
	},
});
