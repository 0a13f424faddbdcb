/** Where the focus goes when the list changes in place, and when the visitor comes back to it. */
import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { ListView } from "./list-address.ts";
import { isSameList } from "./list-data.ts";
import { SEARCH_ID } from "./list-tools.tsx";

/** By the key of a history entry: what in the list had the focus last, by its address or id. */
const lastFocused = new Map<string, string>();

const nameOf = (element: Element) => element.getAttribute("href") ?? element.id;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

function findAgain(region: HTMLElement, name: string): HTMLElement | undefined {
	const controls = region.querySelectorAll<HTMLElement>("a, input, select");
	return [...controls].find((control) => nameOf(control) === name);
}

/** What takes the focus after a step from one view of the list to another. */
function targetOf(region: HTMLElement, from: ListView, to: ListView): HTMLElement | null {
	if (isSameList(from, to) && to.show > from.show) {
		const added = region.querySelectorAll("article").item(from.show);
		return added?.querySelector("a") ?? region;
	}
	const isCleared = from.search !== "" && to.search === "";
	return isCleared ? document.getElementById(SEARCH_ID) : region;
}

/** Whether what has the focus is the way to more cards, which stays where there are still more. */
const isAtMore = (region: HTMLElement) =>
	region.contains(document.activeElement) && !document.activeElement?.closest("article, nav, form");

/**
 * `shown` is the view whose cards `region` shows. After View More the first new card has the
 * focus. What was removed while it had the focus hands it to what came in its place; whatever
 * else has it keeps it. Back and Forward give it to what had it there.
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
