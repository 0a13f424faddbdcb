/** Reads of puppies for the pages. Every list has the same order and a limit. */
import { href } from "react-router";
import { HOME_CARDS } from "~/business/timing.ts";
import { MAX_PHOTOS } from "~/photos/limits.ts";
import {
	photoAddress,
	photoOrder,
	pictureColumns,
	pictureSource,
	shownPhotos,
} from "~/photos/sizes.ts";
import { database } from "~/platform/database.server.ts";
import type { Prisma } from "~/platform/prisma/client.ts";
import type { Filter, ListView } from "./list-address.ts";
import { ageInWords, cardLine, priceWords, today } from "./rules.ts";
import { searchPattern } from "./search-text.ts";
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

/** Puppies looked at for one whose name an old address holds. */
const NAMESAKES_MAX = 20;
/** Longest name looked for in an address. */
const NAME_MAX = 80;

const cardColumns = {
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
	photos: { where: shownPhotos, select: pictureColumns, orderBy: photoOrder, take: 1 },
} satisfies Prisma.PuppySelect;

type CardRow = Prisma.PuppyGetPayload<{ select: typeof cardColumns }>;

/** What a card shows, in words that are right on `day`. */
function asCard(row: CardRow, day: string) {
	const [photo] = row.photos;
	return {
		profilePath: row.profilePath,
		title: row.cardHeaderTitle || row.name,
		breed: row.breed,
		sex: row.sex,
		available: row.available,
		line: cardLine(row, day),
		price: priceWords(row),
		photo: photo && pictureSource(photo),
	};
}

export type PuppyCardData = ReturnType<typeof asCard>;

/** Every word must occur; undefined where no word has a letter or digit, so that nothing can. */
export function searchWhere(search: string): Prisma.PuppyWhereInput | undefined {
	if (!search) return {};
	const patterns = search.split(" ").map(searchPattern).filter(Boolean);
	if (patterns.length === 0) return undefined;
	return { AND: patterns.map((pattern) => ({ searchText: { contains: pattern } })) };
}

function searched(search: string): Prisma.PuppyWhereInput | undefined {
	const where = searchWhere(search);
	return where && { ...publicPuppies, ...where };
}

const inFilter: Record<Filter, Prisma.PuppyWhereInput> = {
	all: {},
	available: { available: true },
	sold: { available: false },
};

/** How many puppies there are of each kind; they follow the search. */
async function countPuppies(where: Prisma.PuppyWhereInput) {
	const groups = await database.puppy.groupBy({ by: ["available"], where, _count: true });
	const available = groups.find((group) => group.available)?._count ?? 0;
	const sold = groups.find((group) => !group.available)?._count ?? 0;
	return { total: available + sold, available, sold };
}

async function cards(where: Prisma.PuppyWhereInput, take: number, day: string) {
	const rows = await database.puppy.findMany({
		where,
		select: cardColumns,
		orderBy: listOrder,
		take,
	});
	return rows.map((row) => asCard(row, day));
}

/** The cards of one view of the list, and the counts that stand on its filters. */
export async function listPuppies({ filter, show, search }: ListView, day = today()) {
	const where = searched(search);
	if (!where) return { puppies: [], counts: { total: 0, available: 0, sold: 0 } };
	const [puppies, counts] = await Promise.all([
		cards({ ...where, ...inFilter[filter] }, show, day),
		countPuppies(where),
	]);
	return { puppies, counts };
}

/** The first puppies of the list, for the home page. */
export function homePuppies(day = today()) {
	return listPuppies({ filter: "all", show: HOME_CARDS, search: "" }, day);
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
				where: shownPhotos,
				select: pictureColumns,
				orderBy: photoOrder,
				take: MAX_PHOTOS,
			},
		},
	});
	if (!row) return undefined;
	return {
		...row,
		age: ageInWords(row.dob, day),
		photos: row.photos.map((photo) => ({
			picture: pictureSource(photo),
			/** Address of the photo at its full size. */
			large: photoAddress(photo.name, "jpg"),
		})),
	};
}

export type PuppyProfile = NonNullable<Awaited<ReturnType<typeof puppyByPath>>>;

const neighbourColumns = { name: true, profilePath: true } as const;

/**
 * The puppies before and after one in the order of the list, wrapping around at its ends;
 * undefined when there is no other.
 */
export async function neighbours(puppy: { id: number; available: boolean; listedAt: Date }) {
	const { id, available, listedAt } = puppy;
	const others = { ...publicPuppies, id: { not: id } };
	const first = (where: Prisma.PuppyWhereInput, orderBy: Prisma.PuppyOrderByWithRelationInput[]) =>
		database.puppy.findFirst({ where, select: neighbourColumns, orderBy });
	const [before, after] = await Promise.all([
		first(
			{
				...publicPuppies,
				OR: [
					{ available, listedAt: { gt: listedAt } },
					{ available, listedAt, id: { gt: id } },
					...(available ? [] : [{ available: true }]),
				],
			},
			reverseOrder,
		),
		first(
			{
				...publicPuppies,
				OR: [
					{ available, listedAt: { lt: listedAt } },
					{ available, listedAt, id: { lt: id } },
					...(available ? [{ available: false }] : []),
				],
			},
			listOrder,
		),
	]);
	const previous = before ?? (await first(others, reverseOrder));
	const next = after ?? (await first(others, listOrder));
	return previous && next ? { previous, next } : undefined;
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
	const name = searchPattern(written);
	if (!name) return undefined;
	const namesakes = await database.puppy.findMany({
		// The search text begins with the name, and the breed follows it.
		where: { ...publicPuppies, searchText: { startsWith: `${name.trimStart()} ` } },
		select: { name: true, profilePath: true },
		orderBy: listOrder,
		take: NAMESAKES_MAX,
	});
	return namesakes.find((puppy) => searchPattern(puppy.name) === name)?.profilePath;
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
