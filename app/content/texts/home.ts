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
import { homeSearch } from "~/business/page-heads.ts";
import { homePraiseWords } from "~/business/praise-pages.ts";
import { rowTitle } from "~/forms/rows.ts";
import { tellTrainer } from "./praise-pages.ts";
import type { TextPage } from "./teller.ts";

/** The home page. */
export const homeTexts = {
	key: "home",
	label: "Home page",
	path: href("/"),
	tell: (tell) => {
		tell.group("First screen");
		tell.picture("hero", "Picture of the first screen");
		const top = {
			title: tell.line("hero-title", "Heading", hero.title),
			lead: tell.text("hero-lead", "Under the heading", hero.lead),
		};
		tell.group("What comes with every puppy");
		const promises = tell.items("promise", "Promise", promiseList, { more: 2 }, (say, sample) => ({
			strong: say.line("strong", "In bold", sample?.strong ?? ""),
			rest: say.line("rest", "The rest of the line", sample?.rest ?? ""),
		}));
		tell.group("About the puppies");
		tell.picture("about", "Picture, where there is no video about the house", "porch-scene");
		const house = {
			title: tell.line("about-title", "Heading", about.title),
			lead: tell.text("about-lead", "First line", about.lead),
			link: tell.line("about-link", "Link to the team", about.link),
			paragraphs: tell.paragraphs("about-text", "Text", about.paragraphs),
		};
		tell.group("The three steps");
		const way = {
			title: tell.line("steps-title", "Heading", stepsTitle),
			more: tell.line("steps-more", "Link of each step", stepsMore),
			steps: tell.items("step", "Step", steps, { fixed: true }, (say, sample) => ({
				title: say.line("title", "Heading", sample?.title ?? ""),
				text: say.text("text", "Text", sample?.text ?? ""),
				path: sample?.path ?? href("/"),
			})),
		};
		for (const index of steps.keys()) {
			tell.picture(`step-${index + 1}`, rowTitle("Picture of step", index));
		}
		tell.group("The puppies");
		const puppies = {
			title: tell.line("puppies-title", "Heading", puppiesBand.title),
			some: tell.text(
				"puppies-some",
				"Under the heading, after “Three are” or how many there are",
				puppiesBand.some,
			),
			none: tell.text(
				"puppies-none",
				"Under the heading, where none is available",
				puppiesBand.none,
			),
			more: tell.line("puppies-more", "Button under the puppies", puppiesBand.more),
		};
		tell.group("Training programs");
		const programs = {
			title: tell.line("programs-title", "Heading", programsBand.title),
			lead: tell.text("programs-lead", "Under the heading", programsBand.lead),
			more: tell.line("programs-more", "Link of each program", programsBand.more),
			all: tell.line("programs-all", "Link to all programs", programsBand.all),
		};
		tell.group("What owners say");
		const samplePraise = homePraiseWords;
		const praise = {
			reviewsTitle: tell.line("reviews-title", "Heading of the reviews", samplePraise.reviewsTitle),
			reviewsLink: tell.line("reviews-link", "Link to all reviews", samplePraise.reviewsLink),
			title: tell.line("praise-title", "Heading of the testimonials", samplePraise.title),
			trainer: tellTrainer(tell, samplePraise.trainer),
			links: {
				testimonials: tell.line(
					"link-testimonials",
					"Link to the testimonials",
					samplePraise.links.testimonials,
				),
				reviews: tell.line("link-reviews", "Link to the reviews", samplePraise.links.reviews),
				stories: tell.line("link-stories", "Link to the stories", samplePraise.links.stories),
			},
		};
		tell.group("For search engines");
		const search = {
			title: tell.line("search-title", "Title in search results", homeSearch.title),
			description: tell.text(
				"search-description",
				"What the page is about",
				homeSearch.description,
			),
		};
		return { hero: top, promises, about: house, way, puppies, programs, praise, search };
	},
} satisfies TextPage<object>;

export type HomeWords = ReturnType<typeof homeTexts.tell>;
