/**
 * The script in every page of a production build that loads React when the visitor acts.
 *
 * It is imported as text only (`?inline-script`, vite.config.ts) and put into the page, the same on
 * every page, so that the security policy allows it by one hash. It uses nothing from outside
 * itself but the page's data, and is short, because every page carries it.
 */
import type { PAGE_MODULES_ID, PageModules } from "./page-modules.ts";

const page: PageModules = JSON.parse(
	document.getElementById("page-modules" satisfies typeof PAGE_MODULES_ID)?.textContent ?? "",
);
const on = (name: string, act: (event: Event) => void) =>
	addEventListener(name, act, { capture: true, passive: true });
let started = false;
/** Fetches those modules; a few in a task, so that the browser answers the visitor in between. */
const preload = (addresses: string[]) => {
	for (const href of addresses.slice(0, 4)) {
		document.head.append(
			Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
		);
	}
	if (addresses.length > 4) setTimeout(preload, 0, addresses.slice(4));
};
/**
 * Evaluates the modules one after the other, the entry last, each in a task of its own. Where one
 * can't be had the page goes on with the browser's own links and forms.
 */
const evaluate = ([address, ...others]: string[]) => {
	if (address) {
		import(/* @vite-ignore */ address)
			.then(() => setTimeout(evaluate, 0, others))
			.catch(reportError);
	}
};
const load = () => {
	if (started) return;
	started = true;
	const modules = [...page.imports, page.entry];
	// In the order in which they are needed: one is evaluated while the next is on its way.
	preload([...modules, ...Object.values(page.routes).flat(), page.manifest]);
	// Zod would try `eval`, which the security policy forbids and reports. Its settings have to be
	// there before it is.
	Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
	evaluate(modules);
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
