/**
 * Tests the waiting list's form and the links in its emails, over HTTP against the built server, as used by
 * mail scanners, impatient or forgetful people, strangers and the buttons of mail programs.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { openedAtToken } from "~/platform/forms/opened-at.server.ts";
import { hideTables } from "../support/broken-database.ts";
import { controlsIn } from "../support/browser.ts";
import { conflictsIn, mainWordsIn, screenOf } from "../support/document.ts";
import { anyAddress } from "../support/messages.ts";
import { allRows } from "../support/rows.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

let server: BuiltServer;
beforeAll(async () => {
	server = await startServer({ TRUST_PROXY: "1" });
});
afterAll(() => server.stop());
beforeEach(async () => {
	await database.outgoingEmail.deleteMany();
	await database.waitingEntry.deleteMany();
	await database.family.deleteMany();
	await database.change.deleteMany();
	await database.submission.deleteMany();
});

/** Returns an address that no other test uses. */
const someone = () => `${crypto.randomUUID()}@example.com`;

interface Sent {
	from?: string;
	origin?: string | null;
	body?: BodyInit;
}

function post(path: string, form: Record<string, string>, { from, origin, body }: Sent = {}) {
	const headers: Record<string, string> = { "X-Forwarded-For": from ?? anyAddress() };
	if (origin !== null) headers.Origin = origin ?? server.origin;
	return fetch(server.origin + path, {
		method: "POST",
		redirect: "manual",
		headers,
		body: body ?? new URLSearchParams(form),
	});
}

const get = (path: string, method = "GET") =>
	fetch(server.origin + path, { method, redirect: "manual" });

const answers = (email: string, given: Record<string, string> = {}) => ({
	name: "Dana Quillwort",
	email,
	breed_2: "Goldendoodle",
	form_opened: openedAtToken(Date.now() - 60_000),
	submission_key: crypto.randomUUID(),
	...given,
});

const join = (email: string, given?: Record<string, string>, sent?: Sent) =>
	post("/waiting-list", answers(email, given), sent);

/** Returns the path of a link in the newest email to an address. */
async function linkTo(email: string, kind: "confirm" | "manage" | "leave"): Promise<string> {
	const newest = await database.outgoingEmail.findFirstOrThrow({
		where: { recipient: email },
		orderBy: { id: "desc" },
	});
	const [path] = new RegExp(`/waiting-list/${kind}/[\\w-]+`).exec(newest.text) ?? [];
	if (!path) throw new Error(`No link to ${kind}`);
	return path;
}

const statusOf = async (email: string) =>
	(await database.waitingEntry.findUnique({ where: { email }, select: { status: true } }))?.status;

const confirm = (path: string) => post(path, { intent: "confirm" });

/** Adds somebody to the list, with a confirmed address. */
async function waiting() {
	const email = someone();
	await join(email);
	const path = await linkTo(email, "confirm");
	expect((await confirm(path)).status).toBe(303);
	expect(await statusOf(email)).toBe("waiting");
	return {
		email,
		confirm: path,
		manage: await linkTo(email, "manage"),
		leave: await linkTo(email, "leave"),
	};
}

/** Returns the text of a page's main part. */
const textOf = async (response: Response) => mainWordsIn(await response.text());

/** Fails unless the form shows the breed that it was sent with. */
const hasBreed = (html: string) =>
	screenOf(html).getByRole("checkbox", { name: "Goldendoodle", checked: true });

