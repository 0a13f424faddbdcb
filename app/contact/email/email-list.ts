/** The address of the admin's list of e-mails: which kind, which page. */
import { href } from "react-router";

export const emailKinds = ["waiting", "failed", "sent"] as const;
/** Failed ones wait too: they are tried again by themselves. */
export type EmailKind = (typeof emailKinds)[number];

/** Reads a query string; a value that can't be used counts as not given. */
export function readEmailList(query: URLSearchParams): { kind: EmailKind; page: number } {
	const show = query.get("show");
	const page = query.get("page") ?? "";
	return {
		kind: emailKinds.find((kind) => kind === show) ?? "waiting",
		page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
	};
}

/** The address of a page of a kind. */
export function emailListAddress(kind: EmailKind, page = 1): string {
	const query = new URLSearchParams();
	if (kind !== "waiting") query.set("show", kind);
	if (page > 1) query.set("page", String(page));
	return query.size > 0 ? `${href("/admin/emails")}?${query}` : href("/admin/emails");
}
