/**
 * Checks how SQLite executes every query of the pages and endpoints that read lists: it must use an index,
 * not scan a table that grows, and sort only a few rows. Without statistics (ANALYZE), a query plan depends
 * only on the indexes, so few rows show what happens with very many.
 */
import { resolve } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import * as sessions from "~/accounts/sessions.server.ts";
import { overview } from "~/admin/dashboard/overview.server.ts";
import { entriesBetween } from "~/calendar/entries.server.ts";
import * as appointments from "~/calendar/queries.server.ts";
import { visitOffer } from "~/calendar/visits/queries.server.ts";
import { senderOf } from "~/contact/admin/erase.server.ts";
import * as contacts from "~/contact/admin/queries.server.ts";
import * as emails from "~/contact/email/email-queries.server.ts";
import { puppyAskedFor, puppyShown } from "~/contact/queries.server.ts";
import { contactRecords } from "~/contact/records.server.ts";
import { contactTabs } from "~/contact/schema.ts";
import * as discovery from "~/discovery/queries.server.ts";
import { familyBoard, familyPage } from "~/families/list.server.ts";
import { type FamilyFilter, type FamilyListView, familyFilters } from "~/families/list-address.ts";
import { updateWaiting } from "~/families/messages.server.ts";
import { familyById, familyContents } from "~/families/queries.server.ts";
import { replyRecipient } from "~/families/replies/queries.server.ts";
import { storiesFor } from "~/pages/praise.server.ts";
import { pictureChoices } from "~/photos/content-pictures.server.ts";
import * as photos from "~/photos/queries.server.ts";
import { pruneChanges } from "~/platform/database/audit-log.server.ts";
import { database, transaction } from "~/platform/database/database.server.ts";
import { env } from "~/platform/env.ts";
import { adminList } from "~/puppies/admin/list.server.ts";
import { type AdminListView, adminFilters, adminOrders } from "~/puppies/admin/list-address.ts";
import * as admin from "~/puppies/admin/queries.server.ts";
import { quietPuppies } from "~/puppies/admin/queries.server.ts";
import { openPuppyChoices, puppyChoices } from "~/puppies/choices.server.ts";
import { countPuppies } from "~/puppies/list/list-ids.server.ts";
import { freePath } from "~/puppies/paths.server.ts";
import * as puppies from "~/puppies/queries.server.ts";
import * as records from "~/puppies/records.server.ts";
import * as figures from "~/reports/queries.server.ts";
import { timelinePage } from "~/reports/timeline.server.ts";
import { countTodo } from "~/reports/today.server.ts";
import { rangeOf } from "~/reports/years.ts";
import * as choices from "~/sales/choices.server.ts";
import { owedBy } from "~/sales/owed.server.ts";
import * as reservations from "~/sales/queries.server.ts";
import * as videos from "~/videos/queries.server.ts";
import * as waitingList from "~/waiting-list/admin/list.server.ts";
import { waitingFor } from "~/waiting-list/admin/notify.server.ts";
import { waitingStatuses } from "~/waiting-list/schema.ts";
import { sweepUnconfirmed } from "~/waiting-list/sweep.server.ts";
import { fillMany } from "../scale/fill.ts";
import { freshDatabase } from "../support/database.ts";

const PUPPIES = 5_000;
const file = () => resolve(env.DATA_DIR, "site.db");

/** Tables that grow with the business. The others have few rows. */
const growing = ["Puppy", "Photo", "Contact", "OutgoingEmail", "ContactNote", "Change"];
growing.push("FormerPath", "Family", "FamilyAddress", "FamilyNote", "Reply", "Payment");
growing.push("Reservation", "WaitingEntry", "WaitingNotice", "Appointment");

/**
 * Conditions that limit a query to a few rows, which may then be sorted. The expression is one person's email
 * address. Few, too, are emails with failed attempts (unless the mail service is down for long), the records
 * of one family or one reservation, the notices to a family, and payments not yet received.
 */
