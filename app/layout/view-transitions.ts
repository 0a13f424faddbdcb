/**
 * Keeps a skipped view transition from being reported as an error. The browser skips one if a page
 * arrives late or is left early, and then simply shows the page.
 */
export function ignoreSkippedTransitions() {
	addEventListener("unhandledrejection", (event) => {
		const { reason } = event;
		if (reason instanceof DOMException && /\btransition\b/i.test(reason.message)) {
			event.preventDefault();
		}
	});
}