describe("the form", () => {
	test("stores what was sent, and leads to a page that can be reloaded", async () => {
		const email = someone();
		const response = await join(email);
		expect(response.status).toBe(303);
		const address = response.headers.get("Location") ?? "";
		expect(address).toMatch(/^\/waiting-list\?sent=/);
		for (let time = 0; time < 2; time++) {
			const page = await get(address);
			expect(page.status).toBe(200);
			expect(await textOf(page)).toContain("Your wishes have arrived");
		}
		expect(await statusOf(email)).toBe("unconfirmed");
	});

	test("that is sent twice at once makes one entry and one email", async () => {
		const email = someone();
		const form = answers(email);
		const responses = await Promise.all([post("/waiting-list", form), post("/waiting-list", form)]);
		expect(responses.map(({ status }) => status)).toEqual([303, 303]);
		expect(await database.waitingEntry.count()).toBe(1);
		expect(await database.outgoingEmail.count()).toBe(1);
	});

	test("gives the same response for an address on the list, in different case as well", async () => {
		const { email } = await waiting();
		const [known, unknown] = [await join(email.toUpperCase()), await join(someone())];
		expect(known.status).toBe(unknown.status);
		const pages = await Promise.all(
			[known, unknown].map(async ({ headers }) => textOf(await get(headers.get("Location") ?? ""))),
		);
		expect(pages[0]).toBe(pages[1]);
		expect(await database.waitingEntry.count()).toBe(2);
	});

	test("shows what is missing or wrong, and keeps what was written", async () => {
		const response = await join("dana@mail", { message: "Two cats & a parrot" });
		expect(response.status).toBe(400);
		const html = await response.text();
		expect(html).toContain("Please provide a valid email address");
		expect(html).toContain("Two cats &amp; a parrot");
		expect(hasBreed(html)).toHaveProperty("name", "breed_2");
		expect(await database.waitingEntry.count()).toBe(0);
	});

	test.each([
		["the honeypot", { further_remarks: "x" }],
		["a link in the name", { name: "Win http://prize.example now" }],
		["many links", { message: "http://a.example http://b.example http://c.example" }],
	])("stores and sends nothing if %s gives a robot away", async (_, given) => {
		const response = await join(someone(), given);
		expect(response.status).toBe(400);
		expect(await database.waitingEntry.count()).toBe(0);
		expect(await database.outgoingEmail.count()).toBe(0);
	});

	test("is shown again if it is sent faster than anybody reads, and accepted the second time", async () => {
		const html = await (await get("/waiting-list")).text();
		const [, opened = ""] = /name="form_opened" value="([^"]+)"/.exec(html) ?? [];
		expect(opened).not.toBe("");
		const quick = await join(someone(), { form_opened: opened });
		expect(quick.status).toBe(400);
		expect(await quick.text()).toContain("faster than people usually write");
		expect(await database.waitingEntry.count()).toBe(0);
	});

	test("can be sent again and again, for example after a lost response, and sends one email", async () => {
		const email = someone();
		const more = { submission_key: crypto.randomUUID() };
		for (let time = 0; time < 6; time++) expect((await join(email, more)).status).toBe(303);
		expect(await database.outgoingEmail.count({ where: { recipient: email } })).toBe(1);
		// Different values under the same key count as another form.
		for (let time = 0; time < 2; time++) {
			expect((await join(email, { ...more, name: `Dana ${time}` })).status).toBe(303);
		}
		expect((await join(email, { ...more, name: "Dana 3" })).status).toBe(429);
	});

	test("sends at most three emails a day to one address, from however many networks", async () => {
		const email = someone();
		for (let time = 0; time < 3; time++) expect((await join(email)).status).toBe(303);
		const response = await join(email);
		expect(response.status).toBe(429);
		expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(80_000);
		expect(await response.text()).toContain("several times today");
		expect(await database.outgoingEmail.count()).toBe(3);
		expect((await join(someone())).status).toBe(303);
	});

	test("sends three emails to one mailbox for sixty spellings of its address from fifteen networks", async () => {
		const name = `mail.bomb.${crypto.randomUUID().slice(0, 8)}`;
		const statuses = new Map<number, number>();
		for (let n = 0; n < 60; n++) {
			const spelled = n % 2 ? name : name.replaceAll(".", "");
			const email = `${spelled}+${n}@${n % 3 ? "gmail.com" : "GoogleMail.com"}`;
			const { status } = await join(email, {}, { from: `203.0.${n % 15}.7` });
			statuses.set(status, (statuses.get(status) ?? 0) + 1);
		}
		expect(Object.fromEntries(statuses)).toEqual({ 303: 3, 429: 57 });
		expect(await database.outgoingEmail.count()).toBe(3);
	});

	test.each([
		["without a token of the site", ""],
		["with a token that was made up", `mbz0k2.${"x".repeat(43)}`],
	])("sends nothing %s, and its answer can be sent at once", async (_, form_opened) => {
		const email = someone();
		const refused = await join(email, { form_opened, message: "Two cats" });
		expect(refused.status).toBe(400);
		const html = await refused.text();
		expect(html).toContain("send it again");
		expect(html).toContain("Two cats");
		expect(await database.outgoingEmail.count()).toBe(0);
		const { form_opened: opened = "" } = controlsIn(html);
		expect((await join(email, { form_opened: opened })).status).toBe(303);
	});

	test("accepts twenty entries an hour from one network, whatever their addresses", async () => {
		const from = anyAddress();
		for (let time = 0; time < 20; time++) {
			expect((await join(someone(), {}, { from })).status).toBe(303);
		}
		expect((await join(someone(), {}, { from })).status).toBe(429);
		expect((await join(someone())).status).toBe(303);
	});
});

