import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * For an element with a line of links that scrolls sideways on a phone: the current link, which may be beyond the
 * edge, is brought into sight.
 */
export function useCurrentInView<Bar extends HTMLElement>() {
	const bar = useRef<Bar>(null);
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link
	useEffect(() => {
		const link = bar.current?.querySelector("[aria-current]");
		const line = link?.parentElement;
		if (!link || !line) return;
		const [own, whole] = [link.getBoundingClientRect(), line.getBoundingClientRect()];
		line.scrollLeft += own.left + own.width / 2 - (whole.left + whole.width / 2);
	}, [key]);
	return bar;
}
