/**
 * The site file, which carries settings and content from one site to another. It is validated with the care
 * that a file of unknown origin needs.
 */

import { isUtf8 } from "node:buffer";
import { z } from "zod";
import type { EditableDocument } from "~/content/declared.ts";
import { importedContent } from "~/content/imported-content.server.ts";
import { isPhoto } from "~/content/picture.ts";
import { jsonExcess, jsonIn } from "~/platform/json.ts";
import {
	filePictureSchema,
	PICTURES_MAX,
	SITE_FILE_MAX_BYTES,
	SITE_FILE_TEXT_MAX_BYTES,
} from "./site-file-pictures.ts";

/** The format's name in every site file, and the version of the format. */
export const SITE_FILE_FORMAT = "what is said of the business";
export const SITE_FILE_VERSION = 1;

/** The deepest nesting of a file's JSON; no file that the site writes comes near it. */
const DEPTH_MAX = 24;
/** The most values in a file. A site whose every page has all the blocks that fit has half as many. */
const VALUES_MAX = 90_000;
/** The most problems that are shown; a file with more of them is another kind of file. */
const PROBLEMS_MAX = 20;

const siteFileSchema = z.object({
	format: z.literal(SITE_FILE_FORMAT),
	version: z.int().positive(),
	documents: z.record(z.string(), z.unknown()),
	/** The names of the pictures that documents refer to, by their ids on the exporting site. */
	photos: z.record(z.string(), z.string()).default({}),
	/** Their titles, by the same ids. */
	titles: z.record(z.string(), z.string()).default({}),
	/** The pictures that the file contains, by the same ids. */
	pictures: z.record(z.string(), filePictureSchema.optional().catch(undefined)).default({}),
});

export type SiteFile = z.infer<typeof siteFileSchema>;

/** A copy of a value whose pictures have these ids. References to other pictures are removed. */
export function withPhotos(value: unknown, idOf: (id: number) => number | undefined): unknown {
	if (typeof value !== "object" || value === null) return value;
	if (isPhoto(value)) {
		const photo = idOf(value.photo);
		return photo === undefined ? undefined : { photo };
	}
	if (Array.isArray(value)) return value.map((entry) => withPhotos(entry, idOf));
	const entries = Object.entries(value).map(([name, inner]) => [name, withPhotos(inner, idOf)]);
	return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

export interface LibraryPhoto {
	id: number;
	/** The name of its files, which is the same on each site that it went to. */
	name: string;
	title: string;
}

/** A validated file, ready to be imported. */
export interface ImportableFile {
	/** The documents by key; undefined for one that goes back to its defaults. */
	documents: ReadonlyMap<string, unknown>;
	/** Messages about what is left out. */
	leftOut: string[];
	/** The pictures that are added to this site. */
	newPhotos: NewPhoto[];
	/** The titles of the pictures in the documents, by their ids on this site. */
	photoTitles: ReadonlyMap<number, string>;
}

/** A picture that this site doesn't have yet. */
interface NewPhoto {
	/** Its temporary id in the documents, until it is stored. */
	id: number;
	/** Its id in the file. */
	fileId: string;
	title: string;
}

export const importMessages = {
	none: "Please choose the file that you downloaded from another site.",
	large: `That file is too large. This site accepts at most ${Math.ceil(SITE_FILE_MAX_BYTES / 1024 / 1024)} MB in all, ${SITE_FILE_TEXT_MAX_BYTES / 1024} kB without the pictures, and ${PICTURES_MAX} pictures.`,
	other:
		"That file was not made by a site like this one, or its download was incomplete. Please choose the file that “Download” made there, or download it again.",
	newer: "That file was made by a newer version of this site. Please update this site first.",
} as const;

/** A file that can't be imported; the messages say why. */
export class FileRefused extends Error {
	override name = "FileRefused";
	readonly messages: readonly string[];

	constructor(...messages: string[]) {
		super(messages[0]);
		this.messages = messages;
	}
}

/**
 * Parses a file and checks its format, but not yet its content.
 * @throws {FileRefused} if it isn't a site file.
 */
export function parseSiteFile(bytes: Uint8Array): SiteFile {
	const text = new TextDecoder().decode(bytes);
	const isReadable = isUtf8(bytes) && !jsonExcess(text, { depth: DEPTH_MAX, values: VALUES_MAX });
	const { data: file } = siteFileSchema.safeParse(isReadable ? jsonIn(text) : undefined);
	if (!file) throw new FileRefused(importMessages.other);
	if (file.version > SITE_FILE_VERSION) throw new FileRefused(importMessages.newer);
	return file;
}

interface Site {
	documents: readonly EditableDocument[];
	photos: readonly LibraryPhoto[];
	/** Finds out why a picture in the file is refused; undefined if it can be added. */
	refusalOf: (fileId: string) => Promise<string | undefined>;
}

/** The first of the temporary ids for new pictures. No site has so many photos that a real id reaches it. */
const FIRST_NEW_ID = 2 ** 31 - 1 - PICTURES_MAX;

const NOT_IN_FILE =
	"is not in the file: add it to the photos here, and choose it where it belongs afterward";

/** Matches the pictures of a file with those of this site. */
async function readPhotos(file: SiteFile, { photos, refusalOf }: Site) {
	const ids = new Map<number, number>();
	const leftOut: string[] = [];
	const newPhotos = new Map<string, NewPhoto>();
	const photoTitles = new Map(photos.map(({ id, title }) => [id, title]));
	const here = new Map(photos.map(({ name, id }) => [name, id]));
	for (const [fileId, name] of Object.entries(file.photos)) {
		const title = file.titles[fileId] || name;
		const isInFile = fileId in file.pictures;
		const known = here.get(name) ?? newPhotos.get(name)?.id;
		if (known) {
			ids.set(Number(fileId), known);
			continue;
		}
		const refused = isInFile ? await refusalOf(fileId) : NOT_IN_FILE;
		if (refused) leftOut.push(`The picture “${title}” ${refused}.`);
		else {
			const added = { id: FIRST_NEW_ID + newPhotos.size, fileId, title };
			newPhotos.set(name, added);
			photoTitles.set(added.id, title);
			ids.set(Number(fileId), added.id);
		}
	}
	return { ids, leftOut, newPhotos: [...newPhotos.values()], photoTitles };
}

/**
 * Validates a file's content for this site.
 * @throws {FileRefused} if it can't be imported.
 */
export async function readSiteFile(file: SiteFile, site: Site): Promise<ImportableFile> {
	const { ids, leftOut, ...photos } = await readPhotos(file, site);
	const problems: string[] = [];
	const documents = new Map<string, unknown>();
	for (const [key, content] of Object.entries(file.documents)) {
		const document = site.documents.find((one) => one.key === key);
		if (!document) {
			leftOut.push(`“${key}”: this version of the site has no such part.`);
			continue;
		}
		if (content === null) {
			documents.set(key, undefined);
			continue;
		}
		const read = await importedContent(
			document,
			withPhotos(content, (id) => ids.get(id)),
		);
		documents.set(key, read.value);
		for (const { place, message } of read.problems) {
			problems.push(`${[document.label, ...place].join(" › ")}: ${message}`);
		}
	}
	if (problems.length > 0) throw new FileRefused(...problems.slice(0, PROBLEMS_MAX));
	return { documents, leftOut, ...photos };
}
