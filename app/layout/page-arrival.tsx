import { useContext, useEffect, useLayoutEffect, useState } from "react";
import {
	type Location,
	UNSAFE_DataRouterContext as RouterContext,
	useLocation,
	useNavigationType,
} from "react-router";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { type ElementLocator, elementAt, locatorOf } from "./focus-memory.ts";

/** The location that is shown; kept outside the component, which an error page mounts again. */
let shown: Location | undefined;
/** What had the focus when a page was left, by the key of its location. */
const left = new Map<string, ElementLocator>();
let leftElement: Element | null = null;
/** The key of the location that is on its way, from when on the focus may be the next page's. */
let coming: string | undefined;

const pathOf = ({ pathname, search }: Location) => pathname + search;

/** The Tab key goes on from this element, which needs no focus of its own and shows none. */
function startAt(element: HTMLElement) {
	const isFocusable = element.hasAttribute("tabindex");
	if (!isFocusable) element.tabIndex = -1;
	element.focus({ preventScroll: true });
	if (!isFocusable) element.removeAttribute("tabindex");
}

/**
 * Does after a navigation in the browser what a page load does by itself: the page's title is
 * read aloud, and the focus goes to the top of the page or, on the way back, to where it was.
 * Stands before `<ScrollRestoration />`, whose jump to the top it keeps from being animated.
 */
export function PageArrival() {
	const location = useLocation();
	const type = useNavigationType();
	const router = useContext(RouterContext)?.router;
	const [title, setTitle] = useState("");

	useEffect(() => {
		shown ??= location;
		// Called before React shows the next page, so that the page that is left can be looked at.
		return router?.subscribe((next) => {
			const { key } = next.location;
			// Once for each page: a blocker, for one, tells the router of itself when it is shown.
			if (!shown || key === shown.key || key === coming) return;
			coming = key;
			leftElement = document.activeElement;
			const locator = leftElement && locatorOf(leftElement);
			if (locator) left.set(shown.key, locator);
			else left.delete(shown.key);
		});
	}, [router, location]);

	useLayoutEffect(() => {
		if (!shown || location.key === shown.key) return;
		const root = document.documentElement;
		root.style.scrollBehavior = "auto";
		// Chromium scrolls by the style that it computed last, which must be this one.
		getComputedStyle(root).getPropertyValue("scroll-behavior");
	}, [location]);

	useEffect(() => {
		const before = shown;
		shown = location;
		document.documentElement.style.removeProperty("scroll-behavior");
		if (!router || !before || before.key === location.key) return;
		// The answer to a form stands in its page, which says where the focus goes.
		if (router.state.preventScrollReset || router.state.actionData) return;
		if (pathOf(before) === pathOf(location) && (before.hash || location.hash)) return;
		setTitle(document.title);
		// A page may have given the focus to something of its own, such as a field.
		const { activeElement, body } = document;
		if (activeElement !== body && activeElement !== leftElement) return;
		const place = type === "POP" ? left.get(location.key) : undefined;
		const element = place && elementAt(place);
		if (element) element.focus({ preventScroll: true });
		else startAt(document.getElementById(location.hash.slice(1)) ?? body);
	}, [location, type, router]);

	return (
		<p aria-live="polite" className={visuallyHidden}>
			{title}
		</p>
	);
}
