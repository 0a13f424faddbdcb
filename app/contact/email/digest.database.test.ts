/** Tests that every message that looks like spam is counted, and reported by an email within the hour. */
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { startOutbox } from "~/platform/email/outbox.server.ts";
import { outboxState } from "~/platform/email/queue.server.ts";
import { sendGrid } from "~/platform/email/sendgrid.server.ts";
import { beforeWriting } from "../../../tests/support/broken-database.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { startSendGrid } from "../../../tests/support/sendgrid.ts";
import { markSpam, restoreFromSpam } from "../admin/commands.server.ts";
import { eraseSender } from "../admin/erase.server.ts";
import { receiveMessage } from "../commands.server.ts";
import { contactRecords, contactStats } from "../records.server.ts";
import { contactSchema } from "../schema.ts";

const HOUR = 3_600_000;
const actor = { who: "maren", via: "admin" } as const;
const spamReason = "sent within 3 seconds of opening";

const dana = contactSchema.parse({
	name: "Dana Pruitt",
	email: "dana@example.com",
	phone_number: "(555) 014-0177",
	message: "Is <b>Fig</b> still available?",
});
const suspect = (words = dana.message, email = dana.email) =>
	receiveMessage({ ...dana, email, message: words }, { spamReason });

const emails = () => database.outgoingEmail.findMany({ orderBy: { id: "asc" } });
const onlyEmail = async () => {
	const [email, ...others] = await emails();
	if (!email || others.length > 0) throw new Error("There is not one email");
	return email;
};
const contactOf = (message: string) => database.contact.findFirstOrThrow({ where: { message } });

/** Lets a worker send what is due at a moment. Returns the emails that SendGrid accepted. */
async function sendAt(moment: number) {
	const sendgrid = await startSendGrid();
	const outbox = startOutbox({
		mailer: sendGrid({ apiKey: "SG.test", baseUrl: sendgrid.url }),
		now: () => moment,
	});
	try {
		await sendgrid.arrived(1);
	} finally {
		await outbox.stop();
		await sendgrid.stop();
	}
	return sendgrid.accepted;
}

beforeEach(freshDatabase);

describe("messages that look like spam", () => {
	test("are reported together, in full, by an email that is sent within the hour", async () => {
		await suspect();
		await suspect("Look: http://a.example http://b.example http://c.example");
		const { status, nextAttemptAt, createdAt } = await onlyEmail();
		expect(status).toBe("waiting");
		const delay = nextAttemptAt.getTime() - createdAt.getTime();
		expect(delay).toBeGreaterThan(30 * 60_000);
		expect(delay).toBeLessThan(HOUR);
		const [mail, ...others] = await sendAt(Date.now() + HOUR);
		expect(others).toEqual([]);
		expect(mail?.subject).toBe("2 messages that look like spam");
		const { id } = await contactOf(dana.message);
		for (const words of [
			"Is <b>Fig</b> still available?",
			"Email: dana@example.com",
			"http://c.example",
			`Why it looks like spam: ${spamReason}`,
			`/admin/families/messages/${id}`,
			"/admin/families/messages?tab=spam",
		]) {
			expect(mail?.text).toContain(words);
		}
		expect(mail?.html).toContain("Is &lt;b&gt;Fig&lt;/b&gt; still available?");
		expect(await contactRecords({})).toMatchObject([
			{ email_status: "sent" },
			{ email_status: "sent" },
		]);
	});

	test("go into another digest once the first one is being sent", async () => {
		await suspect("one");
		await database.outgoingEmail.updateMany({ data: { claimedUntil: new Date() } });
		await suspect("two");
		await suspect("three");
		expect((await emails()).map(({ subject }) => subject)).toEqual([
			"One message that looks like spam",
			"2 messages that look like spam",
		]);
	});

	test("are each included once even if they come at the same moment", async () => {
		await Promise.all(Array.from({ length: 12 }, (_, n) => suspect(`number ${n % 6}`)));
		expect(await database.contact.count()).toBe(6);
		expect(await database.contact.count({ where: { digestId: null } })).toBe(0);
		const all = (await emails()).map(({ text }) => text).join();
		for (let n = 0; n < 6; n++) expect(all).toContain(`number ${n}`);
	});

	test("are not stored if the digest can't be stored", async () => {
		const stop = await beforeWriting({
			table: "OutgoingEmail",
			on: "INSERT",
			does: { fails: "disk full" },
		});
		try {
			await expect(suspect()).rejects.toThrow();
		} finally {
			await stop();
		}
		expect(await database.contact.count()).toBe(0);
		await suspect();
		expect((await onlyEmail()).text).toContain("dana@example.com");
	});

	test("are only counted after the fiftieth, and all in one email", async () => {
		for (let n = 1; n <= 53; n++) await suspect(`Message number ${n}.`);
		const { subject, text } = await onlyEmail();
		expect(subject).toBe("53 messages that look like spam");
		expect(text).toContain("Message number 50.");
		expect(text).not.toContain("Message number 51.");
		expect(text).toContain("3 more: ");
	});

	test("are marked as suspected spam in the API's list", async () => {
		await suspect();
		await receiveMessage({ ...dana, message: "An ordinary one" });
		expect(await contactRecords({})).toMatchObject([
			{ message: "An ordinary one", suspected_spam: false, spam_reason: "" },
			{
				message: dana.message,
				suspected_spam: true,
				spam_reason: spamReason,
				email_status: "waiting",
			},
		]);
	});

	test("are counted for the dashboard until somebody has looked at them", async () => {
		await suspect("one");
		await suspect("two");
		const waiting = async () => (await contactStats()).contacts.suspected_spam_waiting;
		expect(await waiting()).toBe(2);
		expect(await restoreFromSpam((await contactOf("one")).id, actor)).toBe(true);
		expect(await waiting()).toBe(1);
		const { id } = await contactOf("two");
		expect(await markSpam(id, actor)).toBe(true);
		expect(await markSpam(id, actor)).toBe(true);
		expect(await waiting()).toBe(0);
		expect(await restoreFromSpam(id, actor)).toBe(true);
		expect(await contactOf("two")).toMatchObject({ isSpam: false, status: "new" });
	});

	test("don't make the outbox look late while the digest collects them, only when it is overdue", async () => {
		await suspect();
		const { nextAttemptAt } = await onlyEmail();
		expect(await outboxState()).toEqual({ waiting: 1, oldest: null });
		expect(await outboxState(new Date(Date.now() + HOUR))).toEqual({
			waiting: 1,
			oldest: nextAttemptAt,
		});
	});

	test("are removed from their digest when their sender is erased, and no others are", async () => {
		await suspect("Quillon's message", "quillon@example.com");
		await suspect("Dana's message");
		await eraseSender((await contactOf("Quillon's message")).id, actor);
		const { subject, text, html } = await onlyEmail();
		expect(subject).toBe("One message that looks like spam");
		expect(text).toContain("Dana's message");
		expect(text + html).not.toMatch(/quillon/i);
		await eraseSender((await contactOf("Dana's message")).id, actor);
		expect(await emails()).toEqual([]);
	});
});
