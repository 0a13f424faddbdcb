import { type FocusEvent, useEffect, useRef } from "react";

/**
 * A blur handler that checks the value of the field that lost the focus. If a mouse press moved the
 * focus, the check waits until the press has ended: an error message would shift the page under the
 * pointer, and the click would be lost.
 */
export function useValidateOnBlur(check: (name: string) => void) {
	const latestCheck = useRef(check);
	latestCheck.current = check;
	const isPressing = useRef(false);
	const left = useRef(new Set<string>());

	useEffect(() => {
		const onPress = () => {
			isPressing.current = true;
		};
		// The click event fires together with the mouseup, before any timer.
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
