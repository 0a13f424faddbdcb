/**
 * Does everything that a family can do, and everything that can be done with a family, erases it in the admin,
 * and then searches everything that is stored. Over HTTP against the built server.
 */
import { generateKeyPairSync, sign } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { daysBefore } from "~/business/days.ts";
import { momentOn, today } from "~/business/moments.ts";
import { database } from "~/platform/database/database.server.ts";
import { openedAtToken } from "~/platform/forms/opened-at.server.ts";
import { setSwitch } from "~/reminders/settings.server.ts";
import { sendReminders } from "~/reminders/worker.server.ts";
import { adminToken } from "../support/admin.ts";
import { newBrowser } from "../support/browser.ts";
import { placesWith } from "../support/bytes-of-data.ts";
import { anyAddress } from "../support/messages.ts";
import { addPuppy } from "../support/puppy.ts";
import { type FakeSendGrid, startSendGrid } from "../support/sendgrid.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const by = { who: "admin", via: "admin" } as const;
const password = "a password for tests";
const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });

const family = {
	name: "Quillwort ᚠᛇᚻᛒᛚ",
	email: "Quillwort@thistledown.example",
	phone_number: "(828) 555-0173",
};
const other = { name: "Dana Hale", email: "dana@example.com", phone_number: "(828) 555-0100" };
/** The family's other addresses. */
const [second, corrected] = ["fernleaf@example.com", "sedge@example.com"];
/**
 * Words that occur only in what is stored about the family. The search indexes hold three letters at a time,
 * of which those of the runes are long enough to be recognized.
 */
const words = [
	"quillwort",
	"ᛇᚻ",
	"thistledown",
	"555-0173",
	"8285550173",
	"fernleaf",
	"sedge@",
	"marzipan",
];
/** What they write, and what the trainer writes about them. */
const said = (of: string) => `${of} of the marzipan ${family.name}`;

let sendgrid: FakeSendGrid;
let server: BuiltServer;
let admin: ReturnType<typeof newBrowser>;

beforeEach(async () => {
	await server?.stop();
	sendgrid ??= await startSendGrid();
	server = await startServer({
		ADMIN_PASSWORD: password,
		SENDGRID_API_KEY: "SG.test",
		SENDGRID_BASE_URL: sendgrid.url,
		SENDGRID_WEBHOOK_KEY: publicKey.export({ format: "der", type: "spki" }).toString("base64"),
		UNDO_SECONDS: "0",
	});
	admin = newBrowser(server.origin);
	await signIn();
});
afterAll(async () => {
	await server.stop();
	await sendgrid.stop();
});

const signIn = () => admin.post("/admin/login", { username: "admin", password });

/** Sends a visitor's form. Returns the address that the response leads to. */
async function visitorSends(path: string, form: Record<string, string>): Promise<string> {
	const answer = await fetch(server.origin + path, {
		method: "POST",
		redirect: "manual",
		headers: { Origin: server.origin, "X-Forwarded-For": anyAddress() },
		body: new URLSearchParams({ form_opened: openedAtToken(Date.now() - 60_000), ...form }),
	});
	expect(answer.status, `${path}: ${answer.status}`).toBe(303);
	return answer.headers.get("Location") ?? "";
}

/** Sends a form of the admin. Returns the address that the response leads to. */
async function send(path: string, form: Record<string, string>): Promise<string> {
	const answer = await admin.post(path, form);
	expect(answer.status, `${path} ${JSON.stringify(form)}: ${answer.status}`).toBe(303);
	return answer.headers.get("Location") ?? "";
}

/** Adds something with a form that has a submission key. */
const add = (path: string, form: Record<string, string>) =>
	send(path, { submission_key: crypto.randomUUID(), ...form });

async function familyOf(address: string) {
	const found = await database.familyAddress.findUniqueOrThrow({
		where: { address: address.toLowerCase() },
	});
	return found.familyId;
}

const emailWith = (text: string) =>
	database.outgoingEmail.findFirstOrThrow({
		where: { text: { contains: text } },
		orderBy: { id: "desc" },
	});

/** The newest link that an email of the waiting list brought to the family's address, where the place ends up. */
async function linkIn(kind: "confirm" | "manage"): Promise<string> {
	const link = new RegExp(`/waiting-list/${kind}/[\\w-]+`);
	const isTheirs = ({ to }: { to: string }) => to === family.email.toLowerCase();
	const links = () =>
		sendgrid.received.filter(isTheirs).flatMap(({ text }) => link.exec(text) ?? []);
	const found = () => links().at(-1);
	await expect.poll(found).toBeDefined();
	return found() ?? "";
}

