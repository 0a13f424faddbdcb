import { type RefObject, useEffect, useState } from "react";

/** Farther away than anything on a page. */
const FAR = "1000000px";
/** Excludes the top of the window, which the site's sticky bar covers. */
const UNDER_BAR = "-64px";

/**
 * True while the visitor has scrolled past `offer` but not yet to `end`. False on the server and before
 * hydration.
 *
 * The observed area extends far below or above the window. Each element is then either inside or past the
 * area, so that even a jump from one end of the page to the other is noticed.
 */
export function useIsBetween(
	offer: RefObject<Element | null>,
	end: RefObject<Element | null>,
): boolean {
	const [isPast, setPast] = useState(false);
	const [isAtEnd, setAtEnd] = useState(false);
	useEffect(() => {
		if (!offer.current || !end.current) return;
		const past = new IntersectionObserver(
			(entries) => setPast(entries.at(-1)?.isIntersecting === false),
			{ rootMargin: `${UNDER_BAR} 0px ${FAR} 0px` },
		);
		const atEnd = new IntersectionObserver(
			(entries) => setAtEnd(entries.at(-1)?.isIntersecting === true),
			{ rootMargin: `${FAR} 0px 0px 0px` },
		);
		past.observe(offer.current);
		atEnd.observe(end.current);
		return () => {
			past.disconnect();
			atEnd.disconnect();
		};
	}, [offer, end]);
	return isPast && !isAtEnd;
}
