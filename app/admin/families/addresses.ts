/** Addresses around a family. */
import { href } from "react-router";

const of = (id: number) => ({ id: String(id) });

/** A form of a family's page that is to be written into at once. */
export type Write = "note" | "step";

/** A family's page, with the cursor in one of its forms where one is meant. */
export const familyAddress = (id: number, write?: Write) =>
	href("/admin/families/:id", of(id)) + (write ? `?write=${write}` : "");

/** Where a family is answered; the message that is answered is its oldest one without an answer. */
export const replyAddress = (id: number) => `${href("/admin/families/:id", of(id))}/reply`;
export const mergeAddress = (id: number) => href("/admin/families/:id/merge", of(id));
export const splitAddress = (id: number) => href("/admin/families/:id/split", of(id));
export const eraseAddress = (id: number) => href("/admin/families/:id/erase", of(id));
export const exportAddress = (id: number) => href("/admin/families/:id/export.json", of(id));

/** Where a puppy is reserved for a family. */
export const reserveAddress = (id: number) => `${href("/admin/reservations/new")}?family=${id}`;
