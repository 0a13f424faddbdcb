import type { MouseEvent } from "react";

/** False for a click that asks for another tab, window or download, or that was already handled. */
export function isPlainClick(event: MouseEvent): boolean {
	const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
	return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}