const toFew =
	/\((?:status=\? AND attempts>\?|<expr>=\?|rowid=\?|puppyId=\?|contactId=\?|entryId=\?|profilePath=\?|familyId=\?|reservationId=\?|receivedOn=\?|kind=\? AND subjectId=\?)|PRIMARY KEY \(rowid=\?\)/;

let sent: string[] = [];

beforeAll(async () => {
	await freshDatabase();
	await database.contactCount.deleteMany();
	fillMany(file(), { puppies: PUPPIES, contacts: 2_000 });
	await fillWaitingList();
});
afterEach(() => vi.restoreAllMocks());

/** Adds one family with each status, and one notice about a puppy. */
async function fillWaitingList() {
	for (const [index, status] of waitingStatuses.entries()) {
		const createdAt = new Date(`2015-01-0${index + 1}T12:00:00Z`);
		const entry = {
			name: "Dana",
			email: `${status}@example.com`,
			createdAt,
			confirmedAt: createdAt,
		};
		const words = "  dana  pruitt";
		const family = await database.family.create({ data: { name: "Dana", searchText: words } });
		const data = { status, familyId: family.id, ...entry };
		await database.waitingEntry.create({ data });
	}
	await database.waitingNotice.create({ data: { entryId: 1, puppyId: 3 } });
}

/** Returns the SELECT queries that `work` sends to the database. */
async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
	sent = [];
	const prepare = BetterSqlite3.prototype.prepare;
	vi.spyOn(BetterSqlite3.prototype, "prepare").mockImplementation(function (
		this: BetterSqlite3.Database,
		sql: string,
	) {
		sent.push(sql);
		return prepare.call(this, sql);
	});
	await work();
	vi.restoreAllMocks();
	return [...new Set(sent)].filter((sql) => /^\s*(SELECT|WITH)/i.test(sql));
}

function planOf(sql: string): string[] {
	const db = new BetterSqlite3(file(), { readonly: true });
	try {
		const values = [...sql.matchAll(/\?/g)].map(() => null);
		const rows: unknown[] = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
		return rows.map((row) =>
			typeof row === "object" && row && "detail" in row ? String(row.detail) : "",
		);
	} finally {
		db.close();
	}
}

