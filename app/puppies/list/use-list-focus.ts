/** Moves the focus when the list changes in place, and restores it when the visitor comes back to the list. */
import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { ListView } from "./list-address.ts";
import { isSameList } from "./list-data.ts";
import { SEARCH_ID } from "./list-tools.tsx";

/** The address or id of the list's last focused element, by the key of the history entry. */
const lastFocused = new Map<string, string>();

const nameOf = (element: Element) => element.getAttribute("href") ?? element.id;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

function findAgain(region: HTMLElement, name: string): HTMLElement | undefined {
	const controls = region.querySelectorAll<HTMLElement>("a, input, select");
	return [...controls].find((control) => nameOf(control) === name);
}

/** The element that gets the focus after a change from one view of the list to another. */
function targetOf(region: HTMLElement, from: ListView, to: ListView): HTMLElement | null {
	if (isSameList(from, to) && to.show > from.show) {
		const added = region.querySelectorAll("article").item(from.show);
		return added?.querySelector("a") ?? region;
	}
	const isCleared = from.search !== "" && to.search === "";
	return isCleared ? document.getElementById(SEARCH_ID) : region;
}

/** Whether View More has the focus, which stays in the page if there are still more cards. */
const isAtMore = (region: HTMLElement) =>
	region.contains(document.activeElement) && !document.activeElement?.closest("article, nav, form");

/**
 * Manages the focus of the list. `shown` is the view whose cards `region` shows. After View More, the first
 * new card gets the focus. If the focused element was removed, the region or the search field gets it. In
 * any other case the focus stays where it is. Back and Forward restore the last focus of that history entry.
 */
export function useListFocus(region: RefObject<HTMLElement | null>, shown: ListView) {
	const { key } = useLocation();
	const type = useNavigationType();
	const before = useRef(shown);

	useEffect(() => {
		const known = type === "POP" ? lastFocused.get(key) : undefined;
		const found = known && region.current ? findAgain(region.current, known) : undefined;
		found?.focus({ preventScroll: true });
	}, [key, type, region]);

	useEffect(() => {
		const from = before.current;
		before.current = shown;
		if (from === shown || type === "POP" || !region.current) return;
		const isMore = isSameList(from, shown) && shown.show > from.show;
		if (!isLost() && !(isMore && isAtMore(region.current))) return;
		targetOf(region.current, from, shown)?.focus({ preventScroll: true });
	}, [type, shown, region]);

	useEffect(() => {
		const element = region.current;
		const note = ({ target }: FocusEvent) => {
			const name = target instanceof Element ? nameOf(target) : "";
			if (name) lastFocused.set(key, name);
		};
		element?.addEventListener("focusin", note);
		return () => element?.removeEventListener("focusin", note);
	}, [key, region]);
}
