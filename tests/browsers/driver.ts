/** What the tests ask of a browser, in whatever way it is driven. */

/** Elements that a person can see, by a CSS selector and by all of their text. */
export interface Target {
	css: string;
	text?: string;
}

/** A key that is no letter, by its name in the DOM. */
export type Key = "Enter" | "Tab";

/** An element of the page that is open. */
export interface PageElement {
	/** Scrolls to it and clicks in its middle, as a mouse does. */
	click(): Promise<void>;
	/** Puts the focus on it and types in place of what stands in it. */
	fill(text: string): Promise<void>;
}

/** A function that runs in the page: it gets and gives JSON and uses nothing from outside itself. */
export type InPage<Result> = (argument: string) => Result | Promise<Result>;

/** A window of its own, with a session that is gone when it is closed. */
export interface Driver {
	/** Opens an address; resolves at the latest when the page and its pictures are loaded. */
	open(address: string): Promise<void>;
	/**
	 * Calls a function in the page.
	 * @throws {Error} where the function throws, and where the page gives way to another meanwhile.
	 */
	evaluate<Result>(act: InPage<Result>, argument?: string): Promise<Result>;
	find(target: Target): Promise<PageElement[]>;
	/** Presses a key wherever the focus is. */
	press(key: Key): Promise<void>;
	close(): Promise<void>;
}

export interface Browser {
	newWindow(): Promise<Driver>;
	close(): Promise<void>;
}

/** Runs in the page. */
export function findVisible({ css, text }: Target): Element[] {
	const words = (element: Element) => element.textContent.replace(/\s+/g, " ").trim();
	return [...document.querySelectorAll(css)].filter(
		(element) =>
			element.checkVisibility({ visibilityProperty: true }) &&
			(text === undefined || words(element) === text),
	);
}

declare global {
	interface Window {
		isWatched?: boolean;
	}
}

/**
 * Runs in the page: keeps what goes wrong from now on, for `readProblems`. In the session's
 * storage, because one page gives way to another before a test has asked.
 */
export function watchPage() {
	if (window.isWatched || !location.protocol.startsWith("http")) return;
	window.isWatched = true;
	const note = (problem: string) => {
		const earlier: string[] = JSON.parse(sessionStorage.getItem("problems") ?? "[]");
		sessionStorage.setItem("problems", JSON.stringify([...earlier, problem]));
	};
	// What a page reports while it is left is that the loading of its scripts was given up.
	let isLeft = false;
	addEventListener("beforeunload", () => {
		isLeft = true;
	});
	addEventListener("pageshow", () => {
		isLeft = false;
	});
	addEventListener("error", ({ message }) => {
		// WebKit's words for such a load. Of the site's own scripts an error always has its own.
		const isGivenUp = isLeft || message === "Script error.";
		if (!isGivenUp) note(`error: ${message}`);
	});
	addEventListener("unhandledrejection", ({ reason }) => {
		// A browser gives up showing a change of pages when one comes late or is left early.
		const isSkipped = reason instanceof DOMException && /\btransition\b/i.test(reason.message);
		if (!isSkipped) note(`rejection: ${reason}`);
	});
	addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		note(`policy: ${violatedDirective} ${blockedURI}`),
	);
	for (const level of ["error", "warn"] as const) {
		const log = console[level].bind(console);
		console[level] = (...said: unknown[]) => {
			note(`console: ${said.map(String).join(" ")}`);
			log(...said);
		};
	}
}

/** Runs in the page: what went wrong in this session so far. */
export function readProblems(): string[] {
	return JSON.parse(sessionStorage.getItem("problems") ?? "[]");
}