/** Returns the problems of a query, with its plan, or nothing for a good query. */
function faultsOf(sql: string): string[] {
	const plan = planOf(sql);
	const aliases = growing.flatMap((table) =>
		[...sql.matchAll(new RegExp(`\`${table}\` AS \`(\\w+)\``, "g"))].map(([, alias]) => alias),
	);
	const names = [...growing, ...aliases].join("|");
	const large = plan.filter((line) => RegExp(`^(SCAN|SEARCH) (main\\.)?(${names})\\b`).test(line));
	const isSorted = plan.some((line) => line.startsWith("USE TEMP B-TREE FOR"));
	// The first rows of an index, with no condition that would skip any of them.
	const isBeginning = /WHERE 1=1 ORDER BY .* LIMIT/.test(sql) && !isSorted;
	const byId = plan.some((line) => line.includes("(rowid=?"));
	const faults = [
		!isBeginning && large.some((line) => line.startsWith("SCAN")) && "reads a whole table",
		isSorted && !large.every((line) => toFew.test(line)) && "sorts many rows",
		/\bid` IN \(\?/.test(sql) && !byId && "goes through all rows for a few ids",
		/`Contact`\.`familyId` = \?/.test(sql) &&
			!byId &&
			!plan.some((line) => line.includes("familyId=?")) &&
			"goes through everybody's messages for one family",
		sql.includes(" LIKE ") && !byId && "looks into the text of many rows",
	].filter((fault) => fault !== false);
	return faults.length > 0 ? [...faults, ...plan, sql] : [];
}

const all = { filter: "all", show: 8, page: 1, search: "" } as const;
const day = "2026-11-21";
const puppy = () =>
	database.puppy.findUniqueOrThrow({
		where: { id: 1_000 },
		select: { id: true, available: true, isReserved: true, listedAt: true },
	});

/** Every function that reads growing tables. Add new ones here, too. */
const reads: Record<string, () => Promise<unknown>> = {
	"the recipient of a reply": () => replyRecipient({ familyId: 1 }),
	"since when a family waits": () => transaction((client) => updateWaiting(client, 1)),
	"the home page": () => puppies.homePuppies(day),
	"the list": () => puppies.listPuppies(all, day),
	"the available ones": () => puppies.listPuppies({ ...all, filter: "available" }, day),
	"the sold ones": () => puppies.listPuppies({ ...all, filter: "sold" }, day),
	"a later page of the list": () => puppies.listPuppies({ ...all, page: 20 }, day),
	"a later page of the sold ones": () =>
		puppies.listPuppies({ ...all, filter: "sold", page: 20 }, day),
	"a search that few match": () => puppies.listPuppies({ ...all, search: "litter 300" }, day),
	"a search among the sold ones": () =>
		puppies.listPuppies({ ...all, filter: "sold", search: "litter 300" }, day),
	"a search that none match": () => puppies.listPuppies({ ...all, search: "zebra" }, day),
	...Object.fromEntries(
		(["price-low", "price-high", "youngest", "smallest", "ready"] as const).map((sort) => [
			`the list by ${sort}`,
			() => puppies.listPuppies({ ...all, sort }, day),
		]),
	),
	"the medium-sized ones": () => puppies.listPuppies({ ...all, size: "medium" }, day),
	"the cheap ones, most expensive first": () =>
		puppies.listPuppies({ ...all, price: "5000", sort: "price-high" }, day),
	"cheap ones among those that a search finds": () =>
		puppies.listPuppies({ ...all, search: "litter 300", price: "7000", sort: "price-low" }, day),
	"several criteria that nobody meets": () =>
		puppies.listPuppies({ ...all, size: "small", sex: "male", ready: "now", sort: "oldest" }, day),
	"the nearest matches": async () => {
		const nobody = { size: "small", price: "5000", ready: "later", sex: "male" } as const;
		expect((await puppies.listPuppies({ ...all, ...nobody }, day)).nearest).toBeDefined();
	},
	"a profile": () => puppies.puppyByPath("puppy-7", day),
	"the neighbors of a profile": async () => puppies.neighbors(await puppy()),
	"other available puppies": () => puppies.availablePuppies(3, day),
	"an old address": () => puppies.puppyAddressFor("juniper"),
	"an address that no puppy has": () => puppies.puppyAddressFor("nobody"),
	"the only sold puppy of a name": () => puppies.onlySoldPuppy("Juniper"),
	"the puppies of the stories": () => storiesFor(),
	"the counts": () => countPuppies(-2),
	"the API's first page": () => records.puppyPage(1),
	"a later page of the API": () => records.puppyPage(222),
	"the API's last page": () => records.puppyPage("last"),
	"the API's puppy": () => records.puppyRecord({ profilePath: "puppy-7" }),
	"the API's puppy for an admin": () => records.puppyRecord({ id: 7 }),
	"whether a puppy exists": () => records.puppyExists(7),
	"the feed": () => discovery.feedPuppies(),
	"the sitemap": () => discovery.sitemapPuppies(),
	"the number of sitemaps": () => discovery.sitemapParts(),
	"a part of the sitemap": () => discovery.sitemapPart(2),
	"the pages in the sitemap": () => discovery.pagePaths(),
	"the time of the last change": () => discovery.contentChangedAt(),
	"a preview picture": () => discovery.previewPuppy("puppy-7"),
	"the puppy of a message": () => puppyAskedFor("puppy-7"),
	"the puppy of a message with its photo": () => puppyShown("puppy-7"),
	"the API's messages": () => contactRecords({}),
	"the API's messages of some days": () => contactRecords({ from: "2015-01-02", to: "2015-01-03" }),
};

const session = { id: 1, account: { id: 1, username: "admin" } };
const everyone = { tab: "all" } as const;
const cursor = { at: new Date("2015-01-03T00:00:00Z"), id: 300 };
const familyView = (given: Partial<FamilyListView> = {}): FamilyListView => ({
	show: "all",
	view: "list",
	search: "",
	after: undefined,
	before: undefined,
	...given,
});
/** A position in the list of families, in its order. */
const at = (show: FamilyFilter) => ({ ...cursor, at: show === "due" ? "2015-01-03" : cursor.at });
const adminView = (given: Partial<AdminListView> = {}): AdminListView => ({
	filter: "all",
	order: "listed",
	search: "",
	...given,
});

/** The functions that read growing tables for the admin screens. */
const adminReads: Record<string, () => Promise<unknown>> = {
	...Object.fromEntries(
		adminFilters.flatMap((filter) =>
			adminOrders.flatMap((order) => [
				[`${filter} by ${order}`, () => adminList(adminView({ filter, order }))],
				[
					`${filter} by ${order}, a later page`,
					() => adminList(adminView({ filter, order, after: 1_000 })),
				],
				[
					`${filter} by ${order}, the page before`,
					() => adminList(adminView({ filter, order, before: 1_000 })),
				],
				[
					`${filter} by ${order}, a search that few match`,
					() => adminList(adminView({ filter, order, search: "litter 300" })),
				],
			]),
		),
	),
	"the list of puppies, a search that none match": () => adminList(adminView({ search: "zebra" })),
	"a puppy's form": () => admin.puppyToEdit(7),
	"a puppy's preview": () => puppies.puppyPreview(7, day),
	"a puppy's name": () => admin.puppyName(7),
	"the entries of the audit log that are old": () => pruneChanges(new Date()),
	"the record of a puppy's changes": () => admin.puppyChanges(7, 20),
	"older changes of a puppy": () => admin.puppyChanges(7, 20, 100),
	"a free path": () => freePath(database, "Juniper"),
	"the trash": () => admin.trashPage(),
	"a puppy's photos": () => photos.photosOfPuppy({ id: 7 }),
	"the categories of stock photos": () => photos.stockCategories(),
	"stock photos": () => photos.stockPhotoPage({ category: "", page: 1 }),
	"chosen stock photos": () => photos.stockPhotosByIds([1, 2]),
	"puppies that nobody has edited for a long time": () => quietPuppies(),
	"the first screen": () => overview(),
	"the counts in the menu": () => countTodo(),
	...Object.fromEntries(
		familyFilters.flatMap((show) => [
			[`families, ${show}`, () => familyPage(familyView({ show }), day)],
			[
				`families, ${show}, a later page`,
				() => familyPage(familyView({ show, after: at(show) }), day),
			],
			[
				`families, ${show}, the page before`,
				() => familyPage(familyView({ show, before: at(show) }), day),
			],
		]),
	),
	"families that a rare word finds": () => familyPage(familyView({ search: "family300" }), day),
	"a search for families that none match": () => familyPage(familyView({ search: "zebra" }), day),
	"the board of families": () => familyBoard({ search: "" }, day),
	"a family": () => familyById(300),
	"the contents of a family's page": () => familyContents(300),
	"the timeline of a family": () => timelinePage(300),
	"earlier entries of a family's timeline": () => timelinePage(300, { at: cursor.at, skip: 3 }),
	"what a family owes": () => owedBy(300),
	"emails that wait": () => emails.emailPage("waiting", 1),
	"emails that failed": () => emails.emailPage("failed", 1),
	"emails that were sent": () => emails.emailPage("sent", 2),
	"a reservation": () => reservations.reservationById(1),
	"the day of the first payment": () => figures.firstPaymentDay(),
	"the reservation of a puppy": () => reservations.reservationOfPuppy(7),
	"families to reserve for": () => choices.familyChoices(""),
	"a family to reserve for": () => choices.familyChoices("family 300", 7),
	"puppies to reserve": () => openPuppyChoices(7),
	"the list of videos": () => videos.videoList({ category: "Training", page: 1 }),
	"the categories of videos": () => videos.categoryCounts(),
	"a video's form": () => videos.videoForForm(1),
	"the posters of a video": () => pictureChoices([{ photo: 1 }]),
	"a month of the calendar": () => entriesBetween("2026-11-01", "2026-12-05"),
	"the open times for a visit": () => visitOffer(),
	"an appointment": () => appointments.appointmentById(7),
	"the puppies of an appointment or a video": () => puppyChoices(7),
	"open sessions": () => sessions.openSessions(session.account),
	...Object.fromEntries(
		contactTabs.flatMap((tab) => [
			[`messages, ${tab}`, () => contacts.contactPage({ ...everyone, tab }, 25)],
			[
				`messages, ${tab}, a later page`,
				() => contacts.contactPage({ ...everyone, tab, before: cursor }, 25),
			],
			[
				`messages, ${tab}, the page before`,
				() => contacts.contactPage({ ...everyone, tab, after: cursor }, 25),
			],
		]),
	),
	"messages of some days": () =>
		contacts.contactPage({ ...everyone, from: "2015-01-02", to: "2015-01-03", before: cursor }, 25),
	"messages that a rare word finds": () =>
		contacts.contactPage({ ...everyone, search: "family300" }, 25),
	"messages that a frequent word finds": () =>
		contacts.contactPage({ ...everyone, search: "children" }, 25),
	...Object.fromEntries(
		waitingStatuses.flatMap((status, index) => [
			[`the waiting list, ${status}`, () => waitingList.waitingPage(status)],
			[
				`the waiting list, ${status}, a later page`,
				() => waitingList.waitingPage(status, index + 1),
			],
		]),
	),
	"how many entries the waiting list has": () => waitingList.waitingCounts(),
	"an entry of the waiting list": () => waitingList.waitingEntry(1),
	"families waiting for a puppy": () => waitingFor(3, day),
	"families waiting for a puppy, a later page": () => waitingFor(3, day, 1),
	"unconfirmed entries that are too old": () => sweepUnconfirmed(new Date("2015-01-01T00:00:00Z")),
	"the counts in the tabs of messages": () => contacts.tabCounts(everyone),
	"where a message is shown": () => contacts.messagePlace(300),
	"what is stored about the sender of a message": () => senderOf(300),
};

describe("an admin query uses an index and doesn't sort", () => {
	test.each(Object.entries(adminReads))("%s", async (_, read) => {
		const queries = await queriesOf(read);
		expect(queries).not.toEqual([]);
		expect(queries.flatMap(faultsOf)).toEqual([]);
	});
});

describe("a public query uses an index and doesn't sort", () => {
	test.each(Object.entries(reads))("%s", async (_, read) => {
		const queries = await queriesOf(read);
		expect(queries).not.toEqual([]);
		expect(queries.flatMap(faultsOf)).toEqual([]);
	});
});

/** Queries that add up a period. They read each row of the period, and through an index no other rows. */
const range = rangeOf(day.slice(0, 4));
const sums: Record<string, () => Promise<unknown>> = {
	"where families come from": () => figures.familySources(range),
	"how long families wait": () => figures.answerTimes(range),
	"how long puppies take to find a home": () => figures.homeTimes(range),
	"income by month": () => figures.incomeByMonth(range),
};

test.each(Object.entries(sums))("%s reads only the rows of its period", async (_, read) => {
	const queries = await queriesOf(read);
	expect(queries).not.toEqual([]);
	for (const plan of queries.map(planOf)) {
		const tables = plan.filter((line) => RegExp(`\\b(${growing.join("|")})\\b`).test(line));
		expect(tables).not.toEqual([]);
		expect(tables.filter((line) => line.startsWith("SCAN"))).toEqual([]);
		// The first table is limited to the period, and the others are read by ID.
		expect(tables[0]).toMatch(/\((createdAt|firstMessageAt|receivedOn|wentHomeOn)>\? AND /);
	}
});

test("a search that no index can narrow down reads only the beginning of the list", async () => {
	const index = "SEARCH Puppy USING INDEX Puppy_status_available_isReserved_listedAt_id_idx";
	const plansInText = async (search: () => Promise<unknown>) => {
		const queries = await queriesOf(search);
		// Rows named by the search index are read by ID, so comparing their text is fine.
		const inText = queries.filter((sql) => sql.includes(" LIKE ") && !sql.includes('"candidate"'));
		expect(queries.filter((sql) => !inText.includes(sql)).flatMap(faultsOf)).toEqual([]);
		return inText.map(planOf);
	};
	const letters = () => puppies.listPuppies({ ...all, search: "qq" }, day);
	expect(await plansInText(letters)).toEqual([
		// The available and reserved puppies are fewer than the limit of rows to check.
		[`${index} (status=? AND available=? AND isReserved=?)`],
		[`${index} (status=? AND available=? AND isReserved=?)`],
		[`${index} (status=? AND available=? AND isReserved=? AND listedAt>?)`],
	]);
	const word = () => contacts.contactPage({ ...everyone, search: "family", before: cursor }, 25);
	expect(await plansInText(word)).toEqual([
		["SEARCH Contact USING INDEX Contact_isSpam_createdAt_id_idx (isSpam=? AND createdAt<?)"],
	]);
});
