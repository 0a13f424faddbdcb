/** Texts and addresses that the reservations' pages share. */
import { href } from "react-router";

export const failures = {
	fetch: "Failed to fetch reservations",
	update: "Failed to update reservation",
} as const;

/** "Juniper for Hale", or only the puppy's name if there is no family yet. */
export const reservationTitle = ({
	puppy,
	family,
}: {
	puppy: { name: string };
	family: { name: string } | null;
}) => (family ? `${puppy.name} for ${family.name}` : puppy.name);

export const reservationAddress = (id: number) =>
	href("/admin/reservations/:id", { id: String(id) });

/** Query parameter of a payment's form that fills in that it was received today. */
export const RECEIVED = "received";

/** The form with a reservation's family, days and price. */
export const editAddress = (id: number) => href("/admin/reservations/:id/edit", { id: String(id) });
