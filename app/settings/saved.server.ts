/** Keeps every process up to date with the saved settings of the business and the published content. */
import { href } from "react-router";
import { priceDefaults } from "~/business/prices.ts";
import {
	applyDeployed,
	businessDocument,
	businessTexts,
	publicBusiness,
} from "~/content/documents/business.ts";
import { mailDocument } from "~/content/documents/mail.ts";
import { menuEntries, ownPagesDocument } from "~/content/documents/own-pages.ts";
import { dogAddress, hiddenPaths, peopleDocument } from "~/content/documents/people.ts";
import {
	reviewsDocument,
	shownPraise,
	storiesDocument,
	testimonialsDocument,
} from "~/content/documents/praise.ts";
import { pricesDocument } from "~/content/documents/prices.ts";
import { changedPromises, promisesDocument } from "~/content/documents/promises.ts";
import { siteDocument } from "~/content/documents/site.ts";
import { visibleValue } from "~/content/drafts.server.ts";
import { changedFrom } from "~/content/fields/sample.ts";
import { pathOfLink } from "~/content/links.ts";
import { programsInFrame } from "~/content/program-defaults.ts";
import { publishedPrograms } from "~/content/programs.server.ts";
import { publishedContent, readPublishedContent } from "~/content/published.server.ts";
import { followSampleDay } from "~/content/sample-day.server.ts";
import { recentContentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { applyMailAddresses } from "~/platform/email/queue.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { applySettings, deployedFacts, factVariables } from "~/platform/public-settings.server.ts";
import { pagesAmong, publishedPages } from "./site-pages.server.ts";

applyDeployed(deployedFacts);

let followed: number | undefined;
/** Runs one update after the other, so that an older read never overwrites a newer one. */
let following: Promise<void> = Promise.resolve();

/**
 * Brings this process up to date with the saved settings and content, and then runs `followMore`. Call it
 * before a page is rendered; it is cheap if nothing has changed. If something can't be read, the error is
 * logged and it is tried again for the next page.
 */
export function followSavedBusiness(followMore?: () => Promise<void>): Promise<void> {
	following = following.then(() => follow(followMore));
	return following;
}

/** The pages on which there is nothing yet. Nothing links there. */
async function emptyPages(): Promise<string[]> {
	const praise: readonly (readonly [string, readonly unknown[]])[] = [
		[testimonialsDocument.path, shownPraise(publishedContent(testimonialsDocument).items)],
		[reviewsDocument.path, shownPraise(publishedContent(reviewsDocument).items)],
		[storiesDocument.path, shownPraise(publishedContent(storiesDocument).items)],
	];
	const empty = praise.filter(([, shown]) => shown.length === 0).map(([path]) => path);
	return (await database.video.count()) > 0 ? empty : [...empty, href("/videos")];
}

/** The pages to which the navigation links although visitors find nothing there. */
async function missingPages(): Promise<string[]> {
	const { header, more, about, buying, bar } = publishedContent(siteDocument);
	const links = [header, more, about, buying, bar].flatMap((place) => place.links);
	const paths = links.flatMap(({ path }) => pathOfLink(path) ?? []);
	const isPage = await pagesAmong(paths, publishedPages());
	return paths.filter((path) => !isPage(path));
}

async function follow(followMore?: () => Promise<void>): Promise<void> {
	try {
		const version = await recentContentVersion();
		if (version === followed) return;
		await followSampleDay();
		await readPublishedContent();
		const people = publishedContent(peopleDocument);
		const hidden = [...hiddenPaths(people), ...(await missingPages()), ...(await emptyPages())];
		const pages = menuEntries(publishedContent(ownPagesDocument).items);
		applyMailAddresses(publishedContent(mailDocument));
		applySettings({
			...publicBusiness(publishedContent(businessDocument)),
			prices: changedFrom(priceDefaults, publishedContent(pricesDocument)),
			promises: changedPromises(publishedContent(promisesDocument)),
			dogAddress: dogAddress(people),
			hiddenPages: hidden.length > 0 ? hidden : undefined,
			pages: pages.length > 0 ? pages : undefined,
			programs: programsInFrame(publishedPrograms()),
		});
		await followMore?.();
		followed = version;
	} catch (error) {
		log.warn({ err: error }, "the saved settings could not be read");
	}
}

/** The environment variables that have no effect because a different value was saved. */
export async function overriddenVariables(): Promise<string[]> {
	const texts = businessTexts(await visibleValue(businessDocument));
	return Object.entries(factVariables).flatMap(([fact, variable]) => {
		const deployed = deployedFacts[fact];
		return deployed && fact in texts && texts[fact] !== deployed ? [variable] : [];
	});
}
