/**
 * The file with everything that is said of the business: what it says, read with the care that a file
 * of unknown origin needs. Pure.
 */
import { z } from "zod";
import type { ContentDocument } from "../content/document.ts";
import type { PublicSettings } from "../platform/public-settings.ts";
import { businessAnswers } from "./business-answers.ts";
import { businessSchema, savedBusinessSchema } from "./business-schema.ts";
import { type LibraryPhoto, photoFinder, photosIn, withIds } from "./library-photos.ts";
import { pricesSchema } from "./prices-schema.ts";
import {
	filePictureSchema,
	PICTURES_MAX,
	SITE_FILE_MAX_BYTES,
	SITE_FILE_TEXT_MAX_BYTES,
} from "./site-file-pictures.ts";

type Business = PublicSettings["business"];

/** What such a file says of itself, and by which version of its form. */
export const SITE_FILE_FORMAT = "what is said of the business";
export const SITE_FILE_VERSION = 1;

/** How deep things lie in things; nothing that is written here comes near. */
const DEPTH_MAX = 24;
/** Problems that are told: a file with more of them is of another kind. */
const PROBLEMS_MAX = 20;

const siteFileSchema = z.object({
	format: z.literal(SITE_FILE_FORMAT),
	version: z.int(),
	business: z.record(z.string(), z.unknown()),
	documents: z.record(z.string(), z.unknown()),
	/** Names of the pictures that documents refer to, by the ids that they have in that site. */
	photos: z.record(z.string(), z.string()).default({}),
	/** Their titles, by the same ids: a picture that was uploaded to two sites has two names and one title. */
	titles: z.record(z.string(), z.string()).default({}),
	/** The pictures themselves, by the same ids, of those that came along. */
	pictures: z.record(z.string(), filePictureSchema.optional().catch(undefined)).default({}),
});

/** What goes into a file. */
export type SiteFile = z.infer<typeof siteFileSchema>;

/** A file that can be taken over. */
export interface ImportableFile {
	business: Business;
	/** By key; undefined for what goes back to the defaults. */
	documents: ReadonlyMap<string, unknown>;
	/** What is left out, in words. */
	leftOut: string[];
	/** Pictures that become photos of this site. */
	newPhotos: NewPhoto[];
	/** What the pictures in the documents are called, by their ids in this site. */
	photoTitles: ReadonlyMap<number, string>;
}

/** A picture that this site doesn't have yet. */
export interface NewPhoto {
	/** Stands for it in the documents until its row is there. */
	id: number;
	/** Its id in the file. */
	fileId: string;
	title: string;
}

/** What became of a picture in a file: a photo that is here, one that is to be added, or none. */
export type ImportedPicture = { id: number } | { name: string } | { refused: string };

const messages = {
	none: "Please choose the file that another site gave you.",
	large: `That file is larger than ${Math.ceil(SITE_FILE_MAX_BYTES / 1024 / 1024)} MB, or than ${SITE_FILE_TEXT_MAX_BYTES / 1024} kB without its pictures, or has more than ${PICTURES_MAX} of them, so it is none that this site can take.`,
	noText: "That file holds no text. Please choose the file that ends in “.json”.",
	noJson: "That file is no JSON, or it did not arrive whole. Please download it once more.",
	deep: "That file is nested deeper than anything that a site writes, so it is not taken.",
	other:
		"That file is JSON, but it does not say what a business says. Please choose the file that “Download” made.",
	newer:
		"That file was made by a newer version of this site. Please bring this site up to date first.",
} as const;

export const importMessages = messages;

/** How deep a JSON text is nested, without reading it: what reads it would go as deep. */
function depthOf(text: string): number {
	let depth = 0;
	let deepest = 0;
	let isString = false;
	for (let index = 0; index < text.length; index += 1) {
		const character = text[index];
		if (isString) {
			if (character === "\\") index += 1;
			else if (character === '"') isString = false;
		} else if (character === '"') isString = true;
		else if (character === "{" || character === "[") {
			depth += 1;
			deepest = Math.max(deepest, depth);
		} else if (character === "}" || character === "]") depth -= 1;
	}
	return deepest;
}

/** The text of a file; undefined for what is no text. */
export function fileText(bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

/** What a file says, as far as its form goes, or why it is none. */
export function parseSiteFile(text: string): SiteFile | string[] {
	if (depthOf(text) > DEPTH_MAX) return [messages.deep];
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return [messages.noJson];
	}
	const result = siteFileSchema.safeParse(value);
	if (!result.success) return [messages.other];
	return result.data.version > SITE_FILE_VERSION ? [messages.newer] : result.data;
}

const problemsOf = (label: string, { issues }: z.ZodError) =>
	issues.map(({ path, message }) => `${[label, ...path.map(String)].join(" › ")}: ${message}`);

