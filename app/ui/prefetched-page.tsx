import { useEffect, useState } from "react";
import { type LinkProps, PrefetchPageLinks, useHref } from "react-router";
import { PREFETCH_DELAY } from "~/business/timing.ts";
import { linkGuard } from "./link-guard.ts";

/**
 * Prefetches the page that a link leads to, for as long as the visitor points at the link.
 *
 * React Router's own `prefetch="intent"` loads the page's code by itself and, where that fails, reloads the
 * current page. Without a connection, or after a new build has replaced the code, a visitor who only moves
 * across a link would lose the page. So the code is loaded here first.
 */
export function PrefetchedPage({ to, relative }: Pick<LinkProps, "to" | "relative">) {
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
