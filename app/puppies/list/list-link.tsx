import type { LinkProps } from "react-router";
import { Link } from "~/ui/link.tsx";

/**
 * A link to another view of the list. The list changes in place, without scrolling. Nothing is prefetched,
 * because most views are already in the list's cache.
 */
export function ListLink(props: LinkProps) {
	return <Link {...props} prefetch="none" viewTransition={false} preventScrollReset />;
}
