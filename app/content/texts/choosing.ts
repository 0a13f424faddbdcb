import { href } from "react-router";
import { choosing } from "~/business/information.ts";
import { tellHead } from "./page-top.ts";
import type { TextPage } from "./teller.ts";

/** How a puppy is chosen. */
export const choosingTexts = {
	key: "choosing",
	label: "Choosing your puppy",
	path: href("/choosing-your-puppy"),
	tell: (tell) => {
		const { dog, consultation, beginning, options } = choosing;
		tell.group("Top of the page");
		tellHead(tell);
		const title = tell.line("title", "Title", choosing.title);
		const lead = tell.text("lead", "Under the title", choosing.lead);
		tell.group("Choosing a dog");
		tell.picture("lineup", "Wide picture in place of the row of puppies");
		const ownDog = {
			title: tell.line("dog-title", "Heading", dog.title),
			lead: tell.text("dog-lead", "First line", dog.lead),
			text: tell.text("dog-text", "Text", dog.text),
			questions: tell.items("question", "Question", dog.questions, { more: 4 }, (say, sample) => ({
				question: say.line("question", "Question", sample?.question ?? ""),
				answer: say.text("answer", "What it is about", sample?.answer ?? ""),
			})),
			closing: tell.text("dog-closing", "At the end, before your phone number", dog.closing),
		};
		tell.group("Consultation");
		const ownConsultation = {
			title: tell.line("consultation-title", "Heading", consultation.title),
			aside: tell.text("consultation-aside", "Under the heading", consultation.aside),
			text: tell.text("consultation-text", "Beside the price", consultation.text),
			price: consultation.price,
		};
		tell.group("Beginning the process");
		const ownBeginning = {
			title: tell.line("beginning-title", "Heading", beginning.title),
			text: tell.text("beginning-text", "Text", beginning.text),
		};
		const option = (name: string, sample: typeof options.available | typeof options.dream) => ({
			label: tell.line(`${name}-label`, "Above the heading", sample.label),
			title: tell.line(`${name}-title`, "Heading", sample.title),
			text: tell.text(`${name}-text`, "Text", sample.text),
		});
		tell.group("The first way: an available puppy");
		tell.picture("available", "Picture", "option-available");
		const available = option("available", options.available);
		tell.group("The second way: a dream puppy");
		tell.picture("dream", "Picture", "option-dream");
		const dream = option("dream", options.dream);
		tell.group("End of the page");
		const links = {
			waitingList: tell.line(
				"link-waiting-list",
				"Link to the waiting list",
				choosing.links.waitingList,
			),
			testimonials: tell.line(
				"link-testimonials",
				"Link to the testimonials",
				choosing.links.testimonials,
			),
			programs: tell.line("link-programs", "Link to the programs", choosing.links.programs),
		};
		const next = tell.line("next", "Above the last button", choosing.next);
		const nextButton = tell.line(
			"next-button",
			"Last button, to the training",
			choosing.nextButton,
		);
		tell.group("For search engines");
		const description = tell.text("description", "What the page is about", choosing.description);
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
