/** The trainer's corrections of addresses that emails don't get through to, on a real database. */

import { beforeEach, describe, expect, test } from "vitest";
import { sendReply } from "~/families/replies/commands.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addFamily } from "../../tests/support/family.ts";
import { correctAddress, settleReply } from "./commands.server.ts";
import { handleEvents } from "./events.server.ts";

const actor = { who: "maren", via: "admin" } as const;
const wrong = "dana@example.con";
const right = "dana@example.com";
let familyId: number;

beforeEach(async () => {
	await freshDatabase();
	familyId = await addFamily({ name: "Dana Whitfield", email: wrong });
});

/** All answers with their emails. */
const replies = () => database.reply.findMany({ include: { email: true }, orderBy: { id: "asc" } });

async function theReply() {
	const [reply] = await replies();
	if (!reply) throw new Error("There is no answer");
	return reply;
}

/**
 * Adds an answer to the wrong address that SendGrid accepted `ago` milliseconds ago. Returns its
 * email's key.
 */
async function answer(ago = 3_000) {
	const words = { to: wrong, subject: "Re: Fig", text: "Come and see Fig." };
	await sendReply({ familyId }, words, actor);
	const sentAt = new Date(Date.now() - ago);
	await database.outgoingEmail.updateMany({ data: { status: "sent", sentAt } });
	return (await theReply()).email?.key;
}

let second = 0;
const event = (more: object) => ({
	event: "bounce",
	email: wrong,
	timestamp: Math.floor(Date.now() / 1_000) + second++,
	reason: "550 5.1.1 No such user",
	...more,
});

const correct = () => correctAddress(familyId, { wrong, right }, actor);
const addresses = async () =>
	(await database.familyAddress.findMany()).map(({ address }) => address);

describe("correcting an address", () => {
	test("to the same wrong address changes nothing and says so", async () => {
		await handleEvents([event({ outgoing_email: await answer() })]);
		const same = { wrong, right: ` ${wrong.toUpperCase()} ` };
		expect(await correctAddress(familyId, same, actor)).toBe("same");
		expect(await database.bouncedAddress.count()).toBe(1);
		expect((await theReply()).missingSince).not.toBeNull();
	});

	test("is already done the second time, and an answer that did not arrive can be sent there", async () => {
		await handleEvents([event({ outgoing_email: await answer() })]);
		for (let time = 0; time < 2; time++) expect(await correct()).toEqual({ isAsked: false });
		expect(await database.outgoingEmail.count()).toBe(1);
		expect(await settleReply((await theReply()).id, "again", actor)).toBe("done");
		expect(await theReply()).toMatchObject({ recipient: right, missingSince: null });
	});

	test("of a family with several sends the answer to none of them by itself", async () => {
		await database.familyAddress.create({ data: { address: "a@example.com", familyId } });
		await handleEvents([event({ outgoing_email: await answer() })]);
		await correct();
		const refused = await settleReply((await theReply()).id, "again", actor);
		expect(JSON.stringify(refused)).toContain("several other addresses");
		expect(await database.outgoingEmail.count()).toBe(1);
	});

	test("sends nothing to an address that emails don’t get through to either", async () => {
		await handleEvents([event({ outgoing_email: await answer() })]);
		const kind = "unsubscribe";
		await database.bouncedAddress.create({ data: { address: right, kind, at: new Date() } });
		await database.waitingEntry.create({ data: { email: wrong, name: "Dana" } });
		expect(await correct()).toEqual({ isAsked: false });
		expect(await addresses()).toEqual([right]);
		const refused = await settleReply((await theReply()).id, "again", actor);
		expect(JSON.stringify(refused)).toContain("unsubscribed from our emails");
		expect(await database.outgoingEmail.count()).toBe(1);
	});
});

describe("an event", () => {
	test("still marks an answer as not arrived if its address was corrected meanwhile", async () => {
		const key = await answer();
		await correct();
		await handleEvents([event({ outgoing_email: key })]);
		expect((await theReply()).missingSince).not.toBeNull();
		expect(await database.bouncedAddress.count()).toBe(0);
		// Sending again uses the family's current address.
		expect(await settleReply((await theReply()).id, "again", actor)).toBe("done");
		expect(await theReply()).toMatchObject({ recipient: right, missingSince: null });
		const again = (await theReply()).email?.key;
		await handleEvents([event({ email: right, outgoing_email: again })]);
		expect((await theReply()).missingSince).not.toBeNull();
	});

	test("without an email key is not attributed to an answer from long ago", async () => {
		await answer(5 * 86_400_000);
		await handleEvents([event({})]);
		expect((await theReply()).missingSince).toBeNull();
		expect(await database.bouncedAddress.count()).toBe(1);
	});
});

describe("sending an answer again that isn’t recorded as sent", () => {
	const isClaimedUntil = (claimedUntil: Date | null) =>
		database.outgoingEmail.updateMany({ data: { status: "waiting", claimedUntil } });

	test.each([
		["is not claimed", null],
		["was claimed by a process that died", new Date(Date.now() - 1_000)],
	])("replaces the old email if it %s", async (_, claimedUntil) => {
		const key = await answer();
		await handleEvents([event({ outgoing_email: key })]);
		await isClaimedUntil(claimedUntil);
		expect(await settleReply((await theReply()).id, "again", actor)).toBe("done");
		const [email, ...others] = await database.outgoingEmail.findMany();
		expect(others).toEqual([]);
		expect(email?.key).not.toBe(key);
		expect((await theReply()).emailId).toBe(email?.id);
	});

	test("is refused while the old email is being sent", async () => {
		await handleEvents([event({ outgoing_email: await answer() })]);
		await isClaimedUntil(new Date(Date.now() + 60_000));
		expect(await settleReply((await theReply()).id, "again", actor)).toBe("sending");
		expect(await database.outgoingEmail.count()).toBe(1);
		expect((await theReply()).missingSince).not.toBeNull();
	});
});

describe("sending an answer again to somebody who wants no emails", () => {
	/** Adds an answer that did not arrive, to a message or on the trainer's own initiative. */
	async function missing(kind: string, reason: string, isAsked = true) {
		const contact = { name: "Dana", email: wrong, message: "Is Fig still there?", familyId };
		if (isAsked) {
			await database.contact.create({ data: { ...contact, phoneNumber: "" } });
		}
		await handleEvents([event({ outgoing_email: await answer() })]);
		const at = new Date();
		await database.bouncedAddress.update({
			where: { address: wrong },
			data: { kind, reason, at },
		});
		return (await theReply()).id;
	}

	test.each([
		["unsubscribe", "", true],
		["dropped", "Unsubscribed Address", true],
		["spamreport", "", true],
		["dropped", "Spam Reporting Address", true],
		["unsubscribe", "", false],
	])("says so, and never sends it (%s, %s, to a message: %s)", async (kind, reason, isAsked) => {
		const id = await missing(kind, reason, isAsked);
		expect(await settleReply(id, "again", actor)).toMatchObject({ refusal: expect.any(String) });
		expect(await database.outgoingEmail.count()).toBe(1);
		expect((await theReply()).missingSince).not.toBeNull();
	});
});
