import type { ComponentProps } from "react";
import { href, useLocation } from "react-router";
import { Button } from "~/ui/button.tsx";

const address = (query: Record<string, string>) =>
	`${href("/admin/unsaved")}?${new URLSearchParams(query)}`;

/** Address of the action that discards what was typed on a page. */
export const discardAddress = (page: string) => address({ page });

/** Props for a button in or beside a form that leads to another page and keeps what was typed. */
export function useLeaving(to: string) {
	const { pathname } = useLocation();
	return {
		type: "submit",
		name: "intent",
		value: "leave",
		formAction: address({ page: pathname, next: to }),
		formNoValidate: true,
	} as const;
}

interface LeaveButtonProps extends ComponentProps<typeof Button> {
	to: string;
}

/**
 * Leads from a form to another page, as a link would. When the user returns, what was typed is still
 * in the form. The button belongs to the form around it, or to the one that `form` names.
 */
export function LeaveButton({ to, ...button }: LeaveButtonProps) {
	return <Button {...button} {...useLeaving(to)} />;
}
