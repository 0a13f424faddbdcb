import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import { contactPage } from "~/contact/admin/queries.server.ts";
import { emailList } from "~/contact/email/email-list.ts";
import { findFamilies } from "~/families/list.server.ts";
import { familyListAddress } from "~/families/list-address.ts";
import { stageLabel } from "~/families/stages.ts";
import { database } from "~/platform/database/database.server.ts";
import { holdsEveryWord } from "~/platform/database/folded-text.ts";
import { searchPatterns } from "~/platform/database/word-search.server.ts";
import { adminList } from "~/puppies/admin/list.server.ts";
import { adminListAddress } from "~/puppies/admin/list-address.ts";
import { statusOf } from "~/puppies/status.ts";
import { categoryTitle } from "~/videos/categories.ts";
import { messageAddress } from "../families/addresses.ts";
import { listAddress } from "../messages/list-view.ts";
import { menu, places } from "../navigation.ts";

/** The most results shown of each kind; a link leads to the kind's own list, with the search if it has one. */
const SHOWN = 6;
/** The most videos, and the most stock photos, that a search goes through, newest first. */
const ROWS_MAX = 2_000;

interface Found {
	path: string;
	title: string;
	/** Tells the result apart from others with the same title. */
	note: string;
}

export interface FoundGroup {
	name: string;
	found: readonly Found[];
	/** Address of the list with all results, if there are more than are shown. */
	more?: string;
}

const noteOf = (...parts: readonly (string | null | undefined)[]) =>
	parts.filter(Boolean).join(", ");

const group = (name: string, all: readonly Found[], more?: string): FoundGroup => ({
	name,
	found: all.slice(0, SHOWN),
	more: all.length > SHOWN ? more : undefined,
});

async function puppies(search: string): Promise<FoundGroup> {
	const view = { filter: "all", order: "listed", search } as const;
	const list = await adminList(view);
	const found = list.puppies.map(({ id, name, breed, status, ...sale }) => ({
		path: href("/admin/puppies/:id", { id: String(id) }),
		title: name,
		note: noteOf(breed, status === "draft" ? "Draft" : statusOf(sale).short),
	}));
	return group("Puppies", found, adminListAddress(view));
}

async function families(search: string): Promise<FoundGroup> {
	const found = (await findFamilies(search, SHOWN + 1)).map(
		({ id, name, stage, about, phoneNumber }) => ({
			path: href("/admin/families/:id", { id: String(id) }),
			title: name,
			note: noteOf(phoneNumber, stageLabel(stage), about && `about ${about}`),
		}),
	);
	return group("Families", found, familyListAddress({ search }));
}

async function messages(search: string): Promise<FoundGroup> {
	if (searchPatterns(search).length === 0) return group("Messages", []);
	const { rows } = await contactPage({ tab: "all", search }, SHOWN + 1);
	const found = rows.map(({ id, name, phoneNumber, puppyName, createdAt }) => ({
		path: messageAddress(id),
		title: name,
		note: noteOf(phoneNumber, puppyName && `about ${puppyName}`, dayInWords(dayOf(createdAt))),
	}));
	return group("Messages", found, listAddress({ search }));
}

async function videos(search: string): Promise<FoundGroup> {
	const rows = await database.video.findMany({
		select: { id: true, title: true, category: true },
		orderBy: { id: "desc" },
		take: ROWS_MAX,
	});
	const isFound = holdsEveryWord(search);
	const found = rows
		.filter(({ title }) => isFound(title))
		.map(({ id, title, category }) => ({
			path: href("/admin/videos/:id", { id: String(id) }),
			title,
			note: categoryTitle(category),
		}));
	return group("Videos", found, href("/admin/videos"));
}

async function stockPhotos(search: string): Promise<FoundGroup> {
	const rows = await database.stockPhoto.findMany({
		select: { id: true, title: true, alt: true, category: true },
		orderBy: { id: "desc" },
		take: ROWS_MAX,
	});
	const isFound = holdsEveryWord(search);
	const found = rows
		.filter(({ title, alt, category }) => isFound(`${title} ${alt} ${category}`))
		.map(({ id, title, alt, category }) => ({
			path: href("/admin/photos/:id", { id: String(id) }),
			title: title || alt || `Photo ${id}`,
			note: category,
		}));
	return group("Photos", found, href("/admin/photos"));
}

/** Finds everything that contains every word of `search`. Kinds without results are left out. */
export async function findAnything(search: string): Promise<FoundGroup[]> {
	if (search === "") return [];
	const groups = await Promise.all([
		puppies(search),
		families(search),
		messages(search),
		videos(search),
		stockPhotos(search),
	]);
	const isFound = holdsEveryWord(search);
	const found = pages.filter(({ title, note }) => isFound(`${title} ${note}`));
	return [...groups, { name: "Pages", found }].filter((each) => each.found.length > 0);
}

/** The pages that are found by their title and note. */
const pages = [
	...[...places, ...menu].flatMap(({ name, path, sections = [] }) => [
		{ title: name, path, note: "" },
		...sections
			.filter((section) => section.path !== path)
			.map((section) => ({ title: section.name, path: section.path, note: name })),
	]),
	{ title: "Set up your site", path: href("/admin/first-steps"), note: "First steps" },
	{ title: "Add a puppy", path: href("/admin/puppies/new"), note: "" },
	{ title: "Trash", path: href("/admin/puppies/trash"), note: "Deleted puppies" },
	{ title: "Add to the waiting list", path: href("/admin/waiting-list/new"), note: "" },
	{ title: "Add a video", path: href("/admin/videos/new"), note: "" },
	{ title: "Emails", path: emailList.address({ kind: "sent" }), note: "Waiting and sent" },
	{ title: "Codes for signing in", path: href("/admin/account/codes"), note: "Account" },
	{ title: "Passkeys", path: `${href("/admin/account")}#passkeys`, note: "Account" },
	{ title: "People who sign in", path: `${href("/admin/account")}#people`, note: "Account" },
	{ title: "JSON API", path: href("/api/docs"), note: "For other programs" },
];
