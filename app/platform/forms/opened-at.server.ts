/** The time at which a form for visitors was opened: signed, so that only a form of ours tells its age. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { secretsFor } from "../secrets.server.ts";

/** Milliseconds in which nobody reads a form and fills it in. */
const QUICKEST = 3_000;

const signature = (secret: string, time: string) =>
	createHmac("sha256", secret).update(time).digest();

/** The token of a form that is rendered now. */
export function openedAtToken(now = Date.now()): string {
	const [secret = ""] = secretsFor("form opened");
	const time = now.toString(36);
	return `${time}.${signature(secret, time).toString("base64url")}`;
}

/** When a form was rendered, in milliseconds since 1970; undefined for a token that is not ours. */
export function openedAtFrom(token: unknown): number | undefined {
	const [, time, signed] = /^([a-z0-9]{1,11})\.([\w-]{43})$/.exec(String(token)) ?? [];
	if (!time || !signed) return undefined;
	const received = Buffer.from(signed, "base64url");
	const isOurs = secretsFor("form opened").some((secret) => {
		const own = signature(secret, time);
		return own.length === received.length && timingSafeEqual(own, received);
	});
	return isOurs ? Number.parseInt(time, 36) : undefined;
}

/**
 * Whether a form was sent sooner than a person could. Not when nothing is known of its age, as
 * of a form without a token, nor when its token lies ahead, as another server's clock may.
 */
export function isTooQuick(token: unknown, now = Date.now()): boolean {
	const time = openedAtFrom(token);
	return time !== undefined && now >= time && now - time < QUICKEST;
}
