/** The query of the admin's list of emails: its kind and its page. */
import { href } from "react-router";
import { listParameters, oneOf, pageNumber } from "~/platform/list-parameters.ts";

export const emailKinds = ["waiting", "failed", "sent"] as const;
/** Failed emails are also waiting: they are retried automatically. */
export type EmailKind = (typeof emailKinds)[number];

const list = listParameters<{ kind: EmailKind; page: number }>(href("/admin/emails"), {
	kind: { ...oneOf(emailKinds), name: "show" },
	page: pageNumber,
});

/** Reads a query string; an invalid value counts as not given. */
export const readEmailList = list.read;

/** The address of one page of the list of a kind. */
export const emailListAddress = (kind: EmailKind, page = 1) => list.address({ kind, page });
