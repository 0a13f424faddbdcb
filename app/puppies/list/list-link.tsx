import type { LinkProps } from "react-router";
import { Link } from "~/ui/link.tsx";

/** A link to another view of the list. The list changes in place, without scrolling. */
export function ListLink(props: LinkProps) {
	return <Link {...props} viewTransition={false} preventScrollReset />;
}
