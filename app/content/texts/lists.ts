/** What stands around videos, programs, delivery and the waiting list. */
import { href } from "react-router";
import { deliveryLinks } from "~/business/delivery.ts";
import { videosWords } from "~/business/videos-page.ts";
import { waitingList } from "~/business/waiting-list.ts";
import { tellHead, tellTop } from "./page-top.ts";
import type { TextPage } from "./teller.ts";

export const videosTexts = {
	key: "videos-page",
	label: "Videos: the page around them",
	path: href("/videos"),
	tell: (tell) => {
		const top = tellTop(tell, videosWords);
		tell.group("Under the videos");
		return {
			...top,
			none: tell.text("none", "Where there is no video", videosWords.none),
			links: {
				training: tell.line("link-training", "Link to the training", videosWords.links.training),
				team: tell.line("link-team", "Link to the team", videosWords.links.team),
			},
		};
	},
} satisfies TextPage<object>;

export const waitingListTexts = {
	key: "waiting-list-page",
	label: "Waiting list: the page around the form",
	path: href("/waiting-list"),
	tell: (tell) => {
		const top = tellTop(tell, waitingList);
		tell.group("How it works");
		return {
			...top,
			howTitle: tell.line("how-title", "Heading", waitingList.howTitle),
			steps: tell.items("step", "Step", waitingList.steps, { more: 2 }, (say, sample) => ({
				when: say.line("when", "When", sample?.when ?? ""),
				title: say.line("title", "Heading", sample?.title ?? ""),
				text: say.text("text", "Text", sample?.text ?? ""),
			})),
			formTitle: tell.line("form-title", "Above the form", waitingList.formTitle),
		};
	},
} satisfies TextPage<object>;

/** Their words stand with each program; this is what all of them share. */
export const programsTexts = {
	key: "programs-pages",
	label: "Training programs: picture at the top",
	path: href("/training-programs"),
	tell: (tell) => {
		tell.group("Top of every page about programs");
		tellHead(tell);
		return {};
	},
} satisfies TextPage<object>;

/** Its words are written with the delivery's prices. */
export const deliveryTexts = {
	key: "delivery-page",
	label: "Delivery: pictures and links",
	path: href("/puppy-delivery"),
	tell: (tell) => {
		tell.group("Pictures");
		tellHead(tell);
		tell.picture("delivery", "Picture under the head", "delivery-scene");
		tell.group("Links at the end");
		return {
			stories: tell.line("link-stories", "Link to the stories", deliveryLinks.stories),
			trainer: tell.line("link-trainer", "Link to your page", deliveryLinks.trainer),
		};
	},
} satisfies TextPage<object>;
