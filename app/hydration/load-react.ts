/**
 * The script in every page of a production build that loads React when the visitor acts.
 *
 * `loadReact` is never called on the server: its source text is put into the page, the same on
 * every page, so that the security policy allows it by one hash. It therefore uses nothing from
 * outside itself but the page's data, and is short, because every page carries it.
 */

/** When React is loaded on a page. */
export type HydrationStart =
	/** At once: pages that are for work, and pages with a message that leaves by itself. */
	| "now"
	/** At the visitor's first act. */
	| "act"
	/**
	 * At the first act or, at the latest, so many milliseconds after the page has loaded: for what
	 * moves by itself, where the page has such an element, a media query holds, and it is seen.
	 */
	| { after: number; selector: string; media: string };

/** The id of the element that holds a page's `PageModules` as JSON. */
export const PAGE_MODULES_ID = "page-modules";

/** Where the code of a page is. */
export interface PageModules {
	start: HydrationStart;
	/** Address of the entry module, which hydrates the page when it is evaluated. */
	entry: string;
	/** Address of React Router's manifest. */
	manifest: string;
	/** Addresses of the modules of each matched route, by the route's id. */
	routes: Record<string, string[]>;
	/** Addresses of what those modules import, to be fetched together with them. */
	imports: string[];
}

export function loadReact() {
	const page: PageModules = JSON.parse(document.getElementById("page-modules")?.textContent ?? "");
	const on = (name: string, act: (event: Event) => void) =>
		addEventListener(name, act, { capture: true, passive: true });
	let started = false;
	const load = () => {
		if (started) return;
		started = true;
		for (const href of [page.manifest, ...Object.values(page.routes).flat(), ...page.imports]) {
			document.head.append(
				Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
			);
		}
		// Without React the page goes on with the browser's own links and forms.
		import(/* @vite-ignore */ page.entry).catch(() => {});
	};
	for (const name of "pointerdown touchstart keydown focusin scroll wheel submit".split(" ")) {
		on(name, load);
	}
	on("pointerover", ({ target }) => {
		if (target instanceof Element && target.closest("a,button,input,select,textarea,summary,label"))
			load();
	});
	const afterLoading = (work: () => void) =>
		document.readyState === "complete" ? work() : on("load", work);
	const { start } = page;
	let isCached = false;
	try {
		isCached = sessionStorage.react === page.entry;
	} catch {}
	if (start === "now") load();
	else if (isCached) afterLoading(() => (self.requestIdleCallback ?? setTimeout)(load));
	else if (start !== "act" && matchMedia(start.media).matches) {
		// What moves by itself waits while nobody sees the page.
		const loadOnceSeen = () => (document.hidden ? on("visibilitychange", loadOnceSeen) : load());
		if (document.querySelector(start.selector)) {
			afterLoading(() => setTimeout(loadOnceSeen, start.after));
		}
	}
}
