import { href } from "react-router";
import {
	about,
	hero,
	programsBand,
	promiseList,
	puppiesBand,
	steps,
	stepsMore,
	stepsTitle,
} from "~/business/home.ts";
import { homeSearch } from "~/business/page-heads/home.ts";
import { homePraiseWords } from "~/business/praise-pages.ts";
import { rowTitle } from "~/forms/rows.ts";
import type { TextPage } from "./page-fields.ts";
import { trainerFields } from "./praise-pages.ts";

/** The home page. */
export const homeTexts = {
	key: "home",
	label: "Home page",
	path: href("/"),
	words: (fields) => {
		fields.group("First screen");
		fields.picture("hero", "Picture of the first screen");
		const top = {
			title: fields.line("hero-title", "Heading", hero.title),
			lead: fields.text("hero-lead", "Under the heading", hero.lead),
		};
		fields.group("What comes with every puppy");
		const promises = fields.items(
			"promise",
			"Promise",
			promiseList,
			{ more: 2 },
			(item, sample) => ({
				strong: item.line("strong", "In bold", sample?.strong ?? ""),
				rest: item.line("rest", "The rest of the line", sample?.rest ?? ""),
			}),
		);
		fields.group("About the puppies");
		fields.picture("about", "Picture, when there is no video about the house", "porch-scene");
		const house = {
			title: fields.line("about-title", "Heading", about.title),
			lead: fields.text("about-lead", "First line", about.lead),
			link: fields.line("about-link", "Link to the team", about.link),
			paragraphs: fields.paragraphs("about-text", "Text", about.paragraphs),
		};
		fields.group("The three steps");
		const way = {
			title: fields.line("steps-title", "Heading", stepsTitle),
			more: fields.line("steps-more", "Link of each step", stepsMore),
			steps: fields.items("step", "Step", steps, { fixed: true }, (item, sample) => ({
				title: item.line("title", "Heading", sample?.title ?? ""),
				text: item.text("text", "Text", sample?.text ?? ""),
				path: sample?.path ?? href("/"),
			})),
		};
		for (const index of steps.keys()) {
			fields.picture(`step-${index + 1}`, rowTitle("Picture of step", index));
		}
		fields.group("The puppies");
		const puppies = {
			title: fields.line("puppies-title", "Heading", puppiesBand.title),
			some: fields.text(
				"puppies-some",
				"Under the heading, after “Three are” or how many there are",
				puppiesBand.some,
			),
			none: fields.text(
				"puppies-none",
				"Under the heading, when none is available",
				puppiesBand.none,
			),
			more: fields.line("puppies-more", "Button under the puppies", puppiesBand.more),
		};
		fields.group("Training programs");
		const programs = {
			title: fields.line("programs-title", "Heading", programsBand.title),
			lead: fields.text("programs-lead", "Under the heading", programsBand.lead),
			more: fields.line("programs-more", "Link of each program", programsBand.more),
			all: fields.line("programs-all", "Link to all programs", programsBand.all),
		};
		fields.group("What owners say");
		const samplePraise = homePraiseWords;
		const praise = {
			reviewsTitle: fields.line(
				"reviews-title",
				"Heading of the reviews",
				samplePraise.reviewsTitle,
			),
			reviewsLink: fields.line("reviews-link", "Link to all reviews", samplePraise.reviewsLink),
			title: fields.line("praise-title", "Heading of the testimonials", samplePraise.title),
			trainer: trainerFields(fields, samplePraise.trainer),
			links: {
				testimonials: fields.line(
					"link-testimonials",
					"Link to the testimonials",
					samplePraise.links.testimonials,
				),
				reviews: fields.line("link-reviews", "Link to the reviews", samplePraise.links.reviews),
				stories: fields.line("link-stories", "Link to the stories", samplePraise.links.stories),
			},
		};
		fields.group("For search engines");
		const search = {
			title: fields.line("search-title", "Title in search results", homeSearch.title),
			description: fields.text(
				"search-description",
				"What the page is about",
				homeSearch.description,
			),
		};
		return { hero: top, promises, about: house, way, puppies, programs, praise, search };
	},
} satisfies TextPage<object>;

export type HomeWords = ReturnType<typeof homeTexts.words>;
