import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * For an element with a line of links that scrolls sideways on a phone: the current link, which may be beyond the
 * edge, is brought into sight. A line that somebody scrolled before the page was hydrated stays where it is, so that no
 * other link comes under their finger.
 */
export function useCurrentInView<Bar extends HTMLElement>() {
	const bar = useRef<Bar>(null);
	const { key } = useLocation();
	const isFirst = useRef(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link
	useEffect(() => {
		const link = bar.current?.querySelector("[aria-current]");
		const line = link?.parentElement;
		const wasFirst = isFirst.current;
		isFirst.current = false;
		if (!link || !line || (wasFirst && line.scrollLeft !== 0)) return;
		const [own, whole] = [link.getBoundingClientRect(), line.getBoundingClientRect()];
		line.scrollLeft += own.left + own.width / 2 - (whole.left + whole.width / 2);
	}, [key]);
	return bar;
}