describe("the confirmation link", () => {
	test("changes nothing when it is only opened, for example by programs that scan mail", async () => {
		const email = someone();
		await join(email);
		const path = await linkTo(email, "confirm");
		const before = await allRows();
		for (const method of ["GET", "HEAD", "GET", "OPTIONS"]) {
			expect((await get(path, method)).status).toBeLessThan(300);
		}
		expect((await get(`${path}.data`)).status).toBe(200);
		expect(await allRows()).toBe(before);
	});

	test("opens a page that isn't cached or indexed, and doesn't say whose it is", async () => {
		const email = someone();
		await join(email);
		const path = await linkTo(email, "confirm");
		const response = await get(path);
		expect(response.headers.get("Cache-Control")).toBe("no-store");
		expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
		expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
		const html = await response.text();
		for (const secret of [email, "Quillwort"]) expect(html).not.toContain(secret);
		await confirm(path);
		const after = await (await get(path)).text();
		for (const secret of [email, "Quillwort", "/waiting-list/manage/"]) {
			expect(after).not.toContain(secret);
		}
	});

	test("that is used twice says both times that the person is on the list", async () => {
		const { email, confirm: path } = await waiting();
		const again = await confirm(path);
		expect(again.status).toBe(303);
		const page = await get(again.headers.get("Location") ?? "");
		expect(page.status).toBe(200);
		expect(await textOf(page)).toContain("You are on the waiting list");
		expect(await database.outgoingEmail.count({ where: { recipient: email } })).toBe(2);
	});

	test("that has expired gets 410, and leads to a new one", async () => {
		const email = someone();
		await join(email);
		const old = await linkTo(email, "confirm");
		await database.waitingEntry.update({
			where: { email },
			data: { tokenExpires: new Date(Date.now() - 1_000) },
		});
		const late = await get(old);
		expect(late.status).toBe(410);
		expect(await textOf(late)).toContain("This link is too old");
		await confirm(old);
		expect(await statusOf(email)).toBe("unconfirmed");
		const renewed = await post(old, { intent: "new-link" });
		expect(renewed.headers.get("Location")).toMatch(/^\/waiting-list\?sent=/);
		expect((await get(old)).status).toBe(404);
		await confirm(await linkTo(email, "confirm"));
		expect(await statusOf(email)).toBe("waiting");
	});

	test("that was altered, or belongs to an erased person, gets 404", async () => {
		const { email, confirm: path } = await waiting();
		const [last] = path.slice(-1);
		const altered = `${path.slice(0, -1)}${last === "A" ? "B" : "A"}`;
		for (const other of [
			altered,
			`${path}x`,
			"/waiting-list/confirm/x",
			"/waiting-list/confirm/%00",
		]) {
			const response = await get(other);
			expect(response.status, other).toBe(404);
			expect((await confirm(other)).status, other).toBe(303);
		}
		await database.family.deleteMany();
		expect(await statusOf(email)).toBeUndefined();
		const erased = await get(path);
		expect(erased.status).toBe(404);
		expect(await textOf(erased)).toContain("This link can’t be used");
	});

	test("of somebody who has left never puts them back on the list", async () => {
		const { email, confirm: path, leave } = await waiting();
		await post(leave, { intent: "leave" });
		await confirm(path);
		expect(await statusOf(email)).toBe("left");
		expect((await get(path)).status).toBe(410);
	});

	test("accepts only what its buttons send, and nothing from another site", async () => {
		const email = someone();
		await join(email);
		const path = await linkTo(email, "confirm");
		expect((await post(path, {})).status).toBe(400);
		expect((await post(path, { intent: "delete" })).status).toBe(400);
		const foreign = { origin: "https://evil.example" };
		expect((await post(path, { intent: "confirm" }, foreign)).status).toBe(403);
		expect(await statusOf(email)).toBe("unconfirmed");
	});
});

