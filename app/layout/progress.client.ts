/** Milliseconds that a page may take before its progress is shown: a fast one needs none. */
const PATIENCE = 250;

/** The page that a click leads to in this window; undefined for a click that leads to none. */
function pageBehind(event: MouseEvent): URL | undefined {
	const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
	const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
	if (!isPlain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return undefined;
	if (link.target || link.hasAttribute("download") || link.origin !== location.origin) {
		return undefined;
	}
	const url = new URL(link.href);
	const isSamePage = url.pathname === location.pathname && url.search === location.search;
	return isSamePage && url.hash ? undefined : url;
}

/** Shows a bar while the next page is on its way. */
export function enhanceProgress(root: ParentNode = document) {
	const bar = root.querySelector<HTMLElement>("[data-progress]");
	if (!bar) return;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const begin = () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			bar.hidden = false;
		}, PATIENCE);
	};
	const end = () => {
		clearTimeout(timer);
		bar.hidden = true;
	};
	// After every other listener, which may have taken the click for itself.
	window.addEventListener("click", (event) => pageBehind(event) && begin());
	window.addEventListener("submit", (event) => event.defaultPrevented || begin());
	// The Back button may bring the page back as it was left; Escape stops the navigation.
	window.addEventListener("pageshow", end);
	window.addEventListener("keydown", (event) => event.key === "Escape" && end());
}
