/** Checks that the emails of a site with its own business don't mention the sample business. */
import { beforeEach, expect, test } from "vitest";
import { fillText } from "~/business/fill-text.ts";
import { digestText } from "~/contact/email/digest.server.ts";
import { emailText } from "~/contact/email/email-text.ts";
import { letterKinds } from "~/families/letters/letter-kinds.ts";
import { familyValues } from "~/families/letters/placeholders.ts";
import { replyText } from "~/families/replies/reply-text.ts";
import { command } from "~/platform/command.server.ts";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { applySettings } from "~/platform/public-settings.server.ts";
import { confirmMessage } from "~/reminders/confirmation.server.ts";
import { morningText } from "~/reminders/morning.server.ts";
import { setSwitch } from "~/reminders/settings.server.ts";
import {
	alreadyWaiting,
	askToConfirm,
	emailAboutPuppy,
	welcome,
} from "~/waiting-list/emails.server.ts";
import { found } from "../e2e/crawl.ts";
import { own } from "../e2e/own-site.ts";
import { sampleNames, samplePictures, sampleSentences } from "../e2e/sample-words.ts";
import { freshDatabase } from "../support/database.ts";

const sample = { names: sampleNames, sentences: sampleSentences, pictures: samplePictures };
const family = { name: "Ines", email: "ines@example.org" };
const at = new Date("2026-11-14T16:00:00Z");
const message = {
	...family,
	id: 1,
	phoneNumber: "",
	message: "Is there a puppy for us?",
	breedPreferences: "",
	inspirationSource: "",
	referralSource: "",
	puppyName: "Sorrel",
	createdAt: at,
	spamReason: "three links",
};

beforeEach(async () => {
	await freshDatabase();
	applySettings({ business: own });
});

/** Returns every email that the site puts into the outbox by itself. */
async function queued(): Promise<[string, string][]> {
	const { id: familyId } = await database.family.create({ data: { name: family.name } });
	const { id } = await database.contact.create({
		data: { ...family, phoneNumber: "", message: message.message, familyId },
	});
	const entry = await database.waitingEntry.create({ data: family });
	await setSwitch("confirmation", true, { who: "ottoline", via: "admin" });
	await command(siteActor, async (work) => {
		await askToConfirm(work, entry, "a-token");
		await welcome(work, entry, family.name);
		await alreadyWaiting(work, entry);
		const photos = [{ name: "sorrel", alt: "" }];
		const puppy = {
			name: "Sorrel",
			breed: "Shepherd",
			price: "6500",
			profilePath: "sorrel",
			photos,
		};
		await emailAboutPuppy(work, entry, family.name, puppy);
		const { message: words } = message;
		await confirmMessage(work, { ...family, id, familyId, message: words, puppyName: "" });
	});
	const rows = await database.outgoingEmail.findMany({ orderBy: { id: "asc" } });
	expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
		"confirmation",
		...Array.from({ length: 4 }, () => "waiting list"),
	]);
	return rows.map(({ subject, text, html, sender, replyTo, headers }) => [
		subject,
		[subject, text, html, sender, replyTo, headers].join("\n"),
	]);
}

/** Returns the letters that are sent or printed, filled in for a family. */
function letters(): [string, string][] {
	const values = { ...familyValues({ name: family.name, puppy: "Sorrel" }), message: "Hello" };
	return letterKinds.map(({ kind, subject = "", text }) => [
		kind,
		[subject, text].map((part) => fillText(part, values).text).join("\n"),
	]);
}

/** Returns the emails to the trainer. */
function toHer(): [string, string][] {
	const texts = {
		message: emailText(message),
		digest: digestText([message], 3),
		answer: replyText("Yes.", { message: message.message, createdAt: at }),
		morning: morningText(
			[{ title: "Next steps", lines: [{ text: family.name, path: "/admin/families/1" }], more: 2 }],
			"2026-11-14",
		),
	};
	return Object.entries(texts).map(([name, text]) => [name, Object.values(text).join("\n")]);
}

test("every email and letter names the site's own business, and never the sample business", async () => {
	const all = new Map([...(await queued()), ...letters(), ...toHer()]);
	expect(all.size).toBeGreaterThan(15);
	expect(found(all, { ...sample, sentences: [] })).toEqual([]);
	// The agreement with families is excluded, because the trainer rewrites it herself, like any contract.
	all.delete("agreement");
	expect(found(all, sample)).toEqual([]);
	const everything = [...all.values()].join("\n");
	for (const said of [own.brand, own.trainer, own.phone]) expect(everything).toContain(said);
});
