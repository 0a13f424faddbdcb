import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/** Calls `work` after each navigation inside the document, not for the page it was loaded with. */
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
