/** Restores scroll positions on a page that may be hydrated long after it was loaded. */
import { useEffect, useState } from "react";
import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/** The session storage key under which React Router keeps the scroll position of each history entry. */
const STORAGE_KEY = "react-router-scroll-positions";

const keyOfEntry = (): string | undefined => window.history.state?.key;

/**
 * Gives the current history entry a key. Must be called before the router is created: entries without
 * a key of their own would all share one scroll position.
 */
export function ensureEntryKey() {
	const key = keyOfEntry() ?? crypto.randomUUID();
	window.history.replaceState({ ...window.history.state, key }, "");
}

function storePosition() {
	try {
		const positions: object = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
		const here = { ...positions, [keyOfEntry() ?? "default"]: window.scrollY };
		sessionStorage.setItem(STORAGE_KEY, JSON.stringify(here));
	} catch {
		// Storage may be blocked or full; then React Router has no stored position either.
	}
}

/** Does what `<ScrollRestoration />` does, without its inline script, which a hydrated page doesn't need. */
function RestoredScroll() {
	useScrollRestoration({ storageKey: STORAGE_KEY });
	return null;
}

/**
 * Restores scroll positions once the page is hydrated. React Router begins by scrolling to the page's
 * stored position, so the current position is stored first: until hydration the browser restored the
 * position, and the visitor may have scrolled since.
 */
export function ScrollPosition() {
	const [isStored, setIsStored] = useState(false);
	useEffect(() => {
		storePosition();
		setIsStored(true);
	}, []);
	return isStored ? <RestoredScroll /> : null;
}
