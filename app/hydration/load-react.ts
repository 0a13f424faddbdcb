/**
 * The script in every page of a production build that loads React when the visitor first interacts.
 *
 * It is imported as text only (`?inline-script`, vite.config.ts) and inlined into the page. It is the
 * same on every page, so that the security policy allows it by one hash. It uses nothing but the
 * page's data, and it is short, because it is part of every page.
 */
import type { PAGE_MODULES_ID, PageModules } from "./page-modules.ts";

const page: PageModules = JSON.parse(
	document.getElementById("page-modules" satisfies typeof PAGE_MODULES_ID)?.textContent ?? "",
);
const on = (name: string, act: (event: Event) => void) =>
	addEventListener(name, act, { capture: true, passive: true });
let started = false;
/** Preloads the modules, a few per task, so that the browser can respond to input in between. */
const preload = (addresses: string[]) => {
	for (const href of addresses.slice(0, 4)) {
		document.head.append(
			Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
		);
	}
	if (addresses.length > 4) setTimeout(preload, 0, addresses.slice(4));
};
/**
 * Evaluates the modules one after the other, the entry last, each in a task of its own. If one
 * can't be loaded, the page still works with plain links and forms.
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
	// In the order in which they are needed: one is evaluated while the next is being fetched.
	preload([...modules, ...Object.values(page.routes).flat(), page.manifest]);
	// Zod would try `eval`, which the security policy blocks and reports. This setting has to be in place
	// before Zod is evaluated.
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
	// Animation waits while the page is in a background tab.
	const loadOnceSeen = () => (document.hidden ? on("visibilitychange", loadOnceSeen) : load());
	if (document.querySelector(start.selector)) {
		afterLoading(() => setTimeout(loadOnceSeen, start.after));
	}
}
