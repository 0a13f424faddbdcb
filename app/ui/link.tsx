import { type ComponentProps, useEffect, useState } from "react";
import { type LinkProps, PrefetchPageLinks, Link as RouterLink, useHref } from "react-router";
import { isAdminPath } from "~/business/admin-path.ts";
import { PREFETCH_DELAY } from "~/business/timing.ts";
import { isPlainClick, linkGuard } from "./link-guard.ts";
import { reducedMotion } from "./theme/media.ts";

/**
 * Prefetches the page that a link leads to, for as long as the visitor points at the link.
 *
 * React Router's own `prefetch="intent"` loads the page's code by itself and, where that fails, reloads the
 * current page. Without a connection, or after a new build has replaced the code, a visitor who only moves
 * across a link would lose the page. So the code is loaded here first.
 */
function PrefetchedPage({ to, relative }: Pick<LinkProps, "to" | "relative">) {
	const page = useHref(to, { relative });
	const [isLoaded, setLoaded] = useState(false);
	useEffect(() => {
		let isOver = false;
		const timer = setTimeout(async () => {
			const { pathname } = new URL(page, window.location.origin);
			const isThere = navigator.onLine && (await linkGuard.canLoadCode?.(pathname));
			if (isThere && !isOver) setLoaded(true);
		}, PREFETCH_DELAY);
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	}, [page]);
	return isLoaded ? <PrefetchPageLinks page={page} /> : null;
}

/** Browsers never store admin pages, so a page prefetched from there would only be fetched twice. */
const isStored = (to: LinkProps["to"]) =>
	!isAdminPath(typeof to === "string" ? to : (to.pathname ?? ""));

/** The visitor's current preference for reduced motion. Undefined on the server, which follows no links. */
const motion = typeof matchMedia === "function" ? matchMedia(reducedMotion) : undefined;

/** `prefetch` is "none" for a page that is not worth prefetching. Links prefetch by the handlers left out here. */
type SiteLinkProps = Omit<
	LinkProps,
	"prefetch" | "onBlur" | "onFocus" | "onMouseEnter" | "onMouseLeave" | "onTouchStart"
> & { prefetch?: "none" };

/**
 * A link to a page of this site. Once the page is hydrated, React Router shows the next page in
 * place and prefetches it when the visitor is about to follow the link. Before that, and without
 * JavaScript, it is an ordinary link. Links to files and other sites use a plain `<a>`.
 */
export function Link({
	prefetch,
	viewTransition = true,
	discover = "none",
	onClick,
	...props
}: SiteLinkProps) {
	const [isPointedAt, setPointedAt] = useState(false);
	const begin = () => setPointedAt(true);
	const end = () => setPointedAt(false);
	const { to, relative } = props;
	return (
		<>
			<RouterLink
				{...props}
				onClick={(click) => {
					onClick?.(click);
					if (isPlainClick(click) && linkGuard.stops?.(click.currentTarget)) click.preventDefault();
				}}
				onMouseEnter={begin}
				onFocus={begin}
				onTouchStart={begin}
				onMouseLeave={end}
				onBlur={end}
				// With reduced motion nobody would see the transition, yet a busy browser would freeze the page for it.
				viewTransition={viewTransition && !motion?.matches}
				// Every route that a page links to is known from the start (react-router.config.ts).
				discover={discover}
			/>
			{isPointedAt && prefetch !== "none" && isStored(to) ? (
				<PrefetchedPage to={to} relative={relative} />
			) : null}
		</>
	);
}

/** Takes `to` for a page of this site, or `href` for anything else: a file, a phone number, another site. */
export type AnyLinkProps = LinkToPage | LinkElsewhere;
type LinkToPage = SiteLinkProps & { href?: never };
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
