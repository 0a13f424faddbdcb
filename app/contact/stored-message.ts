/** Converts a message's row back to the message that was sent. */
import type { sentColumns } from "~/families/messages.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { type ContactMessage, referralSources } from "./schema.ts";

type Row = Prisma.ContactGetPayload<{ select: typeof sentColumns }>;

/** The stored option, or none if it is no longer in the list. */
const optionOf = <Option extends string>(options: readonly Option[], stored: string): Option | "" =>
	options.find((option) => option === stored) ?? "";

export const storedMessage = (row: Row): ContactMessage => ({
	name: row.name,
	email: row.email,
	phone_number: row.phoneNumber,
	message: row.message,
	breed_preferences: row.breedPreferences,
	inspiration_source: row.inspirationSource,
	referral_source: optionOf(referralSources, row.referralSource),
});
