/** Scroll positions on a page that is hydrated long after it was loaded. */
import { useEffect, useState } from "react";
import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/** Where React Router keeps the scroll position of each history entry. */
const STORAGE_KEY = "react-router-scroll-positions";

const keyOfEntry = (): string | undefined => window.history.state?.key;

/**
 * Has to be called before the router is made: an entry without a key of its own would share the
 * position of every other such entry.
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
		// Storage may be forbidden or full; then React Router knows no position either.
	}
}

/** What `<ScrollRestoration />` does, without its script, which a page that was hydrated needs no more. */
function RestoredScroll() {
	useScrollRestoration({ storageKey: STORAGE_KEY });
	return null;
}

/**
 * Restores scroll positions from now on. React Router begins by scrolling to the stored position
 * of the page, which is made the one where the visitor is: until now it was the browser's to
 * restore, and the visitor may have scrolled since.
 */
export function ScrollPosition() {
	const [isStored, setIsStored] = useState(false);
	useEffect(() => {
		storePosition();
		setIsStored(true);
	}, []);
	return isStored ? <RestoredScroll /> : null;
}
