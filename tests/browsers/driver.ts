/** What the tests need from a browser, whichever way it is driven. */

/** Selects visible elements by a CSS selector and by their whole text. */
export interface Target {
	css: string;
	text?: string;
}

/** A key that types no character, by its name in the DOM. */
export type Key = "Enter" | "Tab";

/** An element of the open page. */
export interface PageElement {
	/** Scrolls to the element and clicks its center with the mouse. */
	click(): Promise<void>;
	/** Focuses the element and replaces its text. */
	fill(text: string): Promise<void>;
}

/** A function that runs in the page. It takes and returns JSON and uses nothing outside itself. */
export type InPage<Result> = (argument: string) => Result | Promise<Result>;

/** A separate window, whose session is deleted when it is closed. */
export interface Driver {
	/** Opens an address. Resolves when the page and its images have loaded, or earlier. */
	open(address: string): Promise<void>;
	/**
	 * Calls a function in the page.
	 * @throws {Error} if the function throws, or if the page navigates away in the meantime.
	 */
	evaluate<Result>(act: InPage<Result>, argument?: string): Promise<Result>;
	find(target: Target): Promise<PageElement[]>;
	/** Presses a key in the focused element. */
	press(key: Key): Promise<void>;
	close(): Promise<void>;
}

export interface Browser {
	newWindow(): Promise<Driver>;
	close(): Promise<void>;
}

/** Runs in the page: returns the visible elements that match a target. */
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
 * Runs in the page: records problems from this point on, for `readProblems`. They are kept in session
 * storage, because the page may navigate away before the test reads them.
 */
export function watchPage() {
	if (window.isWatched || !location.protocol.startsWith("http")) return;
	window.isWatched = true;
	const note = (problem: string) => {
		const earlier: string[] = JSON.parse(sessionStorage.getItem("problems") ?? "[]");
		sessionStorage.setItem("problems", JSON.stringify([...earlier, problem]));
	};
	// An error reported while the page is being left only means that loading its scripts was aborted.
	let isLeft = false;
	addEventListener("beforeunload", () => {
		isLeft = true;
	});
	addEventListener("pageshow", () => {
		isLeft = false;
	});
	addEventListener("error", ({ message }) => {
		// WebKit reports an aborted load with this message. An error in the site's own scripts always
		// has a message of its own.
		const isGivenUp = isLeft || message === "Script error.";
		if (!isGivenUp) note(`error: ${message}`);
	});
	addEventListener("unhandledrejection", ({ reason }) => {
		// A browser skips a view transition if it starts late or the visitor navigates away early.
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

/** Runs in the page: returns the problems recorded in this session so far. */
export function readProblems(): string[] {
	return JSON.parse(sessionStorage.getItem("problems") ?? "[]");
}
