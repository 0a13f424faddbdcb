import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/** Calls `work` after each client-side navigation, but not for the page that the document was loaded with. */
export function useAfterNavigation(work: () => void) {
	const { key } = useLocation();
	const last = useRef(key);
	const onNavigation = useEffectEvent(work);
	useEffect(() => {
		if (last.current === key) return;
		last.current = key;
		onNavigation();
	}, [key]);
}
