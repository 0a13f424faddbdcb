import { href } from "react-router";

const params = (id: number) => ({ id: String(id) });

/** A form on a family's page that gets the focus when the page opens. */
export type Write = "note" | "step";

/** A family's page; `write` names the form that gets the focus. */
export const familyAddress = (id: number, write?: Write) =>
	href("/admin/families/:id", params(id)) + (write ? `?write=${write}` : "");

/** The id of the element that shows an item of the timeline. */
export const itemId = ({ kind, id }: { kind: string; id: number }) => `${kind}-${id}`;

/** A family's page at its newest answer, for the seconds in which it can be undone. */
export const sentReplyAddress = (familyId: number, reply: number) =>
	`${familyAddress(familyId)}#${itemId({ kind: "reply", id: reply })}`;

/** The part of a family's page where a wrong email address is corrected. */
export const addressesAddress = (id: number) => `${familyAddress(id)}#details-title`;

/** The form that records a call or an answer outside of the site. */
export const contactedAddress = (id: number) => href("/admin/families/:id/contacted", params(id));
export const mergeAddress = (id: number) => href("/admin/families/:id/merge", params(id));
export const eraseAddress = (id: number) => href("/admin/families/:id/erase", params(id));
export const exportAddress = (id: number) => href("/admin/families/:id/export.json", params(id));

/** The form that reserves a puppy for a family. */
export const reserveAddress = (id: number) => `${href("/admin/reservations/new")}?family=${id}`;

/** The form that adds a family's visit to the calendar. */
export const visitAddress = (id: number) =>
	`${href("/admin/calendar/new")}?${new URLSearchParams({ family: String(id), kind: "visit" })}`;

/** The forms of reservations and appointments, from which a family is added that they then have chosen. */
const forms = /^\/admin\/(?:reservations\/(?:new|\d+\/edit)|calendar\/(?:new|\d+))$/;

/** The form that adds a family, and then returns to the form at the address `back`. */
export const newFamilyAddress = (back: string) =>
	`${href("/admin/families/new")}?${new URLSearchParams({ back })}`;

/** The form to return to, with a family chosen; undefined if `back` is the address of no such form. */
export function returnAddress(back: string | null, familyId?: number): string | undefined {
	const address = URL.parse(back ?? "", "https://site.invalid");
	if (!address || !forms.test(address.pathname)) return undefined;
	if (familyId !== undefined) address.searchParams.set("family", String(familyId));
	return address.pathname + address.search;
}

/** Address of an entry of the waiting list. */
export const entryAddress = (id: number) => href("/admin/waiting-list/:id", params(id));

/** The form that puts a family on the waiting list. */
export const newEntryAddress = (id: number | undefined) =>
	href("/admin/waiting-list/new") + (id === undefined ? "" : `?family=${id}`);

/** The link that writes to an email address, whatever characters it has. */
export const mailtoLink = (address: string) =>
	`mailto:${address.split("@").map(encodeURIComponent).join("@")}`;

/** Address of a message: leads to where it is shown, and takes the forms of its buttons there. */
export const messageAddress = (id: number) =>
	href("/admin/families/messages/:id", { id: String(id) });

/** Address of the form that answers a family: a certain message, else the newest one without an answer. */
export const replyFormAddress = (familyId: number, message?: number) =>
	href("/admin/families/:id/reply", params(familyId)) +
	(message === undefined ? "" : `?message=${message}`);

/** Address of an answer: leads to it in its family's timeline, and takes the forms of its buttons. */
export const answerAddress = (id: number) => href("/admin/replies/:id", { id: String(id) });
