/** The URL of the list of reservations. */
import { href } from "react-router";
import { listParameters, oneOf, pageNumber } from "~/platform/list-parameters.ts";

export const reservationFilters = ["open", "home", "released"] as const;

export interface ReservationView {
	filter: (typeof reservationFilters)[number];
	page: number;
}

/** Reads and writes the list's address. */
export const reservationView = listParameters<ReservationView>(href("/admin/reservations"), {
	filter: oneOf(reservationFilters),
	page: pageNumber,
});