describe("a link with the sign that follows it in a text", () => {
	const signs = [
		".",
		",",
		">",
		")",
		"%20",
		'"',
		"%22",
		"%3E",
		").",
		">.",
		"%E2%80%9D",
		"&gt;",
		"]",
		"'",
		"!",
		"=",
		"|",
		"%E3%80%82",
		"%EF%BC%81",
		"%F0%9F%90%B6",
	];

	test("leads to its page, whichever link it is", async () => {
		const { confirm: confirmed, manage, leave } = await waiting();
		for (const path of [confirmed, manage, leave, "/contact-us", "/waiting-list"]) {
			for (const sign of signs) {
				const moved = await get(path + sign);
				expect(moved.status, path + sign).toBe(308);
				expect(moved.headers.get("Location"), path + sign).toBe(path);
				expect((await fetch(server.origin + path + sign)).status, path + sign).toBe(200);
			}
		}
		const { headers } = await get("/contact-us.?puppy=x");
		expect(headers.get("Location")).toBe("/contact-us?puppy=x");
		expect((await get("/no-such-page).")).headers.get("Location")).toBe("/no-such-page");
		expect((await get("/%2F%2Fevil.example.")).headers.get("Location")).toBe("/%2F%2Fevil.example");
	});

	test("takes the form of a mail program's own button", async () => {
		const { email, leave } = await waiting();
		const response = await post(`${leave}>`, { "List-Unsubscribe": "One-Click" }, { origin: null });
		expect(response.status).toBe(200);
		expect(await statusOf(email)).toBe("left");
	});
});

