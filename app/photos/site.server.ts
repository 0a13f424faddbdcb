/** What many pages say and show of the site: published, followed by every process, and previewed. */
import { filled } from "~/business/placeholders.ts";
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

/** The portrait is the one of her page where none was chosen for the others. Undefined where everything is the sample's: then pages carry nothing more. */
async function settingsOf(
	written: WrittenTexts | undefined,
	people: People | undefined,
): Promise<SiteSettings | undefined> {
	const { texts, pictures } = written ?? siteDocument.defaults();
	const portrait = pictures.trainer ?? photoIn(people?.trainer?.picture);
	const [logo, trainer, lost] = await contentPictures([pictures.logo, portrait, pictures.lost]);
	const words = Object.keys(texts).length > 0 ? filled(texts) : undefined;
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
