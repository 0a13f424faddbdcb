/** Reads of puppies for the pages. Every list has the same order and a limit. */
import { href } from "react-router";
import { today } from "~/business/moments.ts";
import { HOME_CARDS } from "~/business/timing.ts";
import { MAX_PHOTOS } from "~/photos/limits.ts";
import { photoAddress, photoOrder, pictureColumns, pictureSource } from "~/photos/sizes.ts";
import { recentContentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { foldText } from "~/platform/database/folded-text.ts";
import { readRows } from "~/platform/database/lists.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import type { PuppyCardData } from "./card/card-data.ts";
import { countFound, findIds, findNearest } from "./list/finding/find.server.ts";
import { isFinding, type ListView, offsetOf } from "./list/list-address.ts";
import {
	countPuppies,
	idsAt,
	inFilter,
	listOrder,
	neighborIds,
	searchIds,
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

/** The cards of one view, and one more where there is one. */
async function wholeList(view: ListView, version: number, day: string) {
	const [offset, take] = [offsetOf(view), view.show + 1];
	if (offset === 0) {
		const [found, counts] = await Promise.all([
			cards(inFilter[view.filter], take, day),
			countPuppies(version),
		]);
		return { found, counts };
	}
	const counts = await countPuppies(version);
	return { found: await cardsOf(await idsAt(view.filter, { offset, take, counts }), day), counts };
}

async function searchList(view: ListView, day: string) {
	const offset = offsetOf(view);
	const { ids, counts } = await searchIds(view.filter, view.search, offset + view.show + 1);
	return { found: await cardsOf(ids.slice(offset), day), counts };
}

/** The list as it is, or what is searched for in it, with the numbers beside the form's choices. */
async function plainList(view: ListView, day: string) {
	const { found, counts } = view.search
		? await searchList(view, day)
		: await wholeList(view, await recentContentVersion(), day);
	return { found, counts, choices: (await countFound(view, counts, day)).choices };
}

/** What somebody has narrowed the list down to, or ordered it by. */
async function foundList(view: ListView, day: string) {
	const offset = offsetOf(view);
	const { counts: known } = view.search
		? await searchIds("all", view.search, 0)
		: { counts: await countPuppies(await recentContentVersion()) };
	const [ids, counts] = await Promise.all([
		findIds(view, offset + view.show + 1, day),
		countFound(view, known, day),
	]);
	return { found: await cardsOf(ids.slice(offset), day), ...counts };
}

/**
 * The cards of one view of the list, and the counts that stand on its filters, which are not known
 * for a search that very many puppies may match. `hasMore` says whether others follow.
 */
export async function listPuppies(view: ListView, day = today()) {
	const { found, ...counted } = isFinding(view)
		? await foundList(view, day)
		: await plainList(view, day);
	return { puppies: found.slice(0, view.show), ...counted, hasMore: found.length > view.show };
}

/** The puppies that come nearest to what a view asks for; undefined where there are none at all. */
export async function nearestPuppies(view: ListView, day = today()) {
	const nearest = await findNearest(view, day);
	if (!nearest) return undefined;
	const { ids, ...others } = nearest;
	return { ...others, puppies: await cardsOf(ids, day) };
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
