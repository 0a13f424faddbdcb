/** Keeps what visitors wrote or chose before their page was hydrated. */

/**
 * React sets a textarea's default text and a select's default choice once more while it hydrates
 * them, which would replace what was written since the page arrived. The server's HTML shows the
 * defaults already, so the first time that React sets one is left out; later ones count.
 */
export function keepTypedAnswers() {
	for (const area of document.querySelectorAll("textarea")) {
		if (area.defaultValue) skipNextSet(area, "value", HTMLTextAreaElement.prototype);
	}
	for (const option of document.querySelectorAll<HTMLOptionElement>("option[selected]")) {
		skipNextSet(option, "selected", HTMLOptionElement.prototype);
	}
}

/** Ignores the next value that a script sets as that property of the element. */
function skipNextSet(element: Element, property: string, prototype: object) {
	const own = Object.getOwnPropertyDescriptor(prototype, property);
	Object.defineProperty(element, property, {
		configurable: true,
		get: () => own?.get?.call(element),
		set: () => Reflect.deleteProperty(element, property),
	});
}
