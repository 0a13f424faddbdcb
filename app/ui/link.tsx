import type { ComponentProps } from "react";
import { type LinkProps, Link as RouterLink } from "react-router";
import { isAdminPath } from "~/business/admin-path.ts";
import { linkGuard } from "./link-guard.ts";
import { isPlainClick } from "./plain-click.ts";
import { reducedMotion } from "./theme/media.ts";

/** What the admin shows is never stored by a browser: fetched early, it would be fetched twice. */
const isStored = (to: LinkProps["to"]) =>
	!isAdminPath(typeof to === "string" ? to : (to.pathname ?? ""));

/** What the visitor says of motion now; nothing on the server, which follows no link. */
const motion = typeof matchMedia === "function" ? matchMedia(reducedMotion) : undefined;

/**
 * A link to a page of this site: once the page is hydrated, React Router shows the next page in
 * place, fetched when the visitor is about to follow the link. Before that, and without
 * JavaScript, it is the browser's own link. Files and other sites take a plain `<a>`.
 */
export function Link({
	prefetch,
	viewTransition = true,
	discover = "none",
	onClick,
	...props
}: LinkProps) {
	return (
		<RouterLink
			{...props}
			onClick={(click) => {
				onClick?.(click);
				if (isPlainClick(click) && linkGuard.stops?.(click.currentTarget)) click.preventDefault();
			}}
			prefetch={prefetch ?? (isStored(props.to) ? "intent" : "none")}
			// With reduced motion nobody would see one, and a busy browser holds the page still for it.
			viewTransition={viewTransition && !motion?.matches}
			// Every route that a page leads to is known from the start (react-router.config.ts).
			discover={discover}
		/>
	);
}

/** A link `to` a page of this site, or by `href` to what is none: a file, a number, another site. */
export type AnyLinkProps = LinkToPage | LinkElsewhere;
type LinkToPage = LinkProps & { href?: never };
type LinkElsewhere = ComponentProps<"a"> & { href: string; to?: never };

/**
 * Where a link leads that the trainer has written: pages of the site are shown in place; other sites
 * and the admin, of which visitors' pages know no route, are the browser's own.
 */
export const writtenTarget = (link: string): { to: string } | { href: string } =>
	link.startsWith("/") && !isAdminPath(link) ? { to: link } : { href: link };

export function AnyLink(props: AnyLinkProps) {
	return props.to === undefined ? <a {...props} /> : <Link {...props} />;
}
