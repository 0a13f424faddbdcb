/** Deletes what was typed in the admin, and not saved, about people who are erased. */
import { href } from "react-router";
import { addressKey } from "~/families/families.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { forgetUnsavedAbout } from "~/platform/forms/unsaved-forms.server.ts";

/** A shorter name or number occurs in too many texts to identify somebody. */
const WORD_MIN = 3;

interface About {
	messages: readonly number[];
	addresses: readonly string[];
	/** The family that is erased, if it is not only some of its messages. */
	familyId?: number;
}

const pagesOf = (path: (id: string) => string, rows: Iterable<{ id: number }>): string[] =>
	[...rows].map(({ id }) => path(String(id)));

/** The pages about what is stored of a family besides its messages. */
async function pagesOfFamily(client: Client, familyId: number): Promise<string[]> {
	const ofFamily = { where: { familyId }, select: { id: true } };
	return [
		...pagesOf((id) => href("/admin/replies/:id", { id }), await client.reply.findMany(ofFamily)),
		...pagesOf(
			(id) => href("/admin/calendar/:id", { id }),
			await client.appointment.findMany(ofFamily),
		),
		...pagesOf(
			(id) => href("/admin/reservations/:id", { id }),
			await client.reservation.findMany(ofFamily),
		),
	];
}

/**
 * Finds out what identifies these people in unsaved forms, before they are erased. `forget` then deletes the
 * forms on the pages about them, those that are about their family by its id, and those that contain a name,
 * an address or a phone number of theirs.
 */
export async function unsavedAbout(client: Client, { messages, addresses, familyId }: About) {
	const keys = addresses.map(addressKey);
	const entries = await client.waitingEntry.findMany({
		where: { OR: [{ email: { in: keys } }, ...(familyId ? [{ familyId }] : [])] },
		select: { id: true, name: true, phoneNumber: true },
	});
	const family = familyId
		? await client.family.findUnique({
				where: { id: familyId },
				select: { name: true, phoneNumber: true },
			})
		: null;
	const stored = [...entries, ...(family ? [family] : [])];
	const known = [...keys, ...stored.flatMap(({ name, phoneNumber }) => [name, phoneNumber])];
	const pages = [
		...pagesOf((id) => href("/admin/waiting-list/:id", { id }), entries),
		...messages.map((id) => href("/admin/contacts/:id", { id: String(id) })),
		...(familyId ? await pagesOfFamily(client, familyId) : []),
	];

	async function forget(senders: { families: Iterable<number>; words: Iterable<string> }) {
		const families = [...senders.families].map(String);
		const paths = new Set([...pages, ...families.map((id) => href("/admin/families/:id", { id }))]);
		const words = [...known, ...senders.words]
			.map((word) => word.trim().toLowerCase())
			.filter(({ length }) => length >= WORD_MIN);
		await forgetUnsavedAbout(client, (page, form) => {
			const parts = page.split("/");
			if (parts.some((_, end) => paths.has(parts.slice(0, end + 1).join("/")))) return true;
			if (form.familyId && families.includes(form.familyId)) return true;
			const text = Object.values(form).join("\n").toLowerCase();
			return words.some((word) => text.includes(word));
		});
	}
	return { forget };
}
