/** The URL of the list of reservations. Pure functions. */
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

/** Reads a query string. An unusable value is treated as missing. */
export const readReservationView = list.read;

/** The URL of a view. Parameters that are missing or have their default value are left out. */
export const reservationListAddress = list.address;
