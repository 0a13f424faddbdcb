import { beforeEach, describe, expect, test, vi } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { beforeWriting, hideTable } from "../../tests/support/broken-database.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addPuppy } from "../../tests/support/puppy.ts";
import { receiveMessage } from "./commands.server.ts";
import { contactSchema } from "./schema.ts";

const message = contactSchema.parse({
	name: "Dana Pruitt",
	email: "dana@example.com",
	phone_number: "(555) 014-0177",
	message: "Is Fig still available?",
	breed_preferences: "Goldendoodle",
	inspiration_source: "A neighbor",
	referral_source: "Google Search",
});
const submissionKey = "7f8de0c6-7a3c-4a52-9d0e-0f1f39ab1c11";
const another = "0d6f4d7e-58a5-4b4c-8c8d-2f1fd25c2e4a";

const contacts = () =>
	database.contact.findMany({ include: { emails: true }, orderBy: { id: "asc" } });

beforeEach(freshDatabase);

describe("a received message", () => {
	test("is stored with every answer, and with the email that notifies the trainer", async () => {
		await receiveMessage(message, { submissionKey });
		const [contact, ...others] = await contacts();
		expect(others).toEqual([]);
		expect(contact).toMatchObject({
			name: "Dana Pruitt",
			email: "dana@example.com",
			phoneNumber: "(555) 014-0177",
			message: "Is Fig still available?",
			breedPreferences: "Goldendoodle",
			inspirationSource: "A neighbor",
			referralSource: "Google Search",
			puppyId: null,
			puppyName: "",
			status: "new",
			spamReason: "",
		});
		expect(contact?.emails).toMatchObject([
			{
				status: "waiting",
				attempts: 0,
				recipient: "hello@homewardhounds.example",
				replyTo: "dana@example.com",
				subject: "Message from Dana Pruitt",
			},
		]);
	});

	test("is stored once when its form is sent twice", async () => {
		await receiveMessage(message, { submissionKey });
		await receiveMessage(message, { submissionKey });
		expect(await contacts()).toHaveLength(1);
		expect(await database.outgoingEmail.count()).toBe(1);
	});

	test("is stored once when its form is sent many times at the same moment", async () => {
		const clicks = Array.from({ length: 20 }, () => receiveMessage(message, { submissionKey }));
		await expect(Promise.all(clicks)).resolves.toHaveLength(20);
		expect(await contacts()).toHaveLength(1);
		expect(await database.outgoingEmail.count()).toBe(1);
	});

	test("is stored in addition to a different one from the same form, such as a form in a cached page", async () => {
		await receiveMessage(message, { submissionKey });
		await receiveMessage({ ...message, message: "One more thing" }, { submissionKey });
		await receiveMessage({ ...message, email: "eve@example.com" }, { submissionKey });
		expect(await contacts()).toHaveLength(3);
	});

	test("is stored again when the same text is sent from another form", async () => {
		await receiveMessage(message, { submissionKey });
		await receiveMessage(message, { submissionKey: another });
		expect(await contacts()).toHaveLength(2);
	});

	test("counts as the same message for a day when it came without a form", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T10:00:00Z") });
		await receiveMessage(message);
		vi.setSystemTime("2026-11-20T18:00:00Z");
		await receiveMessage(message);
		expect(await contacts()).toHaveLength(1);
		vi.setSystemTime("2026-11-21T10:00:00Z");
		await receiveMessage(message);
		expect(await contacts()).toHaveLength(2);
		vi.useRealTimers();
	});

	test("keeps the puppy it is about, and its name when the puppy is gone", async () => {
		const { id } = await addPuppy({ name: "Fig" });
		await receiveMessage(message, { submissionKey, puppyPath: "fig" });
		const [contact] = await contacts();
		expect(contact).toMatchObject({ puppyId: id, puppyName: "Fig" });
		expect(contact?.emails[0]?.subject).toBe("Message from Dana Pruitt about Fig");
		await database.puppy.delete({ where: { id } });
		expect(await contacts()).toMatchObject([{ puppyId: null, puppyName: "Fig" }]);
	});

	test("ignores a puppy that doesn't exist", async () => {
		await receiveMessage(message, { submissionKey, puppyPath: "nobody" });
		expect(await contacts()).toMatchObject([{ puppyId: null, puppyName: "" }]);
	});

	test("is included in the digest, and has no email of its own, when it looks like spam", async () => {
		await receiveMessage(message, { submissionKey, spamReason: "honeypot filled in" });
		const [contact] = await contacts();
		expect(contact?.spamReason).toBe("honeypot filled in");
		expect(contact?.emails).toEqual([]);
		expect(contact?.digestId).not.toBeNull();
	});

	test("is kept word for word and reported to the trainer when its signature has three links", async () => {
		const signature = "Dana\nhttps://a.example\nhttps://b.example\nwww.c.example";
		const words = `Is Fig still available?\n\n${signature}`;
		await receiveMessage({ ...message, message: words }, { submissionKey });
		const stored = await database.contact.findFirstOrThrow({ include: { digest: true } });
		expect(stored).toMatchObject({ message: words, phoneNumber: "(555) 014-0177", isSpam: true });
		expect(stored.spamReason).toBe("3 links in the message");
		expect(stored.digest).toMatchObject({ status: "waiting" });
		expect(stored.digest?.text).toContain(words);
	});

	test("is a separate message when it is sent again without the signs of spam", async () => {
		const spamReason = "honeypot filled in";
		await receiveMessage(message, { submissionKey, spamReason });
		await receiveMessage(message, { submissionKey, spamReason });
		await receiveMessage(message, { submissionKey });
		expect(await contacts()).toMatchObject([
			{ spamReason, emails: [] },
			{ spamReason: "", emails: [{ status: "waiting" }] },
		]);
	});

	test("is stored, and an error is logged, while no puppy can be looked up", async () => {
		const error = vi.spyOn(log, "error");
		await addPuppy({ name: "Fig" });
		const show = await hideTable("Puppy");
		try {
			await receiveMessage(message, { submissionKey, puppyPath: "fig" });
		} finally {
			await show();
		}
		expect(await contacts()).toMatchObject([
			{ puppyId: null, puppyName: "", emails: [{ status: "waiting" }] },
		]);
		expect(error).toHaveBeenCalledOnce();
	});

	test("is stored with the name of a puppy that is deleted at that moment", async () => {
		await addPuppy({ name: "Fig" });
		const stop = await beforeWriting({
			table: "Contact",
			on: "INSERT",
			does: { sql: 'DELETE FROM "Puppy"' },
		});
		try {
			await receiveMessage(message, { submissionKey, puppyPath: "fig" });
		} finally {
			await stop();
		}
		expect(await contacts()).toMatchObject([
			{ puppyId: null, puppyName: "Fig", emails: [{ status: "waiting" }] },
		]);
	});

	test("is not stored when its email can't be stored", async () => {
		await receiveMessage(message, { submissionKey });
		const [existing] = await database.outgoingEmail.findMany();
		const stop = await beforeWriting({
			table: "OutgoingEmail",
			on: "INSERT",
			does: { fails: "disk full" },
		});
		try {
			await expect(receiveMessage(message, { submissionKey: another })).rejects.toThrow();
		} finally {
			await stop();
		}
		expect(await contacts()).toHaveLength(1);
		expect(await database.outgoingEmail.findMany()).toEqual([existing]);
		await receiveMessage(message, { submissionKey: another });
		expect(await contacts()).toHaveLength(2);
	});
});
