/**
 * Fills a database file with the requested number of puppies and messages. Bypasses Prisma and
 * uses one transaction, because a hundred thousand separate commands would take an hour. The
 * rows are the same each time.
 */
import BetterSqlite3 from "better-sqlite3";
import { searchText } from "~/contact/search/search-text.ts";
import { familySearchText } from "~/families/families.server.ts";
import { stageKeys } from "~/families/stages.ts";
import { derivedColumns } from "~/puppies/derived-columns.ts";

const breeds = [
	"Goldendoodle",
	"Bernedoodle",
	"Labradoodle",
	"Saint Berdoodle",
	"Standard Poodle",
	"Golden Retriever",
	"Labrador Retriever",
];
const names = ["Juniper", "Bramble", "Otis", "Clover", "Fig", "Hazel", "Moses", "Teddy", "Winnie"];
const traits = [
	"Watchful, gentle and quick: she has worked out the latch before you have opened it.",
	"Calm and patient; sleeps through thunder, and likes one person at a time.",
	"Bold on the trail, quiet in the house, and never far from the kitchen door.",
	"Clever, funny and a little vain. Carries one slipper from room to room.",
];
const sources = ["Google Search", "Facebook", "Instagram", "Word of mouth", "Other"];
const messages = [
	"We have two children and a garden and would like to meet her soon.",
	"Is the training different for a family that travels every summer?",
	"Our old dog died in spring; we are ready for another one now.",
];

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T => {
	const found = list[index % list.length];
	if (found === undefined) throw new Error("The list is empty");
	return found;
};

/** Formats a moment as Prisma's adapter writes it. */
const moment = (at: number) => new Date(at).toISOString().replace("Z", "+00:00");

const sizes = ["20–25 lb", "45–55 lb", "50–60 lb", "60–70 lb", "90–110 lb"];

/** At most a third of the puppies are available. The others went home. */
function puppyRow(id: number, listedAt: number) {
	const number = id.toString(36);
	const written = {
		name: id % 10 === 0 ? `${pick(names, id / 10)} ${number}` : pick(names, id),
		breed: pick(breeds, id * 3 + Math.trunc(id / 11)),
		breedLong: pick(breeds, id * 3 + Math.trunc(id / 11)),
		sex: id % 2 === 0 ? "Male" : "Female",
		personality: `${pick(traits, id * 5)} Litter ${Math.trunc(id / 8)}.`,
		dob: new Date(Date.UTC(2026, 10, 1 - (id % 400))).toISOString().slice(0, 10),
		projectedSize: pick(sizes, id * 3),
		price: `$${4_500 + ((id * 37) % 36) * 100}`,
		availableDate: id % 4 === 0 ? "" : `December ${(id % 28) + 1}, 2026`,
	};
	return {
		...written,
		id,
		cardHeaderTitle: written.name,
		profilePath: `puppy-${id}`,
		available: id % 3 === 0 ? 1 : 0,
		listedAt: moment(listedAt),
		...derivedColumns(written),
	};
}

const PUPPY = `INSERT INTO Puppy (id, name, cardHeaderTitle, profilePath, breed, breedLong, breeder,
	sex, dob, projectedSize, overview, personality, price, available, availableDate, searchText,
	nameKey, priceAmount, grownPounds, readyOn, status, listedAt, createdAt, updatedAt)
	VALUES (@id, @name, @cardHeaderTitle, @profilePath, @breed, @breed, 'Turnip Patch', @sex,
	@dob, @projectedSize, @overview, @personality, @price, @available, @availableDate, @searchText,
	@nameKey, @priceAmount, @grownPounds, @readyOn, 'public', @listedAt, @listedAt,
	@listedAt)`;
const PHOTO = `INSERT INTO Photo (puppyId, name, position, alt, width, height, colour, createdAt)
	VALUES (?, ?, ?, 'A puppy on the porch', 1600, 1200, '#aabbcc', '2026-11-01T00:00:00.000+00:00')`;
