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
