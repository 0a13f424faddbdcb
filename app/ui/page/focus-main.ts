/** Moves the focus to the page's main content after the focused element has been removed. */
export function focusMain() {
	document.getElementById("main")?.focus({ preventScroll: true });
}
