import { focusMain } from "../ui/focus.client.ts";

/** Writes the words anew: what a page brings along in a live region is not read aloud. */
function announce(message: Element | null) {
	if (!message) return;
	const words = message.textContent;
	message.textContent = "";
	requestAnimationFrame(() => {
		message.textContent = words;
	});
}

/** Announces toasts, gives them their dismiss button, and removes those whose time is over. */
export function enhanceToasts(root: ParentNode = document) {
	for (const toast of root.querySelectorAll<HTMLElement>("[data-toast]")) {
		announce(toast.querySelector("[data-toast-message]"));
		const button = toast.querySelector<HTMLElement>("[data-dismiss]");
		if (button) button.hidden = false;
		button?.addEventListener("click", () => {
			toast.remove();
			focusMain();
		});
		// How long it stays is the stylesheet's: the last of its animations hides it.
		toast.addEventListener("animationend", () => {
			if (getComputedStyle(toast).visibility === "hidden") toast.remove();
		});
	}
}
