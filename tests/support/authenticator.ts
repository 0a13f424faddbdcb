/** A device that makes and uses a passkey, as a browser passes on its answers (WebAuthn, level 3). */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** Flags of the authenticator data: a person was there, was recognized, and a key is attached. */
const PRESENT = 1;
const RECOGNIZED = 4;
const HAS_KEY = 64;

/** What an answer may differ in. */
interface Deviation {
	origin?: string;
	domain?: string;
	/** Whether the device recognized its owner by a fingerprint, a face or a PIN. */
	isRecognized?: boolean;
	/** How often it says that it was used. */
	counter?: number;
}

/** A new device with one passkey for the site at `siteOrigin`. */
export function newAuthenticator(siteOrigin: string) {
	const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
	const { x = "", y = "" } = publicKey.export({ format: "jwk" });
	const credentialId = randomBytes(16);
	const id = credentialId.toString("base64url");
	const common = { id, rawId: id, type: "public-key", clientExtensionResults: {} };

	const clientData = (type: string, challenge: string, { origin = siteOrigin }: Deviation) =>
		Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

	function authenticatorData(
		flags: number,
		{ domain, isRecognized = true, counter = 0 }: Deviation,
	) {
		const count = Buffer.alloc(4);
		count.writeUInt32BE(counter);
		const recognized = isRecognized ? RECOGNIZED : 0;
		return Buffer.concat([
			sha256(domain ?? new URL(siteOrigin).hostname),
			Buffer.from([PRESENT | recognized | flags]),
			count,
		]);
	}

	/** The public key as COSE: an elliptic curve (2), ES256 (-7), on P-256 (1). */
	const key = Buffer.concat([
		Buffer.from("a5010203262001215820", "hex"),
		Buffer.from(x, "base64url"),
		Buffer.from("225820", "hex"),
		Buffer.from(y, "base64url"),
	]);

	return {
		/** The answer with a new passkey, as JSON. */
		make(challenge: string, deviation: Deviation = {}): string {
			const withKey = Buffer.concat([
				authenticatorData(HAS_KEY, deviation),
				Buffer.alloc(16),
				Buffer.from([0, credentialId.length]),
				credentialId,
				key,
			]);
			// In CBOR, a map with the format "none", an empty statement and the data.
			const attestation = Buffer.concat([
				Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
				Buffer.from([withKey.length]),
				withKey,
			]);
			const clientDataJSON = clientData("webauthn.create", challenge, deviation);
			return JSON.stringify({
				...common,
				response: {
					clientDataJSON: clientDataJSON.toString("base64url"),
					attestationObject: attestation.toString("base64url"),
					transports: ["internal"],
				},
			});
		},
		/** The answer that uses the passkey, as JSON. */
		use(challenge: string, deviation: Deviation = {}): string {
			const data = authenticatorData(0, deviation);
			const clientDataJSON = clientData("webauthn.get", challenge, deviation);
			const signature = sign("sha256", Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
			return JSON.stringify({
				...common,
				response: {
					clientDataJSON: clientDataJSON.toString("base64url"),
					authenticatorData: data.toString("base64url"),
					signature: signature.toString("base64url"),
				},
			});
		},
	};
}
