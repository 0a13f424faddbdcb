/** A message's row, read as the message that was sent. */
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { breedPreferences, type ContactMessage, referralSources } from "./schema.ts";

/** What was sent, as its row holds it. */
export const storedMessageColumns = {
	id: true,
	createdAt: true,
	name: true,
	email: true,
	phoneNumber: true,
	message: true,
	breedPreferences: true,
	inspirationSource: true,
	referralSource: true,
	puppyName: true,
	spamReason: true,
} satisfies Prisma.ContactSelect;

type Row = Prisma.ContactGetPayload<{ select: typeof storedMessageColumns }>;

/** The option as which an answer was stored, or none where the list has changed since. */
const optionOf = <Option extends string>(options: readonly Option[], stored: string): Option | "" =>
	options.find((option) => option === stored) ?? "";

export const storedMessage = (row: Row): ContactMessage => ({
	name: row.name,
	email: row.email,
	phone_number: row.phoneNumber,
	message: row.message,
	breed_preferences: optionOf(breedPreferences, row.breedPreferences),
	inspiration_source: row.inspirationSource,
	referral_source: optionOf(referralSources, row.referralSource),
});
