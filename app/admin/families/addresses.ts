/** Addresses around a family. */
import { href } from "react-router";

const of = (id: number) => ({ id: String(id) });

/** A form of a family's page that is to be written into at once. */
export type Write = "note" | "step";

/** A family's page, with the cursor in one of its forms where one is meant. */
export const familyAddress = (id: number, write?: Write) =>
	href("/admin/families/:id", of(id)) + (write ? `?write=${write}` : "");

/** A family's addresses, where a wrong one is corrected. */
export const addressesAddress = (id: number) => `${familyAddress(id)}#details-title`;

/** Where a family is answered; the message that is answered is its oldest one without an answer. */
export const replyAddress = (id: number) => href("/admin/families/:id/reply", of(id));
export const mergeAddress = (id: number) => href("/admin/families/:id/merge", of(id));
export const splitAddress = (id: number) => href("/admin/families/:id/split", of(id));
export const eraseAddress = (id: number) => href("/admin/families/:id/erase", of(id));
export const exportAddress = (id: number) => href("/admin/families/:id/export.json", of(id));

/** Where a puppy is reserved for a family. */
export const reserveAddress = (id: number) => `${href("/admin/reservations/new")}?family=${id}`;

/** Where a visit of a family is written into the calendar. */
export const visitAddress = (id: number) =>
	`${href("/admin/calendar/new")}?${new URLSearchParams({ family: String(id), kind: "visit" })}`;
