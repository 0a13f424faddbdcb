/** What the actions of the reservations' pages share. */
import { data } from "react-router";
import { z } from "zod";
import { reservationById } from "~/families/reservations/queries.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { notFound } from "../puppies/forms.server.ts";

/** Bytes of the longest form, each character at its longest, and some more. */
export const FORM_BYTES = 32 * 1024;

/** The id in an address; 404 where it isn't one. */
export function idOf(written: string | undefined): number {
	const id = readId(written);
	if (id === undefined) throw notFound();
	return id;
}

/** The reservation of an address; 404 where there is none. */
export async function storedReservation(written: string | undefined) {
	const reservation = await reservationById(idOf(written));
	if (!reservation) throw notFound();
	return reservation;
}

/** A payment of the reservation of an address, and the reservation; 404 where there is none. */
export async function storedPayment(params: { id?: string; paymentId?: string }) {
	const reservation = await storedReservation(params.id);
	const id = idOf(params.paymentId);
	const payment = reservation.payments.find((each) => each.id === id);
	if (!payment) throw notFound();
	return { reservation, payment };
}

const buttonSchema = z.object({
	intent: z.string().default(""),
	/** Of the form that marks a payment as received. */
	payment: z.string().optional().transform(readId),
	method: z.string().default(""),
	/** Of the form that says when the puppy went home. */
	day: z.string().default(""),
	/** Of the form that says for whom the puppy is held. */
	familyId: z.string().optional().transform(readId),
});
const buttonRules = {
	schema: buttonSchema,
	fields: buttonSchema.keyof().options,
	maxBytes: 4 * 1024,
};

/** What one of the page's small forms sent. */
export async function readButtonForm(request: Request) {
	const { response, value } = await parseForm(request, buttonRules);
	if (response) throw data(null, response.init ?? 400);
	return value;
}
