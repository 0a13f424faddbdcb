/** Words and addresses that the pages of reservations share. */
import { href } from "react-router";

/** The message when one of them can't be read or stored. */
export const failures = {
	fetch: "Failed to fetch reservations",
	update: "Failed to update reservation",
} as const;

export const trailToReservations = [
	{ name: "Reservations", path: href("/admin/reservations") },
] as const;

/** "Juniper for Hale"; the puppy alone where nobody said for whom. */
export const reservationTitle = ({
	puppy,
	family,
}: {
	puppy: { name: string };
	family: { name: string } | null;
}) => (family ? `${puppy.name} for ${family.name}` : puppy.name);

export const reservationAddress = (id: number) =>
	href("/admin/reservations/:id", { id: String(id) });

/** The drafts of its forms, which are kept on the device. */
export const reservationDraft = (id?: string) => `reservation ${id ?? "new"}`;
export const paymentDraft = (id: string, paymentId?: string) =>
	`reservation ${id} payment ${paymentId ?? "new"}`;

/** The page of a family. */
export const familyAddress = (id: number) => `/admin/families/${id}`;

/** Where the trainer edits the words of agreement and receipt. */
export const LETTERS_ADDRESS = href("/admin/letters");

/** Letters of a search for a family. */
export const FAMILY_SEARCH_MAX = 80;
