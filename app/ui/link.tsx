import type { ComponentProps } from "react";
import { type LinkProps, Link as RouterLink } from "react-router";
import { isAdminPath } from "~/business/admin-path.ts";
import { isPlainClick, linkGuard } from "./link-guard.ts";
import { reducedMotion } from "./theme/media.ts";

/** The visitor's current preference for reduced motion. Undefined on the server, which follows no links. */
const motion = typeof matchMedia === "function" ? matchMedia(reducedMotion) : undefined;

/**
 * A link to a page of this site. Once the page is hydrated, React Router shows the next page in place. Before that,
 * and without JavaScript, it is an ordinary link. Links to files and other sites use a plain `<a>`.
 */
export function Link({ viewTransition = true, discover = "none", onClick, ...props }: LinkProps) {
	return (
		<RouterLink
			{...props}
			onClick={(click) => {
				onClick?.(click);
				if (isPlainClick(click) && linkGuard.stops?.(click.currentTarget)) click.preventDefault();
			}}
			// With reduced motion nobody would see the transition, yet a busy browser would freeze the page for it.
			viewTransition={viewTransition && !motion?.matches}
			// Every route that a page links to is known from the start (react-router.config.ts).
			discover={discover}
		/>
	);
}

/** Takes `to` for a page of this site, or `href` for anything else: a file, a phone number, another site. */
export type AnyLinkProps = LinkToPage | LinkElsewhere;
type LinkToPage = LinkProps & { href?: never };
type LinkElsewhere = ComponentProps<"a"> & { href: string; to?: never };

/**
 * The props for a link that the trainer entered. Pages of the site open in place. Other sites get an
 * ordinary link, and so does the admin, because visitors' pages don't know its routes.
 */
export const writtenTarget = (link: string): { to: string } | { href: string } =>
	link.startsWith("/") && !isAdminPath(link) ? { to: link } : { href: link };

export function AnyLink(props: AnyLinkProps) {
	return props.to === undefined ? <a {...props} /> : <Link {...props} />;
}
