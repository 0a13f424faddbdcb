/** Queries that read puppies for pages. Every list has the same order, and a limit. */
import { href } from "react-router";
import { today } from "~/business/moments.ts";
import { HOME_CARDS } from "~/business/timing.ts";
import { documentColumns, documentLabels, isDocumentKind } from "~/photos/documents.ts";
import { MAX_PHOTOS } from "~/photos/limits.ts";
import {
	galleryPhotos,
	photoAddress,
	photoOrder,
	pictureColumns,
	pictureSource,
	type ShownPhoto,
} from "~/photos/sizes.ts";
import { database } from "~/platform/database/database.server.ts";
import { foldText } from "~/platform/database/folded-text.ts";
import { readRows } from "~/platform/database/lists.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { asCard, type PuppyCardData } from "./card/card-data.ts";
import { fieldColumns } from "./fields.ts";
import { namedIn } from "./list/finding/criteria.ts";
import {
	type Counted,
	countFound,
	findIds,
	findNearest,
	NEAREST,
} from "./list/finding/find.server.ts";
import { type PuppySearch, searchPuppies } from "./list/finding/search.server.ts";
import { type ListView, offsetOf } from "./list/list-address.ts";
import { listOrder, neighborIds, puppyCounts } from "./list/list-ids.server.ts";
import { ageInWords, photoText } from "./rules.ts";
import { publicPuppies, undeletedPuppies } from "./visibility.ts";

/** Maximum length of a name or path in an address; anything longer is not looked up. */
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
	availableDate: true,
	wentHomeOn: true,
	photos: { select: pictureColumns, ...galleryPhotos, take: 1 },
} satisfies Prisma.PuppySelect;

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

/**
 * The puppies closest to a view that matches none: their number, the first few, the criteria that they don't meet, and
 * whether they match the search. Undefined if there aren't any.
 */
async function nearestPuppies(search: PuppySearch, view: ListView, day: string) {
	const nearest = await findNearest(search, view, day);
	if (!nearest) return undefined;
	const { ids, ...others } = nearest;
	return { ...others, cards: await cardsOf(ids, day) };
}

export type Nearest = NonNullable<Awaited<ReturnType<typeof nearestPuppies>>>;

interface Listed extends Counted {
	/** Cards from the view's first one on. */
	cards: PuppyCardData[];
	/** Whether other puppies follow the last card. */
	hasMore: boolean;
	/** If nothing was found, the puppies that come closest. */
	nearest?: Nearest;
	/** If all that a search found have homes, others. */
	stillAvailable?: PuppyCardData[];
}

/** The cards of one view of the list, and the counts on its filters, which are unknown if very many puppies may match. */
export async function listPuppies(view: ListView, day = today()): Promise<Listed> {
	const search = await searchPuppies(view.search);
	const [ids, counted] = await Promise.all([
		findIds(search, view, day),
		countFound(search, view, day),
	]);
	const cards = await cardsOf(ids.slice(0, view.show), day);
	const list = { cards, ...counted, hasMore: ids.length > view.show };
	if (offsetOf(view) > 0) return list;
	if (ids.length === 0) return { ...list, nearest: await nearestPuppies(search, view, day) };
	const isSearchOnly = view.search && view.filter === "all" && namedIn(view).length === 0;
	if (!isSearchOnly || counted.counts?.available !== 0) return list;
	return { ...list, stillAvailable: await availablePuppies(NEAREST, day) };
}

/** The first puppies of the list, for the home page. */
export async function homePuppies(day: string) {
	const [shown, counts] = await Promise.all([cards(publicPuppies, HOME_CARDS, day), puppyCounts()]);
	return { cards: shown, counts };
}

/** The first available puppies. */
export const availablePuppies = (limit: number, day = today()) =>
	cards({ ...publicPuppies, available: true }, limit, day);

/** Everything that a profile shows. Undefined if no public puppy has the path. */
export function puppyByPath(profilePath: string, day = today()) {
	return readProfile({ profilePath, ...publicPuppies }, day);
}

