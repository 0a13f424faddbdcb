import { beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { startOutbox } from "~/platform/email/outbox.server.ts";
import { emailHeaders } from "~/platform/email/queue.server.ts";
import { sendGrid } from "~/platform/email/sendgrid.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { startSendGrid } from "../../tests/support/sendgrid.ts";
import {
	askForPlace,
	changeWishes,
	confirmPlace,
	leavePlace,
	sendNewLink,
} from "./commands.server.ts";
import { linkState, placeOfLink } from "./queries.server.ts";
import { joinSchema } from "./schema.ts";
import { sweepUnconfirmed } from "./sweep.server.ts";

const DAY = 86_400_000;
const now = new Date("2026-11-22T12:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * DAY);

const answers = (given: object = {}) =>
	joinSchema.parse({
		name: "Dana Pruitt",
		email: "Dana@Example.com",
		phone_number: "828 555 0100",
		breed_2: "Goldendoodle",
		budget: "$6,000",
		message: "Two cats.",
		...given,
	});

beforeEach(freshDatabase);

const emails = () => database.outgoingEmail.findMany({ orderBy: { id: "asc" } });
const newest = async () => (await emails()).at(-1);
const entry = () =>
	database.waitingEntry.findUniqueOrThrow({ where: { email: "dana@example.com" } });

/** The token of a link in the newest email. */
async function tokenOf(kind: "confirm" | "manage" | "leave"): Promise<string> {
	const email = await newest();
	const [, token] = new RegExp(`/waiting-list/${kind}/([\\w-]+)`).exec(email?.text ?? "") ?? [];
	if (!token) throw new Error(`No link to ${kind}`);
	return token;
}

async function join() {
	await askForPlace(answers(), undefined, now);
	const confirm = await tokenOf("confirm");
	await confirmPlace(confirm, now);
	return { confirm, manage: await tokenOf("manage"), leave: await tokenOf("leave") };
}

describe("asking for a place", () => {
	test("stores it unconfirmed, and sends a link whose token is stored only as a hash", async () => {
		await askForPlace(answers(), undefined, now);
		const stored = await entry();
		expect(stored).toMatchObject({
			name: "Dana Pruitt",
			status: "unconfirmed",
			wishBreeds: "Goldendoodle",
			wishBudget: 6_000,
			familyId: null,
			confirmedAt: null,
			tokenExpires: later(7),
		});
		expect(await database.family.count()).toBe(0);
		const token = await tokenOf("confirm");
		expect(JSON.stringify(stored)).not.toContain(token);
		expect(await linkState(token, now)).toBe("open");
	});

	test("sends nothing that was typed, because the address may be somebody else’s", async () => {
		await askForPlace(answers({ name: "Buy Pills", message: "Cheap pills" }), undefined, now);
		const email = await newest();
		expect(email?.recipient).toBe("dana@example.com");
		expect(`${email?.subject} ${email?.text} ${email?.html}`).not.toMatch(/pills/i);
	});

	test("twice with the same form adds one entry and one email; another form replaces the link", async () => {
		const key = "7f8de0c6-7a3c-4a52-9d0e-0f1f39ab1c11";
		await Promise.all([askForPlace(answers(), key, now), askForPlace(answers(), key, now)]);
		expect(await emails()).toHaveLength(1);
		const first = await tokenOf("confirm");
		await askForPlace(answers({ name: "Dana P." }), undefined, now);
		expect(await database.waitingEntry.count()).toBe(1);
		expect(await linkState(first, now)).toBe("unknown");
		expect(await linkState(await tokenOf("confirm"), now)).toBe("open");
	});

	test("again, by a person who has the address, doesn't replace what was asked for first", async () => {
		await askForPlace(answers(), undefined, now);
		const theirs = {
			name: "Mallory",
			phone_number: "828 555 0666",
			budget: "$900",
			message: "Pills",
		};
		await askForPlace(answers({ ...theirs, breed_2: "" }), undefined, later(1));
		const own = { name: "Dana Pruitt", phoneNumber: "828 555 0100", message: "Two cats." };
		const wishes = { wishBreeds: "Goldendoodle", wishBudget: 6_000 };
		expect(await entry()).toMatchObject({ ...own, ...wishes });
		expect(await confirmPlace(await tokenOf("confirm"), later(2))).toBe("confirmed");
		expect(await entry()).toMatchObject({ status: "waiting", ...own, ...wishes });
		expect(await database.family.findFirst()).toMatchObject({ name: "Dana Pruitt", ...wishes });
		// The trainer sees the other form too, until the wishes are changed or a month has passed.
		const { askedFor } = await entry();
		expect(JSON.parse(askedFor)).toMatchObject({ name: "Mallory", message: "Pills" });
		await sweepUnconfirmed(later(31));
		expect((await entry()).askedFor).not.toBe("");
		await sweepUnconfirmed(later(33));
		expect(await entry()).toMatchObject({ status: "waiting", ...own, ...wishes, askedFor: "" });
	});

	test("again after the link has expired starts anew", async () => {
		await askForPlace(answers(), undefined, now);
		await askForPlace(answers({ name: "Dana P.", budget: "$7,000" }), undefined, later(8));
		expect(await confirmPlace(await tokenOf("confirm"), later(9))).toBe("confirmed");
		expect(await entry()).toMatchObject({ name: "Dana P.", wishBudget: 7_000, askedFor: "" });
	});

	test("for an address on the list changes nothing, and informs only that address", async () => {
		await join();
		const before = await entry();
		await askForPlace(answers({ name: "Mallory", budget: "$900" }), undefined, later(1));
		expect(await entry()).toEqual(before);
		expect((await newest())?.subject).toContain("already");
		expect(await placeOfLink(await tokenOf("manage"))).toMatchObject({ status: "waiting" });
	});

	test("sends only emails with a one-click unsubscribe link", async () => {
		await join();
		for (const { headers, kind, text } of await emails()) {
			expect(kind).toBe("waiting list");
			const { "List-Unsubscribe": address = "", ...rest } = emailHeaders(headers) ?? {};
			expect(rest).toEqual({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
			expect(address).toMatch(/^<http:\/\/localhost:3000\/waiting-list\/leave\/[\w-]+>$/);
			expect(text).toContain(address.slice(1, -1));
		}
	});
});

describe("confirming", () => {
	test("links the entry to a family, which waits from then on", async () => {
		await join();
		const stored = await entry();
		expect(stored).toMatchObject({ status: "waiting", confirmedAt: now, tokenExpires: null });
		const family = await database.family.findUniqueOrThrow({
			where: { id: stored.familyId ?? 0 },
			include: { addresses: true },
		});
		expect(family).toMatchObject({
			name: "Dana Pruitt",
			phoneNumber: "828 555 0100",
			stage: "waiting",
			wishBreeds: "Goldendoodle",
			wishBudget: 6_000,
			addresses: [{ address: "dana@example.com" }],
		});
		expect((await emails()).map(({ familyId }) => familyId)).toEqual([family.id, family.id]);
		const changes = await database.change.findMany({ where: { kind: "waiting entry" } });
		expect(changes).toMatchObject([{ action: "confirmed", who: "the site" }]);
		expect(JSON.stringify(changes)).not.toMatch(/Dana|example\.com/);
	});

	test("keeps what the trainer entered about the family, and any later stage", async () => {
		await database.family.create({
			data: {
				name: "Pruitts",
				phoneNumber: "828 555 0199",
				stage: "reserved",
				wishBreeds: "Bernedoodle",
				addresses: { create: { address: "dana@example.com" } },
			},
		});
		await join();
		expect(await database.family.findMany({ include: { notes: true } })).toMatchObject([
			{
				name: "Pruitts",
				phoneNumber: "828 555 0199",
				stage: "reserved",
				wishBreeds: "Bernedoodle",
				wishBudget: 6_000,
				// What they wrote in other words is not lost.
				notes: [{ text: "Name: Dana Pruitt\nPhone: 828 555 0100", author: "the site" }],
			},
		]);
		expect((await newest())?.text).toContain("Hi Pruitts,");
	});

	test("works once, even if the button is pressed twice at the same moment", async () => {
		await askForPlace(answers(), undefined, now);
		const token = await tokenOf("confirm");
		const states = await Promise.all([confirmPlace(token, now), confirmPlace(token, now)]);
		expect(states).toEqual(["confirmed", "confirmed"]);
		expect(await database.family.count()).toBe(1);
		expect(await emails()).toHaveLength(2);
	});

	test("is refused after seven days, but a new link can be requested", async () => {
		await askForPlace(answers(), undefined, now);
		const old = await tokenOf("confirm");
		expect(await confirmPlace(old, later(7))).toBe("late");
		expect((await entry()).status).toBe("unconfirmed");
		expect(await sendNewLink(old, later(6))).toBe(false);
		expect(await sendNewLink(old, later(8))).toBe(true);
		expect(await confirmPlace(old, later(8))).toBe("unknown");
		expect(await confirmPlace(await tokenOf("confirm"), later(9))).toBe("confirmed");
	});

	test("doesn’t bring back somebody who left or was erased", async () => {
		const { confirm, leave } = await join();
		await leavePlace(leave, now);
		expect(await confirmPlace(confirm, now)).toBe("over");
		expect((await entry()).status).toBe("left");
		await database.family.deleteMany();
		expect(await database.waitingEntry.count()).toBe(0);
		expect(await confirmPlace(confirm, now)).toBe("unknown");
		expect(await confirmPlace(`${confirm.slice(0, -1)}.`, now)).toBe("unknown");
	});
});

describe("through the signed link", () => {
	test("wishes are changed, and those of the family that came from the entry too", async () => {
		const { manage } = await join();
		const other = answers({ breed_2: "", sex: "Male", budget: "$7,000" });
		await database.family.updateMany({ data: { wishBudget: 5_000 } });
		expect(await changeWishes(manage, () => other)).toBe(true);
		expect(await entry()).toMatchObject({ wishBreeds: "", wishSex: "Male", wishBudget: 7_000 });
		expect(await database.family.findFirst()).toMatchObject({
			wishBreeds: "",
			wishSex: "Male",
			wishBudget: 5_000,
		});
	});

	test("a family can leave, even twice, and queued emails are deleted", async () => {
		const { leave, manage } = await join();
		expect(await leavePlace(leave, now)).toBe(true);
		expect(await leavePlace(leave, now)).toBe(true);
		expect(await entry()).toMatchObject({ status: "left", leftAt: now });
		expect(await database.outgoingEmail.count({ where: { status: "waiting" } })).toBe(0);
		expect(await changeWishes(manage, () => answers())).toBe(false);
		const changes = await database.change.count({ where: { action: "left" } });
		expect(changes).toBe(1);
	});

	test("a family that left can join again, with a new confirmation", async () => {
		const { leave } = await join();
		await leavePlace(leave, now);
		await askForPlace(answers({ name: "Mallory", budget: "$8,000" }), undefined, later(1));
		expect(await entry()).toMatchObject({
			status: "left",
			name: "Dana Pruitt",
			wishBudget: 6_000,
			message: "Two cats.",
		});
		await confirmPlace(await tokenOf("confirm"), later(2));
		expect(await entry()).toMatchObject({
			status: "waiting",
			confirmedAt: later(2),
			leftAt: null,
			wishBudget: 8_000,
			askedFor: "",
		});
	});

	test.each(["left", "served"])(
		"what a stranger asks for in the name of a family that %s never replaces its wishes",
		async (status) => {
			const { leave } = await join();
			await database.waitingEntry.updateMany({ data: { status } });
			const before = await entry();
			const theirs = answers({ budget: "$900", message: "Pills", breed_2: "" });
			await askForPlace(theirs, undefined, later(1));
			const wishes = { wishBreeds: "Goldendoodle", wishBudget: 6_000, message: "Two cats." };
			expect(await entry()).toMatchObject({ status, ...wishes });
			expect(await sweepUnconfirmed(later(25))).toBe(0);
			expect((await entry()).askedFor).not.toBe("");
			await sweepUnconfirmed(later(40));
			expect(await entry()).toMatchObject({
				...before,
				updatedAt: expect.any(Date),
				tokenHash: null,
			});
			await askForPlace(theirs, undefined, later(41));
			await leavePlace(leave, later(42));
			expect(await entry()).toMatchObject({ status: "left", ...wishes, askedFor: "" });
		},
	);

	test("of an earlier version, nothing can be seen or changed", async () => {
		const { manage, leave } = await join();
		await database.waitingEntry.updateMany({ data: { linkVersion: { increment: 1 } } });
		expect(await placeOfLink(manage)).toBeUndefined();
		expect(await changeWishes(manage, () => answers())).toBe(false);
		expect(await leavePlace(leave, now)).toBe(false);
		expect((await entry()).status).toBe("waiting");
	});

	test("nothing reveals whose place it is", async () => {
		const { manage } = await join();
		expect(JSON.stringify(await placeOfLink(manage))).not.toMatch(/Dana|example|555/);
	});
});

test("an email that was sent keeps none of its links in the database", async () => {
	const apiKey = "SG.test";
	const sendgrid = await startSendGrid({ apiKey });
	await join();
	await askForPlace(answers({ email: "other@example.com" }), undefined, now);
	const outbox = startOutbox({ mailer: sendGrid({ apiKey, baseUrl: sendgrid.url }) });
	try {
		const states = async () => (await emails()).map(({ status }) => status);
		await expect.poll(states).toEqual(["sent", "sent", "sent"]);
	} finally {
		await outbox.stop();
		await sendgrid.stop();
	}
	const secret = /[\w-]{43,}/;
	for (const { text, headers } of sendgrid.accepted) {
		expect(text).toMatch(secret);
		expect(headers["List-Unsubscribe"]).toMatch(secret);
	}
	for (const { text, html, headers } of await emails()) {
		expect(`${text} ${html} ${headers}`).not.toMatch(secret);
		expect(text).toContain("http://localhost:3000/waiting-list/leave/…");
	}
});

test("entries that were never confirmed are deleted after thirty days, with their emails", async () => {
	await join();
	const old = { email: "old@example.com" };
	await askForPlace(answers(old), undefined, now);
	await askForPlace(answers({ email: "lately@example.com" }), undefined, now);
	const link = await tokenOf("confirm");
	expect(await sweepUnconfirmed(later(29))).toBe(0);
	await sendNewLink(link, later(29));
	expect(await sweepUnconfirmed(later(31))).toBe(1);
	const left = await database.waitingEntry.findMany({ select: { email: true } });
	expect(left.map(({ email }) => email).toSorted()).toEqual([
		"dana@example.com",
		"lately@example.com",
	]);
	expect(await database.outgoingEmail.count({ where: { recipient: old.email } })).toBe(0);
	expect(await database.outgoingEmail.count({ where: { recipient: "dana@example.com" } })).toBe(2);
});
