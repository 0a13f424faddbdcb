/**
 * Keeps what visitors did on a page until React takes it over, and while it does.
 *
 * Usually React adopts the elements of the page, which keep their state by themselves. But where a
 * translator or a browser extension has changed the page, React renders the whole document anew. The old
 * elements are then no longer part of the document, but they still have their state, which the new
 * ones get before the browser shows them.
 */

/** Elements with a state that visitors change. */
const STATEFUL = "input:not([type=hidden]), textarea, select, details, dialog";

/** The positions of what is scrolled. They are lost as soon as an element is removed. */
type Positions = Map<Element, { left: number; top: number }>;

let finish: (() => void) | undefined;

/**
 * Begins to keep the page. Must be called right before hydration begins.
 * @param onRenderedAnew is called if React has rendered the page anew.
 */
export function keepPage(onRenderedAnew: () => void) {
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
	on("focusin", () => {
		focused = document.activeElement;
	});
	on("focusout", () => {
		// The focus also leaves an element that is removed, but that happens while React renders.
		queueMicrotask(() => {
			focused = document.activeElement;
		});
	});
	finish = () => {
		ended.abort();
		release();
		if (roots.some((root) => root.isConnected)) return;
		restore(roots, positions, focused);
		onRenderedAnew();
	};
}

/** Must be called once React has taken over the page, before the browser shows it. */
export function finishKeeping() {
	finish?.();
	finish = undefined;
}

function notePosition(positions: Positions, element: Element) {
	const { scrollLeft: left, scrollTop: top } = element;
	if (left !== 0 || top !== 0 || positions.has(element)) positions.set(element, { left, top });
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
	const isChoice = /^(checkbox|radio)$/.test(attribute("type")) || element.tagName === "BUTTON";
	const label = [attribute("name"), attribute("href"), isChoice ? attribute("value") : ""].join(
		" ",
	);
	return `${element.tagName} ${label.trim() || attribute("class")}`;
}

/** The elements in document order by their labels, which several may share. */
function byLabel(elements: Iterable<Element>): Map<string, Element[]> {
	const found = new Map<string, Element[]>();
	for (const element of elements) {
		const label = labelOf(element);
		found.set(label, [...(found.get(label) ?? []), element]);
	}
	return found;
}

/** Gives the new elements of the page the state of those that they replace. */
function restore(roots: readonly Element[], positions: Positions, focused: Element | null) {
	const before = roots.flatMap((root) => [root, ...root.querySelectorAll("*")]);
	const now = byLabel(document.body.querySelectorAll("*"));
	const successors = new Map<Element, Element>();
	for (const [label, elements] of byLabel(before)) {
		for (const [index, element] of elements.entries()) {
			const successor = now.get(label)?.[index];
			if (successor) successors.set(element, successor);
		}
	}
	for (const [element, successor] of successors) {
		if (element.matches(STATEFUL)) copyState(element, successor);
	}
	const focus = focused && successors.get(focused);
	if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
	for (const [element, successor] of successors) {
		if (element.matches(STATEFUL)) copySelection(element, successor);
	}
	for (const [element, position] of positions) {
		const scrolled = element.isConnected ? element : successors.get(element);
		scrolled?.scrollTo({ ...position, behavior: "instant" });
	}
}

function copyState(from: Element, to: Element) {
	if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
		if (from.type === "file") {
			if (from.files?.length) to.files = from.files;
			return;
		}
		if (from.checked !== to.checked) to.checked = from.checked;
		if (from.value !== to.value) to.value = from.value;
	} else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
		if (from.value !== to.value) to.value = from.value;
	} else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
		for (const [index, option] of [...to.options].entries()) {
			option.selected = from.options[index]?.selected ?? option.selected;
		}
	} else if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) {
		to.open = from.open;
	} else if (from instanceof HTMLDialogElement && to instanceof HTMLDialogElement) {
		if (from.open && !to.open) to.showModal();
	}
}

const isText = (element: Element) =>
	element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function copySelection(from: Element, to: Element) {
	if (!isText(from) || !isText(to) || from.selectionStart === null) return;
	to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? "none");
}
