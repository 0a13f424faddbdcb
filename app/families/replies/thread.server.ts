/**
 * Which emails belong together. SendGrid gives each email a Message-ID of its own making, so an
 * email can't be named before it is sent. Mail programs also gather what refers to the same earlier
 * email: everything that is said to a family refers to names on the site's host that stay the same.
 */
import { env } from "~/platform/env.ts";

const host = new URL(env.origin).hostname;

const idOf = (what: "family" | "message", id: number) => `<${what}-${id}@${host}>`;

/** The headers of an email to a family, which answers one of its messages or none in particular. */
export function threadHeaders(familyId: number, messageId: number | null): Record<string, string> {
	const family = idOf("family", familyId);
	if (messageId === null) return { "In-Reply-To": family, References: family };
	const message = idOf("message", messageId);
	return { "In-Reply-To": message, References: `${family} ${message}` };
}