const CONTACT = `INSERT INTO Contact (id, name, email, phoneNumber, message,
	referralSource, breedPreferences, searchText, createdAt, familyId)
	VALUES (@id, @name, @email, @phoneNumber, @message, @source, @breedPreferences, @searchText,
	@createdAt, @familyId)`;
const FAMILY = `INSERT INTO Family (id, name, phoneNumber, stage, nextStep, nextStepOn, waitsSince,
	firstMessageAt, lastMessageAt, searchText, createdAt, updatedAt)
	VALUES (@id, @name, @phoneNumber, @stage, @nextStep, @nextStepOn, @waitsSince, @at, @at,
	@searchText, @at, @at)`;

const ENTRY = `INSERT INTO WaitingEntry (id, email, name, status, wishBreeds, confirmedAt, createdAt,
	updatedAt, familyId) VALUES (@id, @email, @name, @status, @breeds, @at, @at, @at, @familyId)`;
const RESERVATION = `INSERT INTO Reservation (puppyId, familyId, status, goHomeOn, priceCents, createdAt,
	endedAt) VALUES (@puppyId, @familyId, 'home', @day, 500000, @at, @at)`;
const PAYMENT = `INSERT INTO Payment (reservationId, kind, amountCents, method, receivedOn, createdAt)
	VALUES (?, 'balance', 500000, 'check', ?, ?)`;

export type Amounts = { puppies: number; contacts: number };

const PHOTOS = 3;
/** Maximum number of families, so that each family has written several messages. */
const FAMILIES_MAX = 100_000;
const MINUTE = 60_000;
/** The first moment of the rows. There is a puppy every hour and a message every minute. */
const BEGIN = Date.UTC(2015, 0, 1);

function fillPuppies(db: BetterSqlite3.Database, count: number) {
	const puppy = db.prepare(PUPPY);
	const photo = db.prepare(PHOTO);
	const overview = "Knows which stair creaks and when the mail comes. ".repeat(8);
	for (let id = 1; id <= count; id += 1) {
		const row = puppyRow(id, BEGIN + id * 60 * MINUTE);
		puppy.run({ ...row, overview });
		for (let n = 0; n < PHOTOS; n += 1) photo.run(id, `puppy-${id}-${n}`, n);
	}
}

/** The number of the family that wrote a message, followed by the families' names and addresses. */
const familyOf = (message: number) => ((message - 1) % FAMILIES_MAX) + 1;
const familyName = (family: number) => `${pick(names, family)} Family${family % 1000}`;
const familyEmail = (family: number) => `family${family}@example.com`;
const PHONE = "(828) 555-0100";

/** One family in a hundred waits for a reply, and as many have a planned next step. */
function fillFamilies(db: BetterSqlite3.Database, count: number) {
	const family = db.prepare(FAMILY);
	const address = db.prepare("INSERT INTO FamilyAddress (address, familyId) VALUES (?, ?)");
	const note = db.prepare(
		"INSERT INTO FamilyNote (familyId, text, author, createdAt) VALUES (?, 'Called back.', 'admin', ?)",
	);
	for (let id = 1; id <= count; id += 1) {
		const at = moment(BEGIN + id * 60 * MINUTE);
		const name = familyName(id);
		const addresses = [familyEmail(id)];
		const isDue = id % 100 === 50;
		family.run({
			id,
			name,
			phoneNumber: PHONE,
			stage: pick(stageKeys, id),
			nextStep: isDue ? "Call back" : "",
			nextStepOn: isDue ? at.slice(0, 10) : null,
			waitsSince: id % 100 === 0 ? at : null,
			searchText: familySearchText({ name, phoneNumber: PHONE, addresses }),
			at,
		});
		address.run(familyEmail(id), id);
		if (id % 10 === 0) note.run(id, at);
	}
}

