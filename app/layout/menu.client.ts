import { MENU_CLOSE_DELAY } from "../business/timing.ts";

/**
 * The folded navigation closes shortly after one of its links is clicked, on a click anywhere
 * outside it, and on Escape, which gives focus back to what opened it.
 */
export function enhanceMenu(root: ParentNode = document) {
	const menu = root.querySelector<HTMLDetailsElement>("details[data-menu]");
	if (!menu) return;
	const close = () => {
		menu.open = false;
	};
	document.addEventListener("click", ({ target }) => {
		if (!menu.open || !(target instanceof Element)) return;
		if (!menu.contains(target)) close();
		else if (target.closest("a")) setTimeout(close, MENU_CLOSE_DELAY);
	});
	document.addEventListener("keydown", ({ key }) => {
		if (key !== "Escape" || !menu.open) return;
		close();
		menu.querySelector("summary")?.focus();
	});
}
