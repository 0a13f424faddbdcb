/**
 * Keeps what visitors did on a page until React takes it over, and while it does.
 *
 * Usually React adopts the elements of the page, which keep their state by themselves. But where a
 * translator or a browser extension has changed the page, React renders the whole document anew. The old
 * elements are then no longer part of the document, but they still have their state, which the new
 * ones get before the browser shows them.
 */
import { href } from "react-router";

/** The properties that visitors change, of all kinds of elements. File inputs have one of their own. */
const states = ["checked", "selectedIndex", "value", "open"];

/** The positions of what is scrolled. They are lost as soon as an element is removed. */
type Positions = Map<Element, { left: number; top: number }>;

let finish: (() => void) | undefined;

/** Begins to keep the page. Must be called right before hydration begins. */
export function keepPage() {
	const roots = [...document.body.children].filter((root) => !root.matches("script, style, link"));
	const release = keepTyped();
	const positions: Positions = new Map();
	for (const element of document.querySelectorAll("html, body *")) notePosition(positions, element);
	let focused = document.activeElement;
	const ended = new AbortController();
	const on = (name: string, act: (event: Event) => void) =>
		document.addEventListener(name, act, { capture: true, signal: ended.signal });
	on("scroll", ({ target }) => {
		notePosition(positions, target instanceof Element ? target : document.documentElement);
	});
	// Later than the event, because the focus also leaves an element that React removes.
	for (const name of ["focusin", "focusout"]) {
		on(name, () =>
			queueMicrotask(() => {
				focused = document.activeElement;
			}),
		);
	}
	finish = () => {
		ended.abort();
		release();
		if (roots.some((root) => root.isConnected)) return;
		restore(roots, positions, focused);
		navigator.sendBeacon(href("/metrics/rendered-anew"));
	};
}

/** Must be called once React has taken over the page, before the browser shows it. */
export function finishKeeping() {
	finish?.();
	finish = undefined;
}

function notePosition(positions: Positions, element: Element) {
	const { scrollLeft: left, scrollTop: top } = element;
	if (left || top || positions.has(element)) positions.set(element, { left, top });
}

/**
 * When React adopts a textarea, perhaps more than once, it compares its content with the default value, and
 * sets that again if they are equal, which would replace what the visitor has typed. Until the returned
 * function is called, textareas have no content to compare.
 */
function keepTyped() {
	const areas = document.querySelectorAll("textarea");
	for (const area of areas) {
		Object.defineProperty(area, "textContent", { configurable: true, get: () => "" });
	}
	return () => {
		for (const area of areas) Reflect.deleteProperty(area, "textContent");
	};
}

/** What an element has in common with the one that replaces it, whatever was changed around it. */
function labelOf(element: Element): string {
	if (element.id) return `#${element.id}`;
	const attribute = (name: string) => element.getAttribute(name) ?? "";
	const label = ["name", "href", "value"].map(attribute).join(" ");
	return `${element.tagName} ${label.trim() || attribute("class")}`;
}

/** The elements by their labels, with a number for each that has the same label as earlier ones. */
function byLabel(elements: Iterable<Element>): Map<string, Element> {
	const found = new Map<string, Element>();
	const counts = new Map<string, number>();
	for (const element of elements) {
		const label = labelOf(element);
		const count = counts.get(label) ?? 0;
		counts.set(label, count + 1);
		found.set(`${count} ${label}`, element);
	}
	return found;
}

/** Gives the new elements of the page the state of those that they replace. */
function restore(roots: readonly Element[], positions: Positions, focused: Element | null) {
	const now = byLabel(document.body.querySelectorAll("*"));
	const successors = new Map<Element | null, Element>();
	for (const [label, element] of byLabel(
		roots.flatMap((root) => [root, ...root.querySelectorAll("*")]),
	)) {
		const successor = now.get(label);
		if (!successor) continue;
		successors.set(element, successor);
		copyState(element, successor);
	}
	const focus = successors.get(focused);
	if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
	if (isText(focused) && isText(focus) && focused.selectionStart !== null) {
		const { selectionStart, selectionEnd, selectionDirection } = focused;
		focus.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? "none");
	}
	for (const [element, position] of positions) {
		const scrolled = element.isConnected ? element : successors.get(element);
		scrolled?.scrollTo({ ...position, behavior: "instant" });
	}
}

const isText = (element?: Element | null) =>
	element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function copyState(from: Element, to: Element) {
	const type = from.getAttribute("type");
	if (type === "hidden") return;
	if (to instanceof HTMLDialogElement) {
		if (from.hasAttribute("open")) to.showModal();
		return;
	}
	for (const property of type === "file" ? ["files"] : states) {
		const value: unknown = Reflect.get(from, property);
		if (Reflect.get(to, property) !== value) Reflect.set(to, property, value);
	}
}
