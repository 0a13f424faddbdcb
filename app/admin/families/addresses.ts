/** Addresses of a family's pages. */
import { href } from "react-router";

const of = (id: number) => ({ id: String(id) });

/** A form on a family's page that gets the focus when the page opens. */
export type Write = "note" | "step";

/** A family's page; `write` names the form that gets the focus. */
export const familyAddress = (id: number, write?: Write) =>
	href("/admin/families/:id", of(id)) + (write ? `?write=${write}` : "");

/** The part of a family's page where a wrong email address is corrected. */
export const addressesAddress = (id: number) => `${familyAddress(id)}#details-title`;

/** The form that answers a family. It answers the oldest message without an answer. */
export const replyAddress = (id: number) => href("/admin/families/:id/reply", of(id));
/** The form that records a call or an answer outside of the site. */
export const contactedAddress = (id: number) => href("/admin/families/:id/contacted", of(id));
export const mergeAddress = (id: number) => href("/admin/families/:id/merge", of(id));
export const splitAddress = (id: number) => href("/admin/families/:id/split", of(id));
export const eraseAddress = (id: number) => href("/admin/families/:id/erase", of(id));
export const exportAddress = (id: number) => href("/admin/families/:id/export.json", of(id));

/** The form that reserves a puppy for a family. */
export const reserveAddress = (id: number) => `${href("/admin/reservations/new")}?family=${id}`;

/** The form that adds a family's visit to the calendar. */
export const visitAddress = (id: number) =>
	`${href("/admin/calendar/new")}?${new URLSearchParams({ family: String(id), kind: "visit" })}`;
