import type { MouseEvent } from "react";

/** False for a click that asks the browser to open its link elsewhere, or that is already handled. */
export function isPlainClick(event: MouseEvent): boolean {
	const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
	return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}
