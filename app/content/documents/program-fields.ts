/** The fields of the training programs, and of the cards beside them that lead elsewhere (specification, section 3). */
import { filled } from "~/business/placeholders.ts";
import { earlierAddresses, pageAddress } from "../fields/addresses.ts";
import { reference } from "../fields/choices.ts";
import { type Field, group, list, picture } from "../fields/field.ts";
import { address, line, lines, text } from "../fields/texts.ts";
import type { ItemOf } from "../items.ts";

const NO_AMOUNT =
	"This price has no amount. Please write one, such as $700, or a price from the price list, such as {consultation}.";

/** A price that has an amount once its placeholders are filled in. */
export function price(label: string, sample = ""): Field<string> {
	const field = line(label, sample, { max: 100 });
	const hasAmount = (text: string) => !text || /\d/.test(filled(text));
	return { ...field, typed: field.typed.refine(hasAmount, NO_AMOUNT) };
}

/** A card of a program or of something else. */
export const cards = (sample: readonly string[] = []) =>
	list("Related services", {
		item: "Related service",
		help: "Cards at the end of the page. Hidden and deleted ones are left out.",
		max: 6,
		unique: "offer",
		fields: { offer: reference("Shows", "offers") },
		sample: sample.map((offer) => ({ offer })),
	});

export const programFields = {
	title: line("Name in lists", "", { max: 60 }),
	slug: pageAddress("Address", "", {
		example: "scent-work",
		isRequired: false,
		help: "The part after /training-programs/. If you leave it empty, it is made from the name. An old address leads to the new one.",
	}),
	body: group("Its page", {
		title: line("Heading of its page", "", { max: 100 }),
		lead: line("One line under the heading", "", { max: 200 }),
		info: text("What it is", "", { isRequired: true }),
		picture: picture("Picture", { blank: "No picture" }),
		imageCaption: line("Caption", "", { max: 200, isRequired: false }),
		moreInfo: group("List", {
			title: line("Heading of the list", "", { max: 100 }),
			items: lines("The list", [], { isRequired: true }),
		}),
	}),
	rates: list("Prices", {
		item: "Price",
		max: 8,
		unique: "name",
		fields: {
			name: line("Name", "", { max: 100 }),
			price: price("Price"),
			unit: line("Unit", "", { max: 100, isRequired: false, help: "For example, per week." }),
			includes: line("What it includes", "", { max: 200, isRequired: false }),
		},
	}),
	related: cards(),
	formerSlugs: earlierAddresses(),
};

/** A program as it is stored. Its texts may contain placeholders (business/placeholders.ts). */
export type StoredProgram = ItemOf<typeof programFields>;

export const serviceFields = {
	title: line("Title", "", { max: 60 }),
	info: line("Text", "", { max: 200 }),
	link: address("Leads to", "", { max: 200, isRequired: true }),
};

/** A card about something other than a program, as it is stored. */
export type Service = ItemOf<typeof serviceFields>;