describe("the link for changes", () => {
	test("shows the wishes but not whose they are, and stores new ones", async () => {
		const { email, manage } = await waiting();
		const page = await get(manage);
		expect(page.headers.get("Cache-Control")).toBe("no-store");
		const html = await page.text();
		expect(hasBreed(html)).toHaveProperty("name", "breed_2");
		for (const secret of [email, "Quillwort"]) expect(html).not.toContain(secret);
		const response = await post(manage, { sex: "Male", budget: "5000" });
		expect(response.status).toBe(303);
		expect(response.headers.get("Location")).toBe(manage);
		const entry = await database.waitingEntry.findUniqueOrThrow({ where: { email } });
		expect(entry).toMatchObject({ wishBreeds: "", wishSex: "Male", wishBudget: 5_000 });
	});

	test("keeps what was changed elsewhere in the meantime, and asks about what both changed", async () => {
		const { email, manage } = await waiting();
		const base = JSON.stringify({ breed_2: "Goldendoodle", sex: "", budget: "" });
		const phone = { breed_2: "Goldendoodle", sex: "Female", budget: "5,000", base };
		expect((await post(manage, phone)).status).toBe(303);
		const desk = { breed_2: "Goldendoodle", size: "Medium", budget: "$5,000", base };
		expect((await post(manage, desk)).status).toBe(303);
		const joined = await database.waitingEntry.findUniqueOrThrow({ where: { email } });
		expect(joined).toMatchObject({ wishSex: "Female", wishSize: "Medium", wishBudget: 5_000 });
		const asked = await post(manage, { breed_2: "Goldendoodle", sex: "Male", base });
		expect(asked.status).toBe(409);
		const html = await asked.text();
		expect(html).toContain("Your wishes were changed elsewhere in the meantime");
		expect(conflictsIn(html)).toMatch(
			/Which version stays\?.*Female or male.*Theirs.*Female .*Yours.*Male$/,
		);
		screenOf(html).getByRole("option", { name: "Male", selected: true });
		const { wishSex } = await database.waitingEntry.findUniqueOrThrow({ where: { email } });
		expect(wishSex).toBe("Female");
		const { base: next = "" } = controlsIn(html);
		const again = { breed_2: "Goldendoodle", sex: "Male", base: next };
		expect((await post(manage, again)).status).toBe(303);
		const last = await database.waitingEntry.findUniqueOrThrow({ where: { email } });
		expect(last).toMatchObject({ wishSex: "Male", wishSize: "Medium", wishBudget: 5_000 });
	});

	test("accepts the same form twice, however its values are written", async () => {
		const { manage } = await waiting();
		const base = JSON.stringify({ breed_2: "Goldendoodle" });
		const other_breeds = " Maltese,Poodle ";
		const form = { breed_2: "Goldendoodle", other_breeds, message: "A calm one.\r\n", base };
		expect((await post(manage, form)).status).toBe(303);
		expect((await post(manage, form)).status).toBe(303);
	});

	test("says what became of a place if its change comes too late", async () => {
		const { email, manage } = await waiting();
		await database.waitingEntry.update({ where: { email }, data: { status: "served" } });
		const late = await post(manage, { sex: "Male" });
		expect(late.status).toBe(404);
		expect(await late.text()).toContain("You have found your puppy");
		// The page's heading says so, too. The form's own error is found only in the data response.
		const answer = await post(`${manage}.data`, { sex: "Male" });
		expect(await answer.text()).toContain("You have found your puppy. So your place");
	});

	test("that was altered or belongs to an earlier version gets 404, and changes nothing", async () => {
		const { email, manage } = await waiting();
		const other = await waiting();
		const mixed = manage.replace(/manage\/\w+/, /manage\/\w+/.exec(other.manage)?.[0] ?? "");
		for (const path of [mixed, `${manage}x`, manage.slice(0, -3), "/waiting-list/manage/1-1-x"]) {
			const before = await allRows();
			expect((await get(path)).status, path).toBe(404);
			expect((await post(path, { sex: "Male" })).status, path).toBe(404);
			expect(await allRows()).toBe(before);
		}
		await database.waitingEntry.update({ where: { email }, data: { linkVersion: 2 } });
		expect((await get(manage)).status).toBe(404);
		expect((await post(manage, { sex: "Male" })).status).toBe(404);
	});

	test("accepts no form from another site", async () => {
		const { manage } = await waiting();
		const foreign = { origin: "https://evil.example" };
		expect((await post(manage, { sex: "Male" }, foreign)).status).toBe(403);
	});
});

describe("the link for leaving", () => {
	const oneClick = { "List-Unsubscribe": "One-Click" };

	test("only asks when it is opened", async () => {
		const { email, leave } = await waiting();
		const before = await allRows();
		const page = await get(leave);
		expect(page.status).toBe(200);
		expect(await textOf(page)).toContain("Leave the waiting list?");
		await get(leave, "HEAD");
		expect(await allRows()).toBe(before);
		expect(await statusOf(email)).toBe("waiting");
	});

	test.each([
		["without an origin", { origin: null }],
		["from a mail program in a browser", { origin: "https://mail.example" }],
		["from a program that hides its origin", { origin: "null" }],
	])("works with a mail program's own button, %s", async (_, sent) => {
		const { email, leave } = await waiting();
		const response = await post(leave, oneClick, sent);
		expect(response.status).toBe(200);
		expect(await textOf(response)).toContain("You have left the waiting list");
		expect(await statusOf(email)).toBe("left");
		expect((await post(leave, oneClick, sent)).status).toBe(200);
	});

	test("also works with a multipart form, as RFC 8058 allows", async () => {
		const { email, leave } = await waiting();
		const body = new FormData();
		body.append("List-Unsubscribe", "One-Click");
		expect((await post(leave, {}, { origin: null, body })).status).toBe(200);
		expect(await statusOf(email)).toBe("left");
	});

	test("leads from the page's button to a confirmation that can be reloaded", async () => {
		const { email, leave } = await waiting();
		const response = await post(leave, { intent: "leave" });
		expect(response.status).toBe(303);
		expect(response.headers.get("Location")).toBe(leave);
		expect(await textOf(await get(leave))).toContain("You have left the waiting list");
		expect(await statusOf(email)).toBe("left");
		expect(await database.outgoingEmail.count({ where: { recipient: email } })).toBe(0);
	});

	test("accepts nothing else, and does nothing if it was altered", async () => {
		const { email, leave } = await waiting();
		expect((await post(leave, {}, { origin: null })).status).toBe(400);
		expect((await post(leave, { "List-Unsubscribe": "yes" }, { origin: null })).status).toBe(400);
		expect((await post(`${leave}x`, oneClick, { origin: null })).status).toBe(404);
		expect((await get(`${leave}x`)).status).toBe(404);
		expect(await statusOf(email)).toBe("waiting");
	});
});

