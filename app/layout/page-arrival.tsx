import { useContext, useEffect, useLayoutEffect, useState } from "react";
import {
	type Location,
	UNSAFE_DataRouterContext as RouterContext,
	useLocation,
	useNavigationType,
} from "react-router";
import { visuallyHidden } from "~/ui/theme/text.css.ts";

/** Identifies an element of a page, to find its new counterpart when the visitor returns to the page. */
interface ElementLocator {
	selector: string;
	/** Index of the element among those that match the selector. */
	index: number;
}

/** Undefined for an element that is not a link and has no id, such as the body. */
function locatorOf(element: Element): ElementLocator | undefined {
	const address = element.getAttribute("href");
	let selector: string;
	if (element.id) selector = `#${CSS.escape(element.id)}`;
	else if (address !== null) selector = `a[href="${CSS.escape(address)}"]`;
	else return undefined;
	return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
}

function elementAt({ selector, index }: ElementLocator): HTMLElement | undefined {
	const element = document.querySelectorAll(selector)[index];
	return element instanceof HTMLElement ? element : undefined;
}

/** The location that is shown. Kept outside the component because an error page mounts it again. */
let shown: Location | undefined;
/** The element that had the focus when a page was left, by the key of the page's location. */
const left = new Map<string, ElementLocator>();
let leftElement: Element | null = null;
/** The key of the pending location. Once it is set, the focus may already be on the next page. */
let coming: string | undefined;

const pathOf = ({ pathname, search }: Location) => pathname + search;

/** Makes the Tab key continue from this element, which needn't be focusable and shows no focus outline. */
function startAt(element: HTMLElement) {
	const isFocusable = element.hasAttribute("tabindex");
	if (!isFocusable) element.tabIndex = -1;
	element.focus({ preventScroll: true });
	if (!isFocusable) element.removeAttribute("tabindex");
}

/**
 * Does after a client-side navigation what a page load does by itself: announces the page's title to
 * screen readers, and moves the focus to the top of the page or, when going back, to where it was.
 * Rendered before `<ScrollRestoration />`, to keep its jump to the top from being animated.
 */
export function PageArrival() {
	const location = useLocation();
	const type = useNavigationType();
	const router = useContext(RouterContext)?.router;
	const [title, setTitle] = useState("");

	useEffect(() => {
		shown ??= location;
		// Called before React shows the next page, while the current one can still be examined.
		return router?.subscribe((next) => {
			const { key } = next.location;
			// Only once for each page: the router also calls this for other changes, such as those of a blocker.
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
		// Chromium uses the last computed style for scrolling, so have it compute this one.
		getComputedStyle(root).getPropertyValue("scroll-behavior");
	}, [location]);

	useEffect(() => {
		const before = shown;
		shown = location;
		document.documentElement.style.removeProperty("scroll-behavior");
		if (!router || !before || before.key === location.key) return;
		// A page that shows the result of its own form decides where the focus goes.
		if (router.state.preventScrollReset || router.state.actionData) return;
		if (pathOf(before) === pathOf(location) && (before.hash || location.hash)) return;
		setTitle(document.title);
		// The page may have focused one of its own elements, such as a field.
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
