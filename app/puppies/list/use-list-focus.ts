/** Moves the focus when the list changes in place. Back and Forward restore it as on every page (layout/page-arrival.tsx). */
import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import type { ListView } from "./list-address.ts";
import { isSameList } from "./list-data.ts";
import { SEARCH_ID } from "./list-tools.tsx";

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Whether View More has the focus, which stays in the page if there are still more cards. */
const isAtMore = (region: HTMLElement) =>
	region.contains(document.activeElement) && !document.activeElement?.closest("article, nav, form");

/**
 * Manages the focus of the list. `shown` is the view whose cards `region` shows. After View More, the first
 * new card gets the focus. If the focused element was removed, the region or the search field gets it. In
 * any other case the focus stays where it is.
 */
export function useListFocus(region: RefObject<HTMLElement | null>, shown: ListView) {
	const type = useNavigationType();
	const before = useRef(shown);

	useEffect(() => {
		const from = before.current;
		before.current = shown;
		const { current } = region;
		if (from === shown || type === "POP" || !current) return;
		const isMore = isSameList(from, shown) && shown.show > from.show;
		if (!isLost() && !(isMore && isAtMore(current))) return;
		const added = isMore && current.querySelectorAll("article").item(from.show)?.querySelector("a");
		const isCleared = from.search !== "" && shown.search === "";
		const target = added || (isCleared ? document.getElementById(SEARCH_ID) : current);
		target?.focus({ preventScroll: true });
	}, [type, shown, region]);
}