/** Writes messages in every way. Returns the ids of all messages. */
async function writeMessages(): Promise<number[]> {
	const message = { ...family, message: said("Message"), inspiration_source: said("Source") };
	await visitorSends("/contact-us", message);
	const again = { ...message, message: said("Suspected message") };
	await visitorSends("/contact-us", { ...again, further_remarks: "x" });
	await visitorSends("/contact-us", { ...again, email: second });
	const answer = await fetch(`${server.origin}/contact/send_email/`, {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			Authorization: `Token ${await adminToken()}`,
		},
		body: JSON.stringify({ ...message, message: said("API message") }),
	});
	expect(answer.status).toBe(200);
	const [suspected] = await database.contact.findMany({ where: { isSpam: true } });
	await send(`/admin/families/messages/${suspected?.id}`, { intent: "not-spam" });
	// A digest about somebody else contains no one else's words afterward.
	await visitorSends("/contact-us", { ...other, message: "Hello.", further_remarks: "x" });
	await visitorSends("/contact-us", { ...other, message: "Hello again." });
	return (await database.contact.findMany()).map(({ id }) => id);
}

/** Asks for a place on the waiting list, with an address that is corrected before it is confirmed. */
async function joinWaitingList() {
	const wishes = { breed_2: "Goldendoodle", message: said("Wish") };
	await visitorSends("/waiting-list", { ...family, email: corrected, ...wishes });
	// Another form for the address before it is confirmed is kept beside the first.
	await visitorSends("/waiting-list", { ...family, email: corrected, message: said("Other wish") });
	const entry = await database.waitingEntry.findUniqueOrThrow({ where: { email: corrected } });
	expect(entry.askedFor).toContain("Other wish");
	const page = `/admin/waiting-list/${entry.id}`;
	const answers = { ...family, ...wishes, other_breeds: "Marzipan poodle", intent: "save" };
	await send(page, answers);
	await visitorSends(await linkIn("confirm"), { intent: "confirm" });
	await visitorSends(await linkIn("manage"), { ...wishes, other_breeds: "A marzipan hound" });
	return page;
}

/** Lets SendGrid report that a reply came back. */
async function bounce(recipient: string) {
	const text = JSON.stringify([
		{
			event: "bounce",
			type: "bounce",
			email: recipient,
			timestamp: Math.floor(Date.now() / 1_000) + 60,
			reason: `550 no ${recipient}`,
		},
	]);
	const timestamp = Math.floor(Date.now() / 1_000);
	const signature = sign("sha256", Buffer.from(`${timestamp}${text}`), privateKey);
	const answer = await fetch(`${server.origin}/api/email-events`, {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			"X-Twilio-Email-Event-Webhook-Signature": signature.toString("base64"),
			"X-Twilio-Email-Event-Webhook-Timestamp": String(timestamp),
		},
		body: text,
	});
	expect(answer.status).toBe(204);
}

const day = (from: number) => daysBefore(today(), -from);

/** Reserves a puppy for a family, and enters a payment whose note names the family. */
async function reserve(name: string, familyId: number): Promise<string> {
	const puppy = await addPuppy({ name, profilePath: name.toLowerCase() });
	const terms = { puppyId: String(puppy.id), familyId: String(familyId), price: "5000" };
	const page = await add("/admin/reservations/new", { ...terms, deposit: "500" });
	const payment = { amount: "700", receivedOn: day(-1), method: "cash", note: said("Note") };
	await add(`${page}/payments/new`, { kind: "other", ...payment });
	return page;
}

const moveReservation = (page: string, familyId: number) =>
	send(`${page}/edit`, { familyId: String(familyId), price: "5000", goHomeOn: day(0) });

/** Stores the morning email of a day; with `isSent`, as it is after it was sent. */
async function morning(on: string, isSent: boolean) {
	await sendReminders(momentOn(on, "08:00"));
	const email = await emailWith(family.name);
	expect(email.kind).toBe("reminder");
	const later = { nextAttemptAt: new Date(Date.now() + 3_600_000), claimedUntil: null };
	const data = isSent ? { status: "sent", sentAt: new Date() } : { status: "waiting", ...later };
	// While the server sends it, it would overwrite this.
	const isFree = { OR: [{ claimedUntil: null }, { status: "sent" }] };
	const change = () =>
		database.outgoingEmail.updateMany({ where: { id: email.id, ...isFree }, data });
	await expect.poll(async () => (await change()).count).toBe(1);
}

