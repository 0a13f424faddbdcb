/**
 * The script in every page of a production build that loads React when the visitor acts.
 *
 * `loadReact` is never called on the server: its source text is put into the page, the same on
 * every page of a build, so that the security policy allows it by one hash. It therefore uses
 * nothing from outside itself but what the page's data tells it.
 */

/** When React is loaded on a page. */
export type HydrationStart =
	/** At once: pages that are for work, and pages with a message that leaves by itself. */
	| "now"
	/** At the visitor's first act. */
	| "act"
	/** At the first act or, at the latest, this many milliseconds after the page has loaded. */
	| number
	/** The same, but only on a page with such an element, where a media query holds, once it is seen. */
	| { after: number; selector: string; media: string };

/** What the script needs to know of a page, as JSON in the element with the id `page-modules`. */
export interface PageModules {
	start: HydrationStart;
	/** React Router's handoff context. */
	context: object;
	/** Addresses of modules that many pages share, evaluated one after the other, in this order. */
	shared: string[];
	/** Addresses of the modules of each matched route, by the route's id. */
	routes: Record<string, string[]>;
	/** Addresses of what the route modules import, fetched early. */
	imports: string[];
	/** Address of the entry module, which hydrates the page when it is evaluated. */
	entry: string;
}

declare global {
	interface Window {
		/** React Router's handoff, which its own `<Scripts />` would set. */
		__reactRouterContext?: object;
		__reactRouterRouteModules?: Record<string, object>;
	}
}

export function loadReact() {
	const textOf = (id: string) => document.getElementById(id)?.textContent ?? "";
	const page: PageModules = JSON.parse(textOf("page-modules"));
	const acts = ["pointerdown", "touchstart", "keydown", "focusin", "scroll", "wheel", "submit"];
	const controls = "a,button,input,select,textarea,summary,label,dialog";
	let started = false;

	/** Lets the browser answer the visitor between two modules. */
	const pause = () => new Promise((done) => setTimeout(done));
	const load = async () => {
		if (started) return;
		started = true;
		for (const act of acts) removeEventListener(act, load, true);
		removeEventListener("pointerover", onPointer, true);
		const modules = Object.values(page.routes).flat();
		for (const address of [...page.shared, ...page.imports, ...modules, page.entry]) {
			const link = document.createElement("link");
			link.rel = "modulepreload";
			link.href = address;
			document.head.append(link);
		}
		try {
			for (const address of page.shared) {
				await import(/* @vite-ignore */ address);
				await pause();
			}
			const routeModules: Record<string, object> = {};
			for (const [id, addresses] of Object.entries(page.routes)) {
				const parts = await Promise.all(
					addresses.map((address) => import(/* @vite-ignore */ address)),
				);
				routeModules[id] = Object.assign({}, ...parts);
				await pause();
			}
			const stream = new Blob([textOf("page-data")]).stream();
			window.__reactRouterContext = Object.assign(page.context, { stream });
			window.__reactRouterRouteModules = routeModules;
			await import(/* @vite-ignore */ page.entry);
		} catch {
			// Without React the page goes on with the browser's own links and forms.
		}
	};
	const onPointer = ({ target }: Event) => {
		if (target instanceof Element && target.closest(controls)) load();
	};
	for (const act of acts) addEventListener(act, load, { capture: true, passive: true });
	addEventListener("pointerover", onPointer, { capture: true, passive: true });

	const whenLoaded = (work: () => void) => {
		if (document.readyState === "complete") work();
		else addEventListener("load", work, { once: true });
	};
	/** What moves by itself waits while nobody sees the page. */
	const loadWhenSeen = () => {
		if (document.hidden) addEventListener("visibilitychange", loadWhenSeen, { once: true });
		else load();
	};
	const { start } = page;
	let isCached = false;
	try {
		isCached = sessionStorage.getItem("react") === page.entry;
	} catch {
		// Storage may be forbidden.
	}
	if (start === "now") load();
	else if (isCached) {
		whenLoaded(() => {
			if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 5_000 });
			else setTimeout(load, 200);
		});
	} else if (typeof start === "number") whenLoaded(() => setTimeout(load, start));
	else if (typeof start === "object") {
		const { after, media, selector } = start;
		if (matchMedia(media).matches && document.querySelector(selector)) {
			whenLoaded(() => setTimeout(loadWhenSeen, after));
		}
	}
}
