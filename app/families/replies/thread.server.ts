/**
 * Threads the emails to a family. A mail service may replace an email's Message-ID, so later emails
 * don't refer to it. But mail apps also group emails that refer to the same earlier email, so all
 * emails to a family refer to fixed ids on the site's host, which no real email has.
 */
import { env } from "~/platform/env.ts";

const host = new URL(env.ORIGIN).hostname;

const idOf = (what: "family" | "message", id: number) => `<${what}-${id}@${host}>`;

/** The thread headers of an email to a family; `messageId` is null if it answers no particular message. */
export function threadHeaders(familyId: number, messageId: number | null): Record<string, string> {
	const family = idOf("family", familyId);
	if (messageId === null) return { "In-Reply-To": family, References: family };
	const message = idOf("message", messageId);
	return { "In-Reply-To": message, References: `${family} ${message}` };
}
