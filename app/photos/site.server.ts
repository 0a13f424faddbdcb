/** Texts and pictures of the site that many pages share, as published or as previewed. */
import { publicSettings } from "#public-settings";
import { navigationSample } from "~/business/navigation.ts";
import type { PictureSource } from "~/business/picture-source.ts";
import { filled } from "~/business/placeholders.ts";
import { siteTextSamples } from "~/business/site-texts.ts";
import { contentFor, withDrafts } from "~/content/content-for.server.ts";
import { type People, peopleDocument } from "~/content/documents/people.ts";
import { changedPromises, promisesDocument } from "~/content/documents/promises.ts";
import { siteDocument } from "~/content/documents/site.ts";
import type { ContentPicture } from "~/content/picture.ts";
import { publishedContent } from "~/content/published.server.ts";
import { isSame } from "~/platform/forms/merge-edits.ts";
import { applySettings, withSettings } from "~/platform/public-settings.server.ts";
import type { SiteSettings } from "~/platform/public-settings.ts";
import { contentPictures } from "./content-pictures.server.ts";

type SiteContent = ReturnType<typeof siteDocument.defaults>;

/** Clears the alternative text of a picture that always has the business's or the trainer's name beside it. */
const quiet = (picture: PictureSource | undefined) => picture && { ...picture, alt: "" };

/** The logo, and whether it is so wide that it contains the name of the business. */
const withWidth = (logo: PictureSource | undefined) =>
	logo && { ...logo, ...(logo.width > WIDE * logo.height && { isWide: true }) };

/** The width to height of a logo that is a word. */
const WIDE = 1.8;

/** Keeps only photos: drawings belong to the sample, not to the trainer. */
const photoIn = (picture: ContentPicture | undefined) =>
	picture && "photo" in picture ? picture : undefined;

/** A text that changes as a whole when its promise isn't made. */
const namesPromise = /\{(?:weeks|lessons)\}/;

/** The texts that differ from the sample, which the browser has already. */
function ownTexts(content: SiteContent): Readonly<Record<string, string>> | undefined {
	const texts: Readonly<Record<string, unknown>> = Object.fromEntries(
		Object.values(content).flatMap((group) => Object.entries<unknown>(group)),
	);
	const own = Object.entries(siteTextSamples).flatMap(([name, sample]) =>
		typeof texts[name] === "string" &&
		(texts[name] !== sample || (publicSettings.promises && namesPromise.test(sample)))
			? [[name, texts[name]]]
			: [],
	);
	return own.length > 0 ? filled(Object.fromEntries(own)) : undefined;
}

/** The places of the navigation whose links differ from the sample's. */
function ownNavigation(content: SiteContent): SiteSettings["navigation"] {
	const places = (["header", "more", "about", "buying", "bar"] as const).flatMap((place) => {
		const { links, ...heading } = content[place];
		const own = { ...heading, links: links.map(({ name, path }) => ({ name, path })) };
		return isSame(own, navigationSample[place]) ? [] : [[place, filled(own)] as const];
	});
	return places.length > 0 ? Object.fromEntries(places) : undefined;
}

/**
 * If no portrait was chosen for the other pages, or it was deleted, the photo from the trainer's own
 * page is used. Undefined if everything is the sample's, so that pages carry no extra data.
 */
async function settingsOf(content: SiteContent, people: People): Promise<SiteSettings | undefined> {
	const [logo, chosen, own, lost] = await contentPictures([
		photoIn(content.logo.picture),
		content.portrait.picture,
		photoIn(people.trainer.picture),
		content.lost.picture,
	]);
	const trainer = chosen ?? own;
	const [texts, navigation] = [ownTexts(content), ownNavigation(content)];
	if (!(texts || navigation || logo || trainer || lost)) return undefined;
	return {
		texts,
		navigation,
		logo: withWidth(quiet(logo)),
		trainer: quiet(trainer),
		lost: quiet(lost),
	};
}

/** Makes this process show the published texts and pictures on every page. */
export async function followSite(): Promise<void> {
	applySettings({
		site: await settingsOf(publishedContent(siteDocument), publishedContent(peopleDocument)),
	});
}

/** Runs `work`, which renders a page, with every draft instead of the published content. */
export const withPreview = <Result>(work: () => Promise<Result>): Promise<Result> =>
	withDrafts(async () => {
		const promises = changedPromises(contentFor(promisesDocument));
		// The site's texts name promises, too.
		const site = await withSettings({ promises }, () =>
			settingsOf(contentFor(siteDocument), contentFor(peopleDocument)),
		);
		return withSettings({ site, promises }, work);
	});
