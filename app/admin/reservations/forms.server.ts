/** Helpers shared by the loaders and actions of the reservations' pages. */
import { z } from "zod";
import { parseButtons } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { reservationById } from "~/sales/queries.server.ts";
import { found, idIn } from "../not-found.ts";

/**
 * The reservation whose id is in the address.
 * @throws a 404 response if there is none.
 */
export const storedReservation = async (written: string | undefined) =>
	found(await reservationById(idIn({ id: written })));

/**
 * The reservation whose id is in the address, and its payment, if the address has the id of one.
 * @throws a 404 response if either doesn't exist.
 */
export async function storedPayment(params: { id?: string; paymentId?: string }) {
	const reservation = await storedReservation(params.id);
	if (params.paymentId === undefined) return { reservation, payment: undefined };
	const id = idIn({ id: params.paymentId });
	return { reservation, payment: found(reservation.payments.find((each) => each.id === id)) };
}

const buttonSchema = z.object({
	intent: z.string().default(""),
	/** Id of the payment to mark as received; `method` is how it was paid. */
	payment: z.string().optional().transform(readId),
	method: z.string().default(""),
	/** The day on which the puppy went home. */
	day: z.string().default(""),
	/** What is still owed, in cents, if the page asked about that. */
	owed: z.coerce.number().int().catch(0),
});

/** Reads one of the page's small forms. */
export const readButtonForm = (request: Request) => parseButtons(request, buttonSchema);
