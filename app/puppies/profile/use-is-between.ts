import { type RefObject, useEffect, useState } from "react";

/** Far enough that nothing on a page is farther away. */
const FAR = "1000000px";
/** What the sticky bar of the site covers at the top of the window. */
const UNDER_BAR = "-64px";

/**
 * True while a visitor has scrolled past `offer`, and `end` has not come into the window.
 *
 * The window that each is observed in reaches endlessly down or up. An element is then inside or
 * outside by its position alone, so that a jump from one end of the page to the other is seen too.
 * False on the server and until React is there.
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
