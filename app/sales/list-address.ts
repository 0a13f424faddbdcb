/** The URL of the list of reservations. */
import { href } from "react-router";
import { listParameters, oneOf, pageNumber } from "~/platform/list-parameters.ts";

export const reservationFilters = ["open", "home", "released"] as const;

export const reservationView = listParameters(href("/admin/reservations"), {
	filter: oneOf(reservationFilters),
	page: pageNumber,
});
export type ReservationView = ReturnType<typeof reservationView.read>;
