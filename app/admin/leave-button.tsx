import type { ComponentProps } from "react";
import { href, useLocation } from "react-router";
import { Button } from "~/ui/button.tsx";

const address = (query: Record<string, string>) =>
	`${href("/admin/unsaved")}?${new URLSearchParams(query)}`;

/** Where what was typed on a page is discarded. */
export const discardAddress = (page: string) => address({ page });

/** What a button inside or beside a form takes to lead to another page without losing the form. */
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
 * Leads from a form to another page, as a link would; what stands in the form is there again when
 * one comes back. It belongs to the form around it, or to the one that `form` names.
 */
export function LeaveButton({ to, ...button }: LeaveButtonProps) {
	return <Button {...button} {...useLeaving(to)} />;
}