/** Everything that the profile of a puppy, which may be a draft, will show. For admins only. */
export function puppyPreview(id: number, day = today()) {
	return readProfile({ id, ...undeletedPuppies }, day);
}

type DocumentRow = ShownPhoto & Record<keyof typeof documentColumns, string>;

/** A photo as the health document that it is; empty for a photo of the gallery. */
function healthDocument({ document, number, link, signedBy, signedOn, ...photo }: DocumentRow) {
	if (!isDocumentKind(document)) return [];
	const kind = documentLabels[document];
	return {
		kind,
		title: photo.alt || kind,
		number,
		link,
		signedBy,
		signedOn,
		picture: pictureSource(photo, ""),
		/** Address of the document at its full size. */
		large: photoAddress(photo.name, "jpg"),
	};
}

/** The profile shows every field but the card's title. */
const { cardHeaderTitle: _onCards, ...profileColumns } = fieldColumns;

async function readProfile(where: Prisma.PuppyWhereUniqueInput, day: string) {
	const row = await database.puppy.findUnique({
		where,
		select: {
			...profileColumns,
			id: true,
			isReserved: true,
			listedAt: true,
			photos: {
				select: { ...pictureColumns, isIllustration: true, ...documentColumns },
				orderBy: photoOrder,
				take: MAX_PHOTOS,
			},
		},
	});
	if (!row) return undefined;
	const inGallery = row.photos.filter(({ document }) => document === "");
	return {
		...row,
		age: ageInWords(row.dob, day),
		documents: row.photos.flatMap(healthDocument),
		photos: inGallery.map(({ isIllustration, ...photo }, index, { length }) => ({
			picture: pictureSource(photo, photo.alt || photoText(row, index, length)),
			isIllustration,
			isDescribed: photo.alt !== "",
			/** Address of the photo at its full size. */
			large: photoAddress(photo.name, "jpg"),
		})),
	};
}

export type PuppyProfile = Omit<NonNullable<Awaited<ReturnType<typeof puppyByPath>>>, "listedAt">;

const neighborColumns = { id: true, name: true, profilePath: true } as const;

/**
 * The previous and next puppy in the order of the list, which wraps around at its ends. Undefined if there
 * is no other puppy.
 */
export async function neighbors(puppy: Parameters<typeof neighborIds>[0]) {
	const ids = (await neighborIds(puppy)).flatMap((id) => id ?? []);
	const [previous, next] = await readRows(ids, (among) =>
		database.puppy.findMany({ where: { id: { in: among } }, select: neighborColumns }),
	);
	const isAlone = !previous || !next || previous.id === puppy.id || next.id === puppy.id;
	return isAlone ? undefined : { previous, next };
}

/**
 * Finds the profile that an old address refers to, by its path in lower or mixed case, a former path, or
 * the puppy's name as it is written in an address ("mr-darcy" for Mr. Darcy).
 * @returns its profile path, or undefined if there is no such profile.
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

/** The address of the profile to which '/{puppy name}' redirects. Undefined if no puppy has the name. */
export async function puppyAddressFor(name: string): Promise<string | undefined> {
	const profilePath = await profilePathFor(name);
	return profilePath && href("/trained-puppies-for-sale/:profilePath", { profilePath });
}

const linkColumns = { id: true, profilePath: true } as const;

/** The puppies with these ids that visitors see. */
export const puppiesWith = (ids: readonly number[]) =>
	database.puppy.findMany({
		where: { ...publicPuppies, id: { in: [...ids] } },
		select: linkColumns,
	});

/** The sold puppy of a name, however it is spelled. Undefined if there are several, or none. */
export async function onlySoldPuppy(name: string) {
	const [only, another] = await database.puppy.findMany({
		where: { ...publicPuppies, nameKey: foldText(name), available: false, isReserved: false },
		select: linkColumns,
		orderBy: listOrder,
		take: 2,
	});
	return another ? undefined : only;
}
