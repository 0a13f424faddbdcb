/** The address of the list of reservations. Pure. */
import { href } from "react-router";
import { listParameters, oneOf, pageNumber } from "~/platform/list-parameters.ts";

export const reservationFilters = ["open", "home", "released"] as const;

export interface ReservationView {
	filter: (typeof reservationFilters)[number];
	page: number;
}

const list = listParameters<ReservationView>(href("/admin/reservations"), {
	filter: oneOf(reservationFilters),
	page: pageNumber,
});

/** Reads a query string; a value that can't be used counts as not given. */
export const readReservationView = list.read;

/** The address of a view; what is not given, or the default, is left out. */
export const reservationListAddress = list.address;
