import { focusMain } from "./focus.client.ts";

/** Shows the dismiss buttons of alerts and makes them take their alert away. */
export function enhanceAlerts(root: ParentNode = document) {
	for (const button of root.querySelectorAll<HTMLElement>("[data-alert] > [data-dismiss]")) {
		button.hidden = false;
		button.addEventListener("click", () => {
			button.closest("[data-alert]")?.remove();
			focusMain();
		});
	}
}