/** The business as its form would take it, or what is wrong in it. */
function readBusiness(stored: SiteFile["business"]): Business | string[] {
	const { prices, ...business } = savedBusinessSchema.parse(stored);
	const parsed: Readonly<Record<string, unknown>> = { ...business, prices };
	const dropped = Object.keys(savedBusinessSchema.shape).filter(
		(name) => stored[name] !== undefined && parsed[name] === undefined,
	);
	// A form leaves out what is empty.
	const answers = Object.entries(businessAnswers(business)).filter(([, text]) => text !== "");
	const form = businessSchema.safeParse(Object.fromEntries(answers));
	const amounts = Object.entries(prices ?? {}).map(([name, amount]) => [name, String(amount)]);
	const priceForm = pricesSchema.safeParse(Object.fromEntries(amounts));
	const problems = [
		...dropped.map((name) => `Business › ${name}: This can’t be read.`),
		...(form.success ? [] : problemsOf("Business", form.error)),
		...(priceForm.success ? [] : problemsOf("Prices", priceForm.error)),
	];
	if (problems.length > 0 || !form.success || !priceForm.success) return problems;
	// The form always says the hours; the file, only where they are not the sample's.
	const own = Object.entries(form.data).filter(([name]) => name in stored);
	const hasPrices = Object.keys(priceForm.data).length > 0;
	return { ...Object.fromEntries(own), ...(hasPrices ? { prices: priceForm.data } : {}) };
}

interface Site {
	documents: readonly ContentDocument<unknown>[];
	/** This site's pictures. */
	photos: readonly LibraryPhoto[];
	/** What became of the pictures that came along, by their ids in the file. */
	imported?: ReadonlyMap<string, ImportedPicture>;
}

/** More photos than these no site has: the ids above stand for those that have none yet. */
const FIRST_NEW_ID = 2 ** 31 - 1 - PICTURES_MAX;

/** The pictures whose bytes are to be looked at, and their names there: those that texts show and this site hasn't. */
export function picturesToTake(file: SiteFile, photos: readonly LibraryPhoto[]) {
	const used = new Set(photosIn(file.documents));
	const { named } = photoFinder(photos);
	return Object.entries(file.photos)
		.map(([id, name]) => ({ id, name }))
		.filter(({ id, name }) => id in file.pictures && used.has(Number(id)) && !named(name));
}

/** Why this site has no picture that a file names; of one that came along, it had one when the report was made. */
const whyMissing = (cameAlong: boolean) =>
	cameAlong
		? "was deleted here since the file was read: choose the file once more to have it added"
		: "is not in the file: add it to the stock photos here under this title first, or choose it afterward where it belongs";

/** Which picture of this site each of a file's is. */
function readPhotos(file: SiteFile, { photos, imported }: Site) {
	const ids = new Map<number, number>();
	const leftOut: string[] = [];
	const newPhotos = new Map<string, NewPhoto>();
	const photoTitles = new Map(photos.map(({ id, title }) => [id, title]));
	const find = photoFinder(photos);
	const idOfNew = (fileId: string, name: string, title: string) => {
		const known = newPhotos.get(name);
		if (known) return known.id;
		const id = FIRST_NEW_ID + newPhotos.size;
		newPhotos.set(name, { id, fileId, title });
		photoTitles.set(id, title);
		return id;
	};
	const used = new Set(photosIn(file.documents));
	for (const [id, name] of Object.entries(file.photos)) {
		const title = file.titles[id] || name;
		const here = find.named(name);
		const came = here ? { id: here } : imported?.get(id);
		const isShown = used.has(Number(id));
		if (came && !("refused" in came)) {
			ids.set(Number(id), "id" in came ? came.id : idOfNew(id, came.name, title));
		} else if (id in file.pictures && !isShown) {
			leftOut.push(`The picture “${title}”: nothing in the file shows it.`);
		} else {
			const same = find.titled(file.titles[id] ?? "");
			if (same) ids.set(Number(id), same);
			else
				leftOut.push(`The picture “${title}” ${came?.refused ?? whyMissing(id in file.pictures)}.`);
		}
	}
	return { ids, leftOut, newPhotos: [...newPhotos.values()], photoTitles };
}

/** What a file says to this site, or why it is not taken, in words. */
export function readSiteFile(file: SiteFile, site: Site): ImportableFile | string[] {
	const { ids, leftOut, ...photos } = readPhotos(file, site);
	const problems: string[] = [];
	const documents = new Map<string, unknown>();
	for (const [key, content] of Object.entries(file.documents)) {
		const document = site.documents.find((one) => one.key === key);
		if (!document) {
			leftOut.push(`“${key}”: this version of the site has no such part.`);
			continue;
		}
		const result = content === null ? undefined : document.schema.safeParse(withIds(content, ids));
		if (!result || result.success) documents.set(key, result?.data);
		else problems.push(...problemsOf(document.label, result.error));
	}
	const business = readBusiness(file.business);
	if (Array.isArray(business)) problems.push(...business);
	if (problems.length > 0 || Array.isArray(business)) return problems.slice(0, PROBLEMS_MAX);
	return { business, documents, leftOut, ...photos };
}
