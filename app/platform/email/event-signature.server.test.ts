import { generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { isFromSendGrid, signatureHeaders } from "./event-signature.server.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const headersOf = (signature: string, timestamp: string) =>
	new Headers({
		[signatureHeaders.signature]: signature,
		[signatureHeaders.timestamp]: timestamp,
	});

/** The example from the tests of SendGrid's own library. */
const example = {
	key: "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEDr2LjtURuePQzplybdC+u4CwrqDqBaWjcMMsTbhdbcwHBcepxo7yAQGhHPTnlvFYPAZFceEu/1FwCM/QmGUhA==",
	signature:
		"MEUCIQCtIHJeH93Y+qpYeWrySphQgpNGNr/U+UyUlBkU6n7RAwIgJTz2C+8a8xonZGi6BpSzoQsbVRamr2nlxFDWYNH2j/0=",
	timestamp: "1588788367",
	body: JSON.stringify({
		category: "example_payload",
		event: "test_event",
		message_id: "message_id",
	}),
};
const now = new Date(1_588_788_400_000);

test("SendGrid's own example is accepted", () => {
	const { key, signature, timestamp, body } = example;
	const headers = headersOf(signature, timestamp);
	expect(isFromSendGrid({ headers, body: bytes(body), key, now })).toBe(true);
	expect(isFromSendGrid({ headers, body: bytes(`${body} `), key, now })).toBe(false);
});

test.each([
	["more than a day ago", -26 * 3_600, false],
	["a day ago, because SendGrid tries for a day", -24 * 3_600, true],
	["now", 0, true],
	["an hour in the future", 3_600, false],
])("signed %s (%s s): accepted is %s", (_, seconds, isAccepted) => {
	const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
	const key = publicKey.export({ format: "der", type: "spki" }).toString("base64");
	const timestamp = String(Math.floor(now.getTime() / 1_000) + seconds);
	const signature = sign("sha256", Buffer.from(`${timestamp}[]`), privateKey).toString("base64");
	const headers = headersOf(signature, timestamp);
	expect(isFromSendGrid({ headers, body: bytes("[]"), key, now })).toBe(isAccepted);
});

test("a body without a signature, or with a wrong one, is not accepted", () => {
	const { key, timestamp, signature, body } = example;
	for (const headers of [
		new Headers(),
		headersOf("", timestamp),
		headersOf("AAAA", timestamp),
		headersOf(signature, "1588788368"),
		headersOf(signature, "soon"),
	]) {
		expect(isFromSendGrid({ headers, body: bytes(body), key, now })).toBe(false);
	}
});
