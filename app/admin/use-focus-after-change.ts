import { useEffect, useRef } from "react";

interface Next {
	row: number;
	/** The button to focus; by default the row's first control. */
	button?: "up" | "down";
}

/**
 * Moves the focus after the rows of a list have changed: to the first control of a row that was added, to the button
 * that moved a row, and after a removal to the row that took its place or to the button that adds one. The list marks
 * its rows and buttons with `data-row`, `data-move` and `data-add`.
 */
export function useFocusAfterChange(element: { current: HTMLElement | null }) {
	const next = useRef<Next>(undefined);
	useEffect(() => {
		if (!next.current) return;
		const { row, button } = next.current;
		next.current = undefined;
		const place =
			element.current?.querySelector(`[data-row="${row}"]`) ??
			element.current?.querySelector(`[data-row="${row - 1}"]`);
		const target =
			(button && place?.querySelector<HTMLElement>(`[data-move="${button}"]`)) ??
			place?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select") ??
			element.current?.querySelector<HTMLElement>("[data-add]");
		target?.focus();
	});
	return (wanted: Next) => {
		next.current = wanted;
	};
}
