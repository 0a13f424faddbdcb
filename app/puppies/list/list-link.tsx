import type { LinkProps } from "react-router";
import { Link } from "~/ui/link.tsx";

/**
 * A link to another view of the list, which changes in place: the page stays where it is. Nothing
 * is fetched ahead by it, because most views are in the list's memory already.
 */
export function ListLink(props: LinkProps) {
	return <Link {...props} prefetch="none" viewTransition={false} preventScrollReset />;
}
