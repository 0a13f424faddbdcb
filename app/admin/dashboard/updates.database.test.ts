import { beforeEach, expect, test } from "vitest";
import { receiveMessage } from "~/contact/commands.server.ts";
import { contactSchema } from "~/contact/schema.ts";
import { setNextStep } from "~/families/commands.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { reserve } from "~/sales/commands.server.ts";
import { addPayment } from "~/sales/payment-commands.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { messageOf } from "../../../tests/support/messages.ts";
import { addPuppy } from "../../../tests/support/puppy.ts";
import { todayVersion } from "./updates.server.ts";

const actor = { who: "maren", via: "admin" } as const;

beforeEach(freshDatabase);

test("the version of Today changes with everything that Today shows", async () => {
	const versions = new Set<string>();
	const isNew = async () => {
		const { version } = await todayVersion();
		const isKnown = versions.has(version);
		versions.add(version);
		return !isKnown;
	};
	expect(await isNew()).toBe(true);
	expect(await isNew()).toBe(false);

	const message = contactSchema.parse(messageOf("Is Fig still there?"));
	await receiveMessage(message);
	expect(await isNew()).toBe(true);
	await receiveMessage({ ...message, message: "And Otis?" });
	expect(await isNew()).toBe(true);
	await receiveMessage({ ...message, email: "spam@example.com" }, { spamReason: "a test" });
	expect(await isNew()).toBe(true);
	expect((await todayVersion()).open).toBe(1);

	const { id: familyId } = await database.family.findFirstOrThrow();
	await setNextStep(familyId, () => ({ nextStep: "Call", nextStepOn: "2026-11-27" }), actor);
	expect(await isNew()).toBe(true);
	const held = await reserve((await addPuppy()).id, {}, actor);
	if (held.outcome !== "reserved") throw new Error(held.outcome);
	expect(await isNew()).toBe(true);
	const none = { dueOn: null, receivedOn: null, method: "", note: "" };
	await addPayment(held.id, { ...none, kind: "deposit", amountCents: 500_00 }, actor);
	expect(await isNew()).toBe(true);

	const answer = {
		familyId,
		recipient: "dana@example.com",
		subject: "",
		text: "",
		author: "maren",
	};
	await database.reply.create({ data: { ...answer, missingSince: new Date() } });
	expect(await isNew()).toBe(true);
	expect((await todayVersion()).open).toBe(2);
	expect(await isNew()).toBe(false);
});
