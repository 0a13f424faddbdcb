/** The time at which a form for visitors was opened, signed so that a bot can't make it up. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { secretsFor } from "../secrets.server.ts";

/** Milliseconds in which no person can read a form and fill it in. */
const QUICKEST = 3_000;

const signature = (secret: string, time: string) =>
	createHmac("sha256", secret).update(time).digest();

/** The token for a form that is being rendered. */
export function openedAtToken(now = Date.now()): string {
	const [secret = ""] = secretsFor("form opened");
	const time = now.toString(36);
	return `${time}.${signature(secret, time).toString("base64url")}`;
}

/** When a form was rendered, in milliseconds since 1970; undefined for a token with an invalid signature. */
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

/** Whether this site rendered the form, whenever that was. A program that only posts forms has no such token. */
export const isOwnForm = (token: unknown): boolean => openedAtFrom(token) !== undefined;

/** The token for a form that came back because it had none of this site. It may be sent again at once. */
export const reopenedToken = (now = Date.now()): string => openedAtToken(now - QUICKEST);

/**
 * Whether a form was sent sooner than a person could have sent it. False if its age is unknown because it has
 * no valid token, or if its time is in the future, because another server's clock may be ahead.
 */
export function isTooQuick(token: unknown, now = Date.now()): boolean {
	const time = openedAtFrom(token);
	return time !== undefined && now >= time && now - time < QUICKEST;
}
