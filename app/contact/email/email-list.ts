/** The address of the admin's list of emails: which kind, which page. */
import { href } from "react-router";
import { listParameters, oneOf, pageNumber } from "~/platform/list-parameters.ts";

export const emailKinds = ["waiting", "failed", "sent"] as const;
/** Failed ones wait too: they are tried again by themselves. */
export type EmailKind = (typeof emailKinds)[number];

const list = listParameters<{ kind: EmailKind; page: number }>(href("/admin/emails"), {
	kind: { ...oneOf(emailKinds), name: "show" },
	page: pageNumber,
});

/** Reads a query string; a value that can't be used counts as not given. */
export const readEmailList = list.read;

/** The address of a page of a kind. */
export const emailListAddress = (kind: EmailKind, page = 1) => list.address({ kind, page });
