/** Verifies that a request to the Event Webhook is from SendGrid: an ECDSA signature of timestamp and body. */
import { createPublicKey, verify } from "node:crypto";

export const signatureHeaders = {
	signature: "X-Twilio-Email-Event-Webhook-Signature",
	timestamp: "X-Twilio-Email-Event-Webhook-Timestamp",
} as const;

/** Maximum age of a signature in seconds: SendGrid tries for a day to deliver its events. */
const OLDEST = 25 * 3_600;
/** Seconds that SendGrid's clock may be ahead of ours. */
const AHEAD = 300;

const keyOf = (written: string) =>
	createPublicKey({ key: Buffer.from(written, "base64"), format: "der", type: "spki" });

interface Signed {
	headers: Headers;
	/** The body exactly as received: one space more or less makes the signature invalid. */
	body: Uint8Array;
	/** The verification key as SendGrid shows it. */
	key: string;
	now?: Date;
}

/**
 * Whether the body was recently signed with the private key that belongs to `key`.
 * @throws if `key` is not a point on its curve.
 */
export function isFromSendGrid({ headers, body, key, now = new Date() }: Signed): boolean {
	const signature = headers.get(signatureHeaders.signature) ?? "";
	const timestamp = headers.get(signatureHeaders.timestamp) ?? "";
	if (!/^[A-Za-z0-9+/]{80,120}={0,2}$/.test(signature) || !/^\d{9,11}$/.test(timestamp))
		return false;
	const age = now.getTime() / 1_000 - Number(timestamp);
	if (age > OLDEST || age < -AHEAD) return false;
	const signed = Buffer.concat([Buffer.from(timestamp), body]);
	return verify("sha256", signed, keyOf(key), Buffer.from(signature, "base64"));
}