/** Creates a family with everything that a family can have. Returns its id. */
async function liveThrough(): Promise<{ id: number; messages: number[] }> {
	await setSwitch("confirmation", true, by);
	await setSwitch("after home", true, by);
	const messages = await writeMessages();
	const id = await familyOf(family.email);
	const page = `/admin/families/${id}`;
	await joinWaitingList();
	await send(`${page}/merge`, { intent: "merge", with: String(await familyOf(second)) });
	await add(page, { intent: "note", text: said("Note") });
	await send(page, { intent: "step", nextStep: said("Step"), nextStepOn: day(-1) });
	const caller = { name: family.name, email: family.email, phoneNumber: family.phone_number };
	await add("/admin/families/new", { ...caller, note: said("Call"), confirmFamily: String(id) });
	const call = { way: "called", text: said("Call"), nextStep: said("Next"), nextStepOn: day(2) };
	await add(`${page}/contacted`, { ...call, seen: "0" });
	const answer = { to: family.email, subject: said("Re"), text: said("Answer"), intent: "send" };
	await add(`${page}/reply`, { ...answer, seen: "0" });
	await bounce(family.email.toLowerCase());
	const visit = { kind: "visit", familyId: String(id), title: said("Visit"), note: said("Note") };
	const appointment = await add("/admin/calendar/new", { ...visit, day: day(3), intent: "save" });
	const theirs = await familyOf(other.email);
	const went = await reserve("Fig", id);
	await admin.open(`${went}/agreement`);
	const gone = await reserve("Otis", id);
	const came = await reserve("Clover", theirs);
	await moveReservation(gone, theirs);
	await moveReservation(came, id);
	await send(went, { intent: "home", day: day(-1) });
	await database.outgoingEmail.updateMany({ where: { status: "waiting" }, data: { attempts: 0 } });
	await sendReminders(momentOn(today(), "11:00"));
	await morning(day(-1), true);
	await morning(day(1), false);
	for (const path of [
		`${page}/export.json`,
		"/admin/families/messages/export.csv",
		`/admin/search?q=marzipan`,
	])
		expect((await admin.open(path)).status).toBe(200);
	expect(appointment).toContain("/admin/calendar");
	return { id, messages };
}

test("an erased family leaves no byte of itself in the data folder", async () => {
	const { id } = await liveThrough();
	const before = await placesWith(words);
	for (const word of words) expect(before.join("\n")).toContain(word);
	await send(`/admin/families/${id}/erase`, { intent: "erase" });
	expect(await placesWith(words)).toEqual([]);
	// What belongs to others, and the books, stay.
	expect(await database.family.count()).toBe(1);
	expect(await database.contact.count()).toBe(2);
	expect(await database.reservation.count()).toBe(3);
	expect(await database.payment.count({ where: { method: "cash" } })).toBe(3);
});

test("a person who is split off and erased leaves no byte either, while somebody else in the family stays", async () => {
	await visitorSends("/contact-us", { ...other, message: "Hello." });
	const id = await familyOf(other.email);
	await send(`/admin/families/${id}`, { intent: "step", nextStep: "Call", nextStepOn: day(-1) });
	await visitorSends("/contact-us", { ...family, message: said("Message") });
	await visitorSends("/waiting-list", {
		...family,
		breed_2: "Goldendoodle",
		message: said("Wish"),
	});
	const theirs = await familyOf(family.email);
	await database.contact.updateMany({ data: { createdAt: new Date(Date.now() - 3 * 86_400_000) } });
	await database.family.updateMany({ data: { waitsSince: new Date(Date.now() - 3 * 86_400_000) } });
	// The server itself sends today's, if it is morning.
	await morning(day(1), false);
	await send(`/admin/families/${id}/merge`, { intent: "merge", with: String(theirs) });
	const note = await database.familyNote.findFirstOrThrow({ orderBy: { id: "desc" } });
	if (note.text.includes(family.name))
		await send(`/admin/families/${id}`, { intent: "delete-note", note: String(note.id) });
	const message = await database.contact.findFirstOrThrow({ where: { name: family.name } });
	const answer = { to: family.email, subject: said("Re"), text: said("Answer"), intent: "send" };
	const reply = `/admin/families/${id}/reply?message=${message.id}`;
	await add(reply, { ...answer, seen: "0" });
	await bounce(family.email.toLowerCase());
	const address = { address: family.email.toLowerCase(), intent: "split" };
	const part = await send(`/admin/families/${id}`, address);
	await send(`${part}/erase`, { intent: "erase" });
	expect(await placesWith(words)).toEqual([]);
	expect(await database.family.findMany()).toMatchObject([{ id, name: other.name }]);
	expect(await database.outgoingEmail.count({ where: { kind: "reminder" } })).toBe(1);
});
