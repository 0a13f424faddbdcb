/** Reads of puppies for the pages. Every list has the same order and a limit. */
import { href } from "react-router";
import { today } from "~/business/moments.ts";
import { HOME_CARDS } from "~/business/timing.ts";
import { MAX_PHOTOS } from "~/photos/limits.ts";
import { photoAddress, photoOrder, pictureColumns, pictureSource } from "~/photos/sizes.ts";
import { database } from "~/platform/database/database.server.ts";
import { foldText } from "~/platform/database/folded-text.ts";
import { readRows } from "~/platform/database/lists.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import type { PuppyCardData } from "./card/card-data.ts";
import { countFound, findIds, findNearest } from "./list/finding/find.server.ts";
import { type PuppySearch, searchPuppies, wholeSearch } from "./list/finding/search.server.ts";
import { isWhole, type ListView, offsetOf } from "./list/list-address.ts";
import {
	idsAt,
	inFilter,
	listOrder,
	neighborIds,
	type PuppyCounts,
	puppyCounts,
} from "./list/list-ids.server.ts";
import { photoWords, puppyWords } from "./photo-words.ts";
import { priceWords } from "./price/price-words.ts";
import { ageInWords, cardLine } from "./rules.ts";
import { publicPuppies, undeletedPuppies } from "./visibility.ts";

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
	isReserved: true,
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
		...(row.isReserved ? { isReserved: true } : {}),
		line: cardLine(row, day),
		price: priceWords(row).price,
		photo: photo && { ...photo, alt: photo.alt || puppyWords(row) },
	};
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

async function cardsOf(ids: number[], day: string) {
	const rows = await readRows(ids, (among) =>
		database.puppy.findMany({ where: { id: { in: among } }, select: cardColumns }),
	);
	return rows.map((row) => asCard(row, day));
}

/** The cards of a view of the whole list, and one more where there is one. */
async function wholeCards(view: ListView, counts: PuppyCounts, day: string) {
	const [offset, take] = [offsetOf(view), view.show + 1];
	if (offset === 0) return cards(inFilter[view.filter], take, day);
	return cardsOf(await idsAt(view.filter, { offset, take, counts }), day);
}

/** The list as it is, with the numbers beside the form's choices. */
async function wholeList(view: ListView, day: string) {
	const whole = await wholeSearch();
	const [found, { choices }] = await Promise.all([
		wholeCards(view, whole.counts, day),
		countFound(whole, view, day),
	]);
	return { found, counts: whole.counts, choices };
}

/** What somebody has searched for in the list, narrowed it down to, or ordered it by. */
async function foundList(view: ListView, day: string) {
	const offset = offsetOf(view);
	const search = await searchPuppies(view.search);
	const [ids, counted] = await Promise.all([
		findIds(search, view, offset + view.show + 1, day),
		countFound(search, view, day),
	]);
	const nearest =
		ids.length === 0 && offset === 0 ? await nearestPuppies(search, view, day) : undefined;
	return { found: await cardsOf(ids.slice(offset), day), ...counted, nearest };
}

/** What comes nearest to what a view asks for and nobody is; undefined where there are none at all. */
async function nearestPuppies(search: PuppySearch, view: ListView, day: string) {
	const nearest = await findNearest(search, view, day);
	if (!nearest) return undefined;
	const { ids, ...others } = nearest;
	return { ...others, puppies: await cardsOf(ids, day) };
}

/**
 * The cards of one view of the list, and the counts that stand on its filters, which are not known
 * for a search that very many puppies may match. `hasMore` says whether others follow; where nobody
 * is what the view asks for, `nearest` are the puppies that come nearest to it.
 */
export async function listPuppies(view: ListView, day = today()) {
	const { found, ...rest } = isWhole(view)
		? { ...(await wholeList(view, day)), nearest: undefined }
		: await foundList(view, day);
	return { puppies: found.slice(0, view.show), ...rest, hasMore: found.length > view.show };
}

/** The first puppies of the list, for the home page. */
export async function homePuppies(day: string) {
	const [puppies, counts] = await Promise.all([
		cards(publicPuppies, HOME_CARDS, day),
		puppyCounts(),
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
	return readProfile({ id, ...undeletedPuppies }, day);
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
			mother: true,
			aboutMother: true,
			father: true,
			aboutFather: true,
			healthTests: true,
			vaccinations: true,
			guarantee: true,
			isReserved: true,
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
			/** Whether somebody wrote what it shows. */
			isDescribed: photo.alt !== "",
			/** Address of the photo at its full size. */
			large: photoAddress(photo.name, "jpg"),
		})),
	};
}

export type PuppyProfile = Omit<NonNullable<Awaited<ReturnType<typeof puppyByPath>>>, "listedAt">;

const neighbourColumns = { id: true, name: true, profilePath: true } as const;

/**
 * The puppies before and after one in the order of the list, wrapping around at its ends;
 * undefined when there is no other.
 */
export async function neighbors(puppy: Parameters<typeof neighborIds>[0]) {
	const ids = (await neighborIds(puppy)).flatMap((id) => id ?? []);
	const [previous, next] = await readRows(ids, (among) =>
		database.puppy.findMany({ where: { id: { in: among } }, select: neighbourColumns }),
	);
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
	const name = foldText(written);
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
