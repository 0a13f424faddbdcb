/** Reads of puppies for the pages. Every list has the same order and a limit. */
import { href } from "react-router";
import { HOME_CARDS } from "~/business/timing.ts";
import { MAX_PHOTOS } from "~/photos/limits.ts";
import { photoAddress, photoOrder, pictureColumns, pictureSource } from "~/photos/sizes.ts";
import { recentContentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import type { PuppyCardData } from "./card/card-data.ts";
import { type Filter, firstPlace, type ListView } from "./list/list-address.ts";
import { photoWords, puppyWords } from "./photo-words.ts";
import { priceWords } from "./price/price-words.ts";
import { ageInWords, cardLine, today } from "./rules.ts";
import {
	countAfresh,
	countPuppies,
	FEW,
	firstMatches,
	idsFrom,
	inOrderOf,
	publicAmong,
} from "./search/offsets.server.ts";
import { candidates } from "./search/search-index.server.ts";
import { nameKey, searchPattern } from "./search/search-text.ts";
import { keptPuppies, publicPuppies } from "./visibility.ts";

/** The order of puppies everywhere: available ones first, then the newest; ids settle a tie. */
export const listOrder = [
	{ available: "desc" },
	{ listedAt: "desc" },
	{ id: "desc" },
] satisfies Prisma.PuppyOrderByWithRelationInput[];

const reverseOrder = [
	{ available: "asc" },
	{ listedAt: "asc" },
	{ id: "asc" },
] satisfies Prisma.PuppyOrderByWithRelationInput[];

/** Longest name looked for in an address. */
const NAME_MAX = 80;

const cardColumns = {
	id: true,
	cardHeaderTitle: true,
	name: true,
	profilePath: true,
	breed: true,
	sex: true,
	dob: true,
	projectedSize: true,
	price: true,
	available: true,
	saleUpdate: true,
	wentHomeOn: true,
	photos: { select: pictureColumns, orderBy: photoOrder, take: 1 },
} satisfies Prisma.PuppySelect;

type CardRow = Prisma.PuppyGetPayload<{ select: typeof cardColumns }>;

/** What a card shows, in words that are right on `day`. */
function asCard(row: CardRow, day: string): PuppyCardData {
	const [photo] = row.photos;
	return {
		profilePath: row.profilePath,
		title: row.cardHeaderTitle || row.name,
		breed: row.breed,
		sex: row.sex,
		available: row.available,
		line: cardLine(row, day),
		price: priceWords(row).price,
		photo: photo && { ...photo, alt: photo.alt || puppyWords(row) },
	};
}

const inFilter: Record<Filter, Prisma.PuppyWhereInput> = {
	all: {},
	available: { available: true },
	sold: { available: false },
};

async function cards(where: Prisma.PuppyWhereInput, take: number, day: string, skip = 0) {
	const rows = await database.puppy.findMany({
		where,
		select: cardColumns,
		orderBy: listOrder,
		skip,
		take,
	});
	return rows.map((row) => asCard(row, day));
}

async function cardsOf(ids: number[], day: string) {
	const rows = await database.puppy.findMany({ where: publicAmong(ids), select: cardColumns });
	return inOrderOf(ids, rows).map((row) => asCard(row, day));
}

/** The cards of one view without a search, and one more where there is one. */
async function cardsFrom(view: ListView, version: number, day: string) {
	const from = firstPlace(view);
	const where = { ...publicPuppies, ...inFilter[view.filter] };
	if (from === 0) return cards(where, view.show + 1, day);
	return cardsOf(await idsFrom(database, view.filter, from, view.show + 1, version), day);
}

/** What a search looks for; empty where none of its words has a letter or digit. */
export const patternsOf = (search: string): string[] =>
	search.split(" ").map(searchPattern).filter(Boolean);

/** Every word must occur in a puppy's search text. */
export const containing = (patterns: readonly string[]): Prisma.PuppyWhereInput => ({
	AND: patterns.map((pattern) => ({ searchText: { contains: pattern } })),
});

/**
 * Where the puppies, or those that can match, are few, all that match are found and counted.
 * Otherwise only the first ones of the list that match are.
 */
async function search(view: ListView, version: number, day: string) {
	const from = firstPlace(view);
	const patterns = patternsOf(view.search);
	// A word without a letter or digit stands in no search text.
	const ids = patterns.length === 0 ? [] : await candidates(patterns);
	if (ids?.length === 0) return { found: [], counts: { total: 0, available: 0, sold: 0 } };
	const matching = containing(patterns);
	if (!ids && (await countPuppies(version)).total > FEW) {
		const first = await firstMatches(view.filter, matching, from + view.show + 1, version);
		return { found: await cardsOf(first.slice(from), day), counts: undefined };
	}
	const where = { ...(ids ? publicAmong(ids) : publicPuppies), ...matching };
	const [found, counts] = await Promise.all([
		cards({ ...where, ...inFilter[view.filter] }, view.show + 1, day, from),
		countAfresh(where),
	]);
	return { found, counts };
}

async function wholeList(view: ListView, version: number, day: string) {
	const [found, counts] = await Promise.all([cardsFrom(view, version, day), countPuppies(version)]);
	return { found, counts };
}

/**
 * The cards of one view of the list, and the counts that stand on its filters, which are not known
 * for a search that very many puppies may match. `hasMore` says whether others follow.
 */
export async function listPuppies(view: ListView, day = today()) {
	const version = await recentContentVersion();
	const { found, counts } = await (view.search ? search : wholeList)(view, version, day);
	return { puppies: found.slice(0, view.show), counts, hasMore: found.length > view.show };
}

/** The first puppies of the list, for the home page. */
export async function homePuppies(day = today()) {
	const [puppies, counts] = await Promise.all([
		cards(publicPuppies, HOME_CARDS, day),
		countPuppies(await recentContentVersion()),
	]);
	return { puppies, counts };
}

/** The first available puppies, without the one of the path `except`. */
export function availablePuppies(limit: number, except?: string, day = today()) {
	return cards(
		{
			...publicPuppies,
			available: true,
			...(except === undefined ? {} : { profilePath: { not: except } }),
		},
		limit,
		day,
	);
}

/** Everything a profile shows; undefined for a path that no puppy has. */
export function puppyByPath(profilePath: string, day = today()) {
	return readProfile({ profilePath, ...publicPuppies }, day);
}

/** The same of a puppy by its id, also of a draft: for an admin's eyes only. */
export function puppyPreview(id: number, day = today()) {
	return readProfile({ id, ...keptPuppies }, day);
}

async function readProfile(where: Prisma.PuppyWhereUniqueInput, day: string) {
	const row = await database.puppy.findUnique({
		where,
		select: {
			id: true,
			name: true,
			profilePath: true,
			breed: true,
			breedLong: true,
			breeder: true,
			sex: true,
			dob: true,
			projectedSize: true,
			overview: true,
			personality: true,
			price: true,
			available: true,
			availableDate: true,
			saleUpdate: true,
			wentHomeOn: true,
			trainingStart: true,
			quietLively: true,
			independentClose: true,
			carefulBold: true,
			napHike: true,
			listedAt: true,
			photos: {
				select: { ...pictureColumns, isIllustration: true },
				orderBy: photoOrder,
				take: MAX_PHOTOS,
			},
		},
	});
	if (!row) return undefined;
	return {
		...row,
		age: ageInWords(row.dob, day),
		photos: row.photos.map(({ isIllustration, ...photo }, index, { length }) => ({
			picture: pictureSource(photo, photo.alt || photoWords(row, index, length)),
			isIllustration,
			/** Address of the photo at its full size. */
			large: photoAddress(photo.name, "jpg"),
		})),
	};
}

export type PuppyProfile = Omit<NonNullable<Awaited<ReturnType<typeof puppyByPath>>>, "listedAt">;

const neighbourColumns = { id: true, name: true, profilePath: true } as const;

type Ordered = { id: number; available: boolean; listedAt: Date };

/** Each condition is a range of the list's index, which an OR of them all would not be. */
async function previousOf({ id, available, listedAt }: Ordered) {
	const first = (where: Prisma.PuppyWhereInput) =>
		database.puppy.findFirst({
			where: { ...publicPuppies, ...where },
			select: neighbourColumns,
			orderBy: reverseOrder,
		});
	const OR = [{ listedAt: { gt: listedAt } }, { id: { gt: id } }];
	return (
		(await first({ available, listedAt: { gte: listedAt }, OR })) ??
		(available ? undefined : await first({ available: true })) ??
		(await first({}))
	);
}

async function nextOf({ id, available, listedAt }: Ordered) {
	const first = (where: Prisma.PuppyWhereInput) =>
		database.puppy.findFirst({
			where: { ...publicPuppies, ...where },
			select: neighbourColumns,
			orderBy: listOrder,
		});
	const OR = [{ listedAt: { lt: listedAt } }, { id: { lt: id } }];
	return (
		(await first({ available, listedAt: { lte: listedAt }, OR })) ??
		(available ? await first({ available: false }) : undefined) ??
		(await first({}))
	);
}

/**
 * The puppies before and after one in the order of the list, wrapping around at its ends;
 * undefined when there is no other.
 */
export async function neighbours(puppy: Ordered) {
	const [previous, next] = await Promise.all([previousOf(puppy), nextOf(puppy)]);
	const isAlone = !previous || !next || previous.id === puppy.id || next.id === puppy.id;
	const shown = ({ name, profilePath }: { name: string; profilePath: string }) => ({
		name,
		profilePath,
	});
	return isAlone ? undefined : { previous: shown(previous), next: shown(next) };
}

/**
 * The profile path that an old address means: a profile path in any case, one that the profile
 * had before, or a name as one
 * writes it in an address ("mr-darcy" is Mr. Darcy). Undefined where there is none.
 */
export async function profilePathFor(written: string): Promise<string | undefined> {
	if (written.length > NAME_MAX) return undefined;
	const exact = await database.puppy.findFirst({
		where: { ...publicPuppies, profilePath: { in: [written, written.toLowerCase()] } },
		select: { profilePath: true },
	});
	if (exact) return exact.profilePath;
	const former = await database.formerPath.findFirst({
		where: { puppy: publicPuppies, path: { in: [written, written.toLowerCase()] } },
		select: { puppy: { select: { profilePath: true } } },
	});
	if (former) return former.puppy.profilePath;
	const name = nameKey(written);
	if (!name) return undefined;
	const namesake = await database.puppy.findFirst({
		where: { ...publicPuppies, nameKey: name },
		select: { profilePath: true },
		orderBy: listOrder,
	});
	return namesake?.profilePath;
}

/** The profile's address for '/{puppy name}'; undefined for any other path. */
export async function puppyAddressFor(pathname: string): Promise<string | undefined> {
	const [, segment] = /^\/([^/]+)\/?$/.exec(pathname) ?? [];
	if (!segment) return undefined;
	let written: string;
	try {
		written = decodeURIComponent(segment);
	} catch {
		return undefined;
	}
	const profilePath = await profilePathFor(written);
	return profilePath && href("/trained-puppies-for-sale/:profilePath", { profilePath });
}
