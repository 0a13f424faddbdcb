import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Handles that a field is left: checks its answer. Where a press left it, that is done after the
 * press: what the check says would move the page from under it, and the press would be lost.
 */
export function useLeaveCheck(check: (name: string) => void) {
	const latestCheck = useRef(check);
	latestCheck.current = check;
	const isPressing = useRef(false);
	const left = useRef(new Set<string>());

	useEffect(() => {
		const onPress = () => {
			isPressing.current = true;
		};
		// The click comes with the same event, before any timer.
		const onRelease = () =>
			setTimeout(() => {
				isPressing.current = false;
				const names = [...left.current];
				left.current.clear();
				for (const name of names) latestCheck.current(name);
			});
		document.addEventListener("mousedown", onPress, true);
		document.addEventListener("mouseup", onRelease, true);
		document.addEventListener("dragend", onRelease, true);
		return () => {
			document.removeEventListener("mousedown", onPress, true);
			document.removeEventListener("mouseup", onRelease, true);
			document.removeEventListener("dragend", onRelease, true);
		};
	}, []);

	return ({ target }: FocusEvent) => {
		const name = target.getAttribute("name") ?? "";
		if (isPressing.current) left.current.add(name);
		else latestCheck.current(name);
	};
}
