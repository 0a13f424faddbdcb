/** Whether SendGrid sent what arrived at its Event Webhook: an ECDSA signature of moment and body. */
import { createPublicKey, type KeyObject, verify } from "node:crypto";

export const signatureHeaders = {
	signature: "X-Twilio-Email-Event-Webhook-Signature",
	timestamp: "X-Twilio-Email-Event-Webhook-Timestamp",
} as const;

/** Seconds that a signature may be old: SendGrid tries for a day to hand its events over. */
const OLDEST = 25 * 3_600;
/** Seconds that its clock may be ahead. */
const AHEAD = 300;

const keys = new Map<string, KeyObject>();

/** The key of SendGrid's settings, which is read once. */
function keyOf(written: string): KeyObject {
	const known = keys.get(written);
	if (known) return known;
	const key = createPublicKey({
		key: Buffer.from(written, "base64"),
		format: "der",
		type: "spki",
	});
	keys.set(written, key);
	return key;
}

interface Signed {
	headers: Headers;
	/** As it came: a space more or less is another body. */
	body: Uint8Array;
	/** The verification key, as SendGrid shows it. */
	key: string;
	now?: Date;
}

/**
 * Whether the body was signed with the key that belongs to `key`, lately.
 * @throws where `key` is no point of its curve.
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