/** Every second family has an entry on the waiting list. Four of seven entries are waiting. */
function fillWaitingList(db: BetterSqlite3.Database, families: number) {
	const entry = db.prepare(ENTRY);
	const statuses = ["waiting", "left", "waiting", "served", "waiting", "unconfirmed", "waiting"];
	for (let id = 1; id <= families / 2; id += 1) {
		const familyId = id * 2;
		entry.run({
			id,
			email: familyEmail(familyId),
			name: familyName(familyId),
			status: pick(statuses, id),
			breeds: pick(breeds, id),
			at: moment(BEGIN + familyId * 60 * MINUTE),
			familyId,
		});
	}
}

/** Each sold puppy went home with a family and was paid for. The calendar has one visit a day. */
function fillSales(db: BetterSqlite3.Database, { puppies, families }: Record<string, number>) {
	const reservation = db.prepare(RESERVATION);
	const payment = db.prepare(PAYMENT);
	const visit = db.prepare(
		"INSERT INTO Appointment (kind, day, familyId, createdAt) VALUES ('visit', ?, ?, ?)",
	);
	for (let puppyId = 1; puppyId <= (puppies ?? 0); puppyId += 1) {
		if (puppyId % 3 === 0) continue;
		const at = moment(BEGIN + puppyId * 60 * MINUTE);
		const day = at.slice(0, 10);
		const familyId = ((puppyId - 1) % (families ?? 1)) + 1;
		const { lastInsertRowid } = reservation.run({ puppyId, familyId, day, at });
		payment.run(lastInsertRowid, day, at);
	}
	for (let familyId = 1; familyId <= (families ?? 0); familyId += 24) {
		const at = moment(BEGIN + familyId * 60 * MINUTE);
		visit.run(at.slice(0, 10), familyId, at);
	}
}

/** Message counts and search texts are the same as the site's own commands would write. */
function fillContacts(db: BetterSqlite3.Database, count: number) {
	const contact = db.prepare(CONTACT);
	const figure = db.prepare("INSERT INTO ContactCount (kind, value, count) VALUES (?, ?, ?)");
	const figures = new Map<string, number>();
	for (let id = 1; id <= count; id += 1) {
		const source = pick(sources, id);
		const createdAt = moment(BEGIN + id * 6 * MINUTE);
		const message = {
			name: familyName(familyOf(id)),
			email: familyEmail(familyOf(id)),
			phoneNumber: PHONE,
			message: pick(messages, id),
			puppyName: "",
			breedPreferences: pick(breeds, id),
		};
		contact.run({
			...message,
			id,
			familyId: familyOf(id),
			source,
			searchText: searchText(message),
			createdAt,
		});
		for (const key of [
			"total\t",
			`day\t${createdAt.slice(0, 10)}`,
			`source\t${source}`,
			`breed\t${message.breedPreferences}`,
		]) {
			figures.set(key, (figures.get(key) ?? 0) + 1);
		}
	}
	for (const [key, number] of figures) {
		const [kind, value] = key.split("\t");
		figure.run(kind, value, number);
	}
}

/** The tables of the database file must exist and be empty. */
export function fillMany(file: string, { puppies, contacts }: Amounts) {
	const db = new BetterSqlite3(file);
	try {
		db.pragma("synchronous = OFF");
		// Rows arrive in random order for most indexes, which is twice as fast if the indexes fit in memory.
		db.pragma("cache_size = -262144");
		db.transaction(() => {
			fillPuppies(db, puppies);
			const families = Math.min(contacts, FAMILIES_MAX);
			fillFamilies(db, families);
			fillWaitingList(db, families);
			fillSales(db, { puppies, families });
			fillContacts(db, contacts);
			db.exec(
				"INSERT INTO ContentVersion (id, version, changedAt) VALUES (1, 1, '2026-11-20T00:00:00.000+00:00')",
			);
		})();
	} finally {
		db.close();
	}
}
