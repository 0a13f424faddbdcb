/**
 * The file with everything that is said of the business: what it says, read with the care that a file
 * of unknown origin needs. Pure.
 */
import { z } from "zod";
import type { ContentDocument } from "../content/document.ts";
import type { PublicSettings } from "../platform/public-settings.ts";
import { businessAnswers } from "./business-answers.ts";
import { businessSchema, savedBusinessSchema } from "./business-schema.ts";
import { pricesSchema } from "./prices-schema.ts";

type Business = PublicSettings["business"];

/** What such a file says of itself, and by which version of its form. */
export const CARRY_FORMAT = "what is said of the business";
export const CARRY_VERSION = 1;

/** Bytes of a file; a site full of texts has a tenth of it. */
export const CARRY_MAX_BYTES = 1024 * 1024;
/** How deep things lie in things; nothing that is written here comes near. */
const DEPTH_MAX = 24;
/** Problems that are told: a file with more of them is of another kind. */
const PROBLEMS_MAX = 20;

const carriedSchema = z.object({
	format: z.literal(CARRY_FORMAT),
	version: z.int(),
	business: z.record(z.string(), z.unknown()),
	documents: z.record(z.string(), z.unknown()),
	/** Names of the pictures that documents refer to, by the ids that they have in that site. */
	photos: z.record(z.string(), z.string()).default({}),
	/** Their titles, by the same ids: a picture that was uploaded to two sites has two names and one title. */
	titles: z.record(z.string(), z.string()).default({}),
});

/** What goes into a file. */
export type Carried = z.infer<typeof carriedSchema>;

/** A file that can be taken over. */
export interface ReadCarried {
	business: Business;
	/** By key; undefined for what goes back to the defaults. */
	documents: ReadonlyMap<string, unknown>;
	/** What is left out, in words. */
	leftOut: string[];
}

const messages = {
	none: "Please choose the file that another site gave you.",
	large: `That file is larger than ${CARRY_MAX_BYTES / 1024} kB, so it is none that this site can take.`,
	noText: "That file holds no text. Please choose the file that ends in “.json”.",
	noJson: "That file is no JSON, or it did not arrive whole. Please download it once more.",
	deep: "That file is nested deeper than anything that a site writes, so it is not taken.",
	other:
		"That file is JSON, but it does not say what a business says. Please choose the file that “Download” made.",
	newer:
		"That file was made by a newer version of this site. Please bring this site up to date first.",
} as const;

export const carryMessages = messages;

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

function parsed(text: string): Carried | string[] {
	if (depthOf(text) > DEPTH_MAX) return [messages.deep];
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return [messages.noJson];
	}
	const result = carriedSchema.safeParse(value);
	if (!result.success) return [messages.other];
	return result.data.version > CARRY_VERSION ? [messages.newer] : result.data;
}

const problemsOf = (label: string, { issues }: z.ZodError) =>
	issues.map(({ path, message }) => `${[label, ...path.map(String)].join(" › ")}: ${message}`);

/** The business as its form would take it, or what is wrong in it. */
function readBusiness(said: Carried["business"]): Business | string[] {
	const { prices, ...business } = savedBusinessSchema.parse(said);
	const kept: Readonly<Record<string, unknown>> = { ...business, prices };
	const dropped = Object.keys(savedBusinessSchema.shape).filter(
		(name) => said[name] !== undefined && kept[name] === undefined,
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
	const own = Object.entries(form.data).filter(([name]) => name in said);
	const hasPrices = Object.keys(priceForm.data).length > 0;
	return { ...Object.fromEntries(own), ...(hasPrices ? { prices: priceForm.data } : {}) };
}

/** Whether something is a reference to a picture of the library (content/picture.ts). */
const isPhoto = (value: object): value is { photo: number } =>
	"photo" in value && typeof value.photo === "number" && Object.keys(value).length === 1;

/** The ids of the pictures that a value refers to. */
export function photosIn(value: unknown): number[] {
	if (typeof value !== "object" || value === null) return [];
	return isPhoto(value) ? [value.photo] : Object.values(value).flatMap(photosIn);
}

/** The same value with other ids of pictures; those that there are not are left out. */
function withPhotos(value: unknown, ids: ReadonlyMap<number, number>): unknown {
	if (typeof value !== "object" || value === null) return value;
	if (isPhoto(value)) {
		const photo = ids.get(value.photo);
		return photo === undefined ? undefined : { photo };
	}
	if (Array.isArray(value)) return value.map((entry) => withPhotos(entry, ids));
	const entries = Object.entries(value).map(([name, inner]) => [name, withPhotos(inner, ids)]);
	return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

interface Site {
	documents: readonly ContentDocument<unknown>[];
	/** This site's pictures. */
	photos: readonly CarriedPhoto[];
}

/** A picture of the library. */
export interface CarriedPhoto {
	id: number;
	/** Of its files. */
	name: string;
	title: string;
}

const folded = (title: string) => title.trim().toLowerCase();

/** Finds this site's picture that has the same files or, where that is one only, the same title. */
function photoFinder(photos: readonly CarriedPhoto[]) {
	const byName = new Map(photos.map(({ name, id }) => [name, id]));
	const byTitle = new Map<string, number | undefined>();
	for (const { title, id } of photos) {
		const key = folded(title);
		byTitle.set(key, byTitle.has(key) ? undefined : id);
	}
	return (name: string, title = "") =>
		byName.get(name) ?? (title && byTitle.get(folded(title))) ?? undefined;
}

/** What a file says, or why it is not taken, in words. */
export function readCarried(text: string, site: Site): ReadCarried | string[] {
	const file = parsed(text);
	if (Array.isArray(file)) return file;
	const leftOut: string[] = [];
	const ids = new Map<number, number>();
	const titles = new Map(Object.entries(file.titles));
	const same = photoFinder(site.photos);
	for (const [id, name] of Object.entries(file.photos)) {
		const title = titles.get(id);
		const own = same(name, title);
		if (!own) {
			leftOut.push(
				`The picture “${title || name}”: add it to the stock photos here under this title first, or choose it afterward where it belongs.`,
			);
		} else ids.set(Number(id), own);
	}
	const problems: string[] = [];
	const documents = new Map<string, unknown>();
	for (const [key, said] of Object.entries(file.documents)) {
		const document = site.documents.find((one) => one.key === key);
		if (!document) {
			leftOut.push(`“${key}”: this version of the site has no such part.`);
			continue;
		}
		const result = said === null ? undefined : document.schema.safeParse(withPhotos(said, ids));
		if (!result || result.success) documents.set(key, result?.data);
		else problems.push(...problemsOf(document.label, result.error));
	}
	const business = readBusiness(file.business);
	if (Array.isArray(business)) problems.push(...business);
	if (problems.length > 0 || Array.isArray(business)) return problems.slice(0, PROBLEMS_MAX);
	return { business, documents, leftOut };
}
