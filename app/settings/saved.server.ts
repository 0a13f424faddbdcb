/** Reads and changes the saved settings of the business, and keeps every process up to date with them. */
import { factDefaults } from "~/business/facts.ts";
import { programsInFrame } from "~/business/programs.ts";
import { dogAddress, hiddenPaths, peopleDocument } from "~/content/documents/people.ts";
import { changedPromises, promisesDocument } from "~/content/documents/promises.ts";
import { ownPagesDocument } from "~/content/own-pages/document.ts";
import { menuEntries } from "~/content/own-pages/own-page.ts";
import { publishedPrograms } from "~/content/programs.server.ts";
import { publishedContent, readPublishedContent } from "~/content/published.server.ts";
import { followSampleDay } from "~/content/sample-day.server.ts";
import { type Actor, differences, recordChange } from "~/platform/database/audit-log.server.ts";
import {
	raiseContentVersion,
	recentContentVersion,
} from "~/platform/database/content-version.server.ts";
import { type Client, database, transaction } from "~/platform/database/database.server.ts";
import { applyMailAddresses } from "~/platform/email/queue.server.ts";
import { env } from "~/platform/env.ts";
import { log } from "~/platform/log/log.server.ts";
import {
	applyDogAddress,
	applyHiddenPages,
	applyMenu,
	applyPrograms,
	applyPromises,
	applySavedBusiness,
} from "~/platform/public-settings.server.ts";
import type { PublicSettings } from "~/platform/public-settings.ts";
import { savedBusinessSchema } from "./business-schema.ts";
import { savedMail } from "./mail.server.ts";

type Business = PublicSettings["business"];

const KEY = "business";

/** How the audit log refers to the business, which has no row of its own. */
export const BUSINESS_SUBJECT = { kind: "setting", subjectId: 0, subject: "the business" } as const;

/** The saved settings, and their revision for the form: 0 if nothing was ever saved. */
export async function savedBusiness(client: Client = database) {
	const row = await client.setting.findUnique({ where: { key: KEY } });
	const business: Business = row ? savedBusinessSchema.parse(JSON.parse(row.value)) : {};
	return { business, revision: row?.revision ?? 0 };
}

interface BusinessEdit {
	/** The fields that the form edits; the others stay as they are. */
	own: readonly string[];
	/** Makes these fields from the current settings. If it returns undefined, nothing is stored. */
	change: (now: Business) => Business | undefined;
}

/** Stores the fields of one form. */
export function saveBusiness({ own, change }: BusinessEdit, actor: Actor): Promise<void> {
	return transaction(async (client) => {
		const { business: before } = await savedBusiness(client);
		const after = change(before);
		if (!after) return;
		const others = Object.entries(before).filter(([name]) => !own.includes(name));
		await storeBusiness(client, before, { ...Object.fromEntries(others), ...after }, actor);
	});
}

/** Stores all settings of the business. Call it in the transaction that read `before`. */
export async function storeBusiness(
	client: Client,
	before: Business,
	after: Business,
	actor: Actor,
): Promise<void> {
	const value = JSON.stringify(after);
	await client.setting.upsert({
		where: { key: KEY },
		create: { key: KEY, value },
		update: { value, revision: { increment: 1 } },
		select: { key: true },
	});
	const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	const texts = (business: Business) => {
		const answers = new Map<string, unknown>(Object.entries(business));
		return Object.fromEntries(names.map((name) => [name, textOf(answers.get(name))]));
	};
	const { isSame, ...changed } = differences(texts(before), texts(after));
	if (isSame) return;
	await recordChange(client, actor, {
		action: "changed",
		...BUSINESS_SUBJECT,
		...changed,
	});
	await raiseContentVersion(client);
}

const textOf = (value: unknown) =>
	typeof value === "string" ? value : (JSON.stringify(value) ?? "");

/** The values that empty answers stand for. */
export function businessDefaults(): Record<string, string> {
	const set = Object.entries(env.business).flatMap(([name, text]) => (text ? [[name, text]] : []));
	return { ...factDefaults, ...Object.fromEntries(set) };
}

let followed: number | undefined;
/** Runs one update after the other, so that an older read never overwrites a newer one. */
let following: Promise<void> = Promise.resolve();

/**
 * Brings this process up to date with the saved settings and content, and then runs `followMore`. Call it
 * before a page is rendered; it is cheap if nothing has changed. If something can't be read, the error is
 * logged and it is tried again for the next page.
 */
export function followSavedBusiness(followMore?: () => Promise<void>): Promise<void> {
	following = following.then(() => follow(followMore));
	return following;
}

async function follow(followMore?: () => Promise<void>): Promise<void> {
	try {
		const version = await recentContentVersion();
		if (version === followed) return;
		const { business } = await savedBusiness();
		applySavedBusiness(business);
		applyMailAddresses((await savedMail()).addresses);
		await followSampleDay();
		await readPublishedContent();
		applyPromises(changedPromises(publishedContent(promisesDocument)));
		const people = publishedContent(peopleDocument);
		applyDogAddress(dogAddress(people));
		applyHiddenPages(hiddenPaths(people));
		applyMenu(menuEntries(publishedContent(ownPagesDocument) ?? []));
		const written = publishedPrograms();
		applyPrograms(written && programsInFrame(written));
		await followMore?.();
		followed = version;
	} catch (error) {
		log.warn({ err: error }, "the saved settings could not be read");
	}
}

const variables = [
	["brand", "BRAND"],
	["product", "PRODUCT"],
	["trainer", "TRAINER"],
	["phone", "PHONE"],
	["email", "EMAIL"],
	["city", "CITY"],
	["region", "REGION"],
	["timeZone", "TIME_ZONE"],
	["facebook", "FACEBOOK_URL"],
	["messenger", "MESSENGER_URL"],
	["instagram", "INSTAGRAM_URL"],
	["puppySaleSite", "PUPPY_SALE_URL"],
] as const;

/** The environment variables that have no effect because a different value was saved. */
export async function overriddenVariables(): Promise<string[]> {
	const { business } = await savedBusiness();
	return variables
		.filter(
			([field]) =>
				business[field] && env.business[field] && business[field] !== env.business[field],
		)
		.map(([, name]) => name);
}
