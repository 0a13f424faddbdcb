import { href } from "react-router";
import { choosing } from "~/business/information.ts";
import type { TextPage } from "./page-fields.ts";
import { headFields } from "./page-top.ts";

/** The page about choosing a puppy. */
export const choosingTexts = {
	key: "choosing",
	label: "Choosing your puppy",
	path: href("/choosing-your-puppy"),
	words: (fields) => {
		const { dog, consultation, beginning, options } = choosing;
		fields.group("Top of the page");
		headFields(fields);
		const title = fields.line("title", "Title", choosing.title);
		const lead = fields.text("lead", "Under the title", choosing.lead);
		fields.group("Choosing a dog");
		fields.picture("lineup", "Wide picture in place of the row of puppies");
		const ownDog = {
			title: fields.line("dog-title", "Heading", dog.title),
			lead: fields.text("dog-lead", "First line", dog.lead),
			text: fields.text("dog-text", "Text", dog.text),
			questions: fields.items(
				"question",
				"Question",
				dog.questions,
				{ more: 4 },
				(item, sample) => ({
					question: item.line("question", "Question", sample?.question ?? ""),
					answer: item.text("answer", "What it is about", sample?.answer ?? ""),
				}),
			),
			closing: fields.text("dog-closing", "At the end, before your phone number", dog.closing),
		};
		fields.group("Consultation");
		const ownConsultation = {
			title: fields.line("consultation-title", "Heading", consultation.title),
			aside: fields.text("consultation-aside", "Under the heading", consultation.aside),
			text: fields.text("consultation-text", "Beside the price", consultation.text),
			price: consultation.price,
		};
		fields.group("Beginning the process");
		const ownBeginning = {
			title: fields.line("beginning-title", "Heading", beginning.title),
			text: fields.text("beginning-text", "Text", beginning.text),
		};
		const option = (name: string, sample: typeof options.available | typeof options.dream) => ({
			label: fields.line(`${name}-label`, "Above the heading", sample.label),
			title: fields.line(`${name}-title`, "Heading", sample.title),
			text: fields.text(`${name}-text`, "Text", sample.text),
		});
		fields.group("The first way: an available puppy");
		fields.picture("available", "Picture", "option-available");
		const available = option("available", options.available);
		fields.group("The second way: a dream puppy");
		fields.picture("dream", "Picture", "option-dream");
		const dream = option("dream", options.dream);
		fields.group("End of the page");
		const links = {
			waitingList: fields.line(
				"link-waiting-list",
				"Link to the waiting list",
				choosing.links.waitingList,
			),
			testimonials: fields.line(
				"link-testimonials",
				"Link to the testimonials",
				choosing.links.testimonials,
			),
			programs: fields.line("link-programs", "Link to the programs", choosing.links.programs),
		};
		const next = fields.line("next", "Above the last button", choosing.next);
		const nextButton = fields.line(
			"next-button",
			"Last button, to the training",
			choosing.nextButton,
		);
		fields.group("For search engines");
		const description = fields.text("description", "What the page is about", choosing.description);
		return {
			title,
			lead,
			description,
			dog: ownDog,
			consultation: ownConsultation,
			beginning: ownBeginning,
			options: { available, dream },
			links,
			next,
			nextButton,
		};
	},
} satisfies TextPage<object>;
