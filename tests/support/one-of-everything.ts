/** One of each record that the admin screens show, in the test's database. */
import { documents } from "~/content/documents/index.ts";
import { ownPagesDocument } from "~/content/documents/own-pages.ts";
import { saveDraft } from "~/content/drafts.server.ts";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { ownBlock, ownPages } from "./own-pages.ts";
import { addPuppy } from "./puppy.ts";

/**
 * Adds one record of every kind, with `words` in each text that somebody could have written. Returns the IDs,
 * as the parameters of the routes.
 */
export async function oneOfEverything(words: string): Promise<Record<string, string>> {
	const puppy = await addPuppy({ name: words, status: "draft" });
	const photo = { width: 9, height: 9, color: "#abcdef" };
	const { id: photoId } = await database.photo.create({
		data: { ...photo, puppyId: puppy.id, name: "a", position: 0, alt: words },
	});
	const stock = await database.stockPhoto.create({
		data: { ...photo, category: words, title: words, name: "b", alt: words },
	});
	const video = await database.video.create({
		data: { title: words, category: words, videoId: "abc", description: words },
	});
	const contact = await database.contact.create({
		data: {
			name: words,
			email: "quillwort@example.com",
			phoneNumber: "828 555 0100",
			message: words,
			emails: {
				create: {
					key: "key",
					sender: "a@example.com",
					recipient: "b@example.com",
					replyTo: "c@example.com",
					subject: words,
					text: words,
					html: words,
					status: "sent",
				},
			},
		},
	});
	const family = await database.family.create({
		data: {
			name: words,
			nextStep: words,
			nextStepOn: "2026-11-01",
			waitsSince: new Date(),
			addresses: { create: { address: "quillwort@example.com" } },
			notes: { create: { text: words, author: "admin" } },
			contacts: { connect: { id: contact.id } },
		},
	});
	const kinds = ["text", "picture", "question", "prices"];
	await saveDraft(
		{ document: ownPagesDocument, revision: 0, actor: siteActor },
		ownPages({
			title: words,
			slug: "inside",
			blocks: kinds.map((kind) => ownBlock(kind, { title: words, text: words })),
		}),
	);
	const reply = await database.reply.create({
		data: {
			familyId: family.id,
			recipient: "quillwort@example.com",
			subject: words,
			text: words,
			author: "admin",
		},
	});
	const reservation = await database.reservation.create({
		data: {
			puppyId: puppy.id,
			familyId: family.id,
			payments: {
				create: { kind: "deposit", amountCents: 50_000, receivedOn: "2026-11-20", note: words },
			},
		},
		include: { payments: true },
	});
	const [payment] = reservation.payments;
	const entry = await database.waitingEntry.create({
		data: { email: "quillwort@example.com", name: words, message: words, status: "waiting" },
	});
	const appointment = await database.appointment.create({
		data: { kind: "other", title: words, day: "2026-11-28" },
	});
	return {
		"calendar/id": String(appointment.id),
		"first-steps/step": "place",
		"guide/task": "add-a-puppy",
		"pictures/picture": "add-a-puppy.webp",
		"lists/list": "testimonials",
		":list/item": "testimonial-1",
		"content/key": documents[0]?.key ?? "nothing",
		"settings/key": "prices",
		"texts/page": "site",
		"puppies/id": String(puppy.id),
		"photos/id": String(stock.id),
		"photos/photo": String(photoId),
		"videos/id": String(video.id),
		"messages/id": String(contact.id),
		"families/id": String(family.id),
		"replies/id": String(reply.id),
		"letters/letter": "confirmation",
		"waiting-list/id": String(entry.id),
		"reservations/id": String(reservation.id),
		"payments/paymentId": String(payment?.id),
		"receipt/paymentId": String(payment?.id),
	};
}
