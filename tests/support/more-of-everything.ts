/**
 * Records whose pages show other forms than those of `one-of-everything.ts`, because they are deleted,
 * failed or already answered.
 */
import { createHash } from "node:crypto";
import { database } from "~/platform/database/database.server.ts";
import { hashOf, newSecret } from "~/platform/secrets.server.ts";
import { manageToken } from "~/waiting-list/tokens.server.ts";
import { addPuppy } from "./puppy.ts";

const inAnHour = () => new Date(Date.now() + 3_600_000);

/** Adds these records for the account. Returns the route parameters of the public pages. */
export async function moreOfEverything(accountId: number): Promise<Record<string, string>> {
	const puppy = await addPuppy({ status: "public" });
	await addPuppy({
		name: "Fig",
		status: "trashed",
		trashedAt: new Date(),
		statusBefore: "draft",
		pathBefore: "fig",
	});
	const message = {
		phoneNumber: "828 555 0100",
		message: "Hello.",
		email: "tansy@example.com",
		name: "Tansy",
	};
	await database.contact.create({ data: { ...message, isSpam: true } });
	await database.outgoingEmail.create({
		data: {
			key: "failed",
			sender: "a@example.com",
			recipient: "b@example.com",
			replyTo: "c@example.com",
			subject: "Failed",
			text: "Failed",
			html: "Failed",
			attempts: 3,
			lastError: "HTTP 500",
			nextAttemptAt: inAnHour(),
		},
	});
	await database.calendarFeed.create({ data: { tokenHash: "feed", name: "My phone" } });
	await database.letterTemplate.create({
		data: { kind: "reply", name: "Thank you", text: "Hi {name}" },
	});
	const hash = createHash("sha256").update("elsewhere").digest("base64url");
	await database.session.create({
		data: { accountId, hash, expiresAt: inAnHour(), browser: "Safari on iPhone" },
	});
	await database.passkey.create({
		data: {
			accountId,
			credentialId: "elsewhere",
			publicKey: new Uint8Array(77),
			counter: 0,
			name: "Safari on iPhone",
		},
	});
	await database.account.create({
		data: { username: "rosemary", passwordHash: "", kind: "admin" },
	});
	const invitation = newSecret();
	await database.invitation.create({
		data: {
			accountId,
			name: "Sorrel",
			hash: hashOf(invitation),
			expiresAt: inAnHour(),
		},
	});
	const token = newSecret();
	await database.waitingEntry.create({
		data: {
			email: "rue@example.com",
			name: "Rue",
			tokenHash: hashOf(token),
			tokenExpires: inAnHour(),
		},
	});
	const waiting = await database.waitingEntry.create({
		data: { email: "sage@example.com", name: "Sage", status: "waiting" },
	});
	return {
		"trained-puppies-for-sale/profilePath": puppy.profilePath,
		"photos/place": "1",
		"training-programs/key": "boarding",
		"meet-the-trainer/dog": "zeta",
		"sold-puppy-stories/story": "story-1",
		"invitation/token": invitation,
		"confirm/token": token,
		"manage/token": manageToken(waiting),
		"leave/token": manageToken(waiting),
		"/slug": "inside",
	};
}
