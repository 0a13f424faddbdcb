/**
 * Keeps a view transition that could not run from being reported as an error: the browser gives
 * one up when a page comes late or is left early, and the page itself is then simply shown.
 */
export function ignoreSkippedTransitions() {
	addEventListener("unhandledrejection", (event) => {
		const { reason } = event;
		if (reason instanceof DOMException && /\btransition\b/i.test(reason.message)) {
			event.preventDefault();
		}
	});
}
