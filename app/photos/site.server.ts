/** What many pages say and show of the site: published, followed by every process, and previewed. */
import { filled } from "~/business/placeholders.ts";
import { siteWordDefaults } from "~/business/site-words.ts";
import { contentFor, withDrafts } from "~/content/content-for.server.ts";
import { type People, peopleDocument } from "~/content/people/people.ts";
import type { ContentPicture } from "~/content/picture.ts";
import { publishedContent } from "~/content/published.server.ts";
import { textsDocument, type WrittenTexts } from "~/content/texts/documents.ts";
import { siteTexts } from "~/content/texts/site.ts";
import { applySite, withSite } from "~/platform/public-settings.server.ts";
import type { SitePicture, SiteSettings } from "~/platform/public-settings.ts";
import { contentPictures } from "./content-pictures.server.ts";

const siteDocument = textsDocument(siteTexts);

/** The name of the business, or the trainer's, stands beside it. */
const quiet = (picture: SitePicture | undefined) => picture && { ...picture, alt: "" };

/** A drawing isn't hers. */
const photoIn = (picture: ContentPicture | undefined) =>
	picture && "photo" in picture ? picture : undefined;

/**
 * The portrait is the one of her page where none was chosen for the others, or it was deleted.
 * Undefined where everything is the sample's: then pages carry nothing more.
 */
async function settingsOf(
	written: WrittenTexts | undefined,
	people: People | undefined,
): Promise<SiteSettings | undefined> {
	const { texts, pictures } = written ?? siteDocument.defaults();
	const [logo, chosen, own, lost] = await contentPictures([
		photoIn(pictures.logo),
		pictures.trainer,
		photoIn(people?.trainer?.picture),
		pictures.lost,
	]);
	const trainer = chosen ?? own;
	// A file from another site may say more than pages know.
	const known = Object.entries(texts).filter(([name]) => Object.hasOwn(siteWordDefaults, name));
	const words = known.length > 0 ? filled(Object.fromEntries(known)) : undefined;
	if (!(words || logo || trainer || lost)) return undefined;
	return { words, logo: quiet(logo), trainer: quiet(trainer), lost: quiet(lost) };
}

/** Has every page of this process say and show what is published. */
export async function followSite(): Promise<void> {
	applySite(await settingsOf(publishedContent(siteDocument), publishedContent(peopleDocument)));
}

/** Runs `work`, which makes a page, with every draft in the place of what visitors read. */
export const withPreview = <Result>(
	args: { request: Request },
	work: () => Promise<Result>,
): Promise<Result> =>
	withDrafts(async () => {
		const [written, people] = await Promise.all([
			contentFor(args, siteDocument),
			contentFor(args, peopleDocument),
		]);
		const shown = await settingsOf(written, people);
		return withSite(shown, work);
	});
