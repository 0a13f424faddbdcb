/** The query of the admin's list of emails: its kind and its page. */
import { href } from "react-router";
import { listParameters, oneOf, pageNumber } from "~/platform/list-parameters.ts";

export const emailKinds = ["waiting", "failed", "sent"] as const;
/** Failed emails are also waiting: they are retried automatically. */
export type EmailKind = (typeof emailKinds)[number];

export const emailList = listParameters<{ kind: EmailKind; page: number }>(href("/admin/status"), {
	kind: { ...oneOf(emailKinds), name: "show" },
	page: pageNumber,
});