test("no link is cached, indexed or passed on to other sites, in whatever state and form its page is sent", async () => {
	const { email, confirm: used, manage, leave } = await waiting();
	const asked = someone();
	await join(asked);
	const paths = [used, await linkTo(asked, "confirm"), manage, leave, `${manage}x`];
	const ask = async () => {
		for (const path of paths.flatMap((path) => [path, `${path}.data`])) {
			for (const method of ["GET", "HEAD", "POST"]) {
				const response =
					method === "POST" ? await post(path, { size: "none" }) : await get(path, method);
				const name = `${method} ${path} ${response.status}`;
				expect(response.headers.get("Cache-Control"), name).toBe("no-store");
				expect(response.headers.get("X-Robots-Tag"), name).toBe("noindex");
				expect(response.headers.get("Referrer-Policy"), name).toBe("same-origin");
			}
		}
	};
	await ask();
	await post(leave, { intent: "leave" });
	expect(await statusOf(email)).toBe("left");
	await ask();
	const show = await hideTables(["WaitingEntry"]);
	try {
		expect((await get(manage)).status).toBe(503);
		await ask();
	} finally {
		await show();
	}
});

test("a field that an extension of the browser adds stops none of the forms", async () => {
	const email = someone();
	const added = { x: "y".repeat(20_000), "x[99999999]": "1", __intent__: "x" };
	expect((await join(email, added)).status).toBe(303);
	const asked = await linkTo(email, "confirm");
	expect((await post(asked, { intent: "confirm", ...added })).status).toBe(303);
	expect(await statusOf(email)).toBe("waiting");
	const manage = await linkTo(email, "manage");
	expect((await post(manage, { size: "Small", ...added })).status).toBe(303);
	const { wishSize } = await database.waitingEntry.findUniqueOrThrow({ where: { email } });
	expect(wishSize).toBe("Small");
	const leave = await linkTo(email, "leave");
	const tooLarge = await post(leave, { intent: "leave", x: "y".repeat(70_000) });
	expect(tooLarge.status).toBe(413);
	expect(await textOf(tooLarge)).toContain("Please shorten it");
	expect((await post(leave, { intent: "leave", ...added })).status).toBe(303);
	expect(await statusOf(email)).toBe("left");
});

test("a form that a browser sends at once by itself, such as a filled-in one, is accepted", async () => {
	const { form_opened: opened = "" } = controlsIn(await (await get("/waiting-list")).text());
	const response = await fetch(`${server.origin}/waiting-list`, {
		method: "POST",
		redirect: "manual",
		// As from a page that hides its address.
		headers: { Origin: "null", "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": anyAddress() },
		body: new URLSearchParams({ ...answers(someone()), form_opened: opened }),
	});
	expect(response.status).toBe(303);
});

test("a form from another site changes nothing, and the page that comes back says what to do", async () => {
	const { email, manage } = await waiting();
	const before = await allRows();
	for (const path of ["/waiting-list", manage]) {
		const response = await post(path, answers(email), { origin: "https://evil.example" });
		expect(response.status).toBe(403);
		expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
		const text = await textOf(response);
		expect(text).toContain("This form was not accepted");
		expect(text).toContain("Open the page again");
	}
	expect(await allRows()).toBe(before);
});
