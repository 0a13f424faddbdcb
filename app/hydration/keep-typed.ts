/** Keeps what visitors typed or chose before the page was hydrated. */

/**
 * While React hydrates a textarea or a select, it sets the default value again, which would replace
 * what the visitor has typed or chosen since the page arrived. The server's HTML has the defaults
 * already, so the first time that React sets one is ignored. Later changes take effect.
 */
export function keepTypedAnswers() {
	for (const area of document.querySelectorAll("textarea")) {
		if (area.defaultValue) skipNextSet(area, "value", HTMLTextAreaElement.prototype);
	}
	for (const option of document.querySelectorAll<HTMLOptionElement>("option[selected]")) {
		skipNextSet(option, "selected", HTMLOptionElement.prototype);
	}
}

/** Ignores the next value that a script assigns to the element's property. */
function skipNextSet(element: Element, property: string, prototype: object) {
	const own = Object.getOwnPropertyDescriptor(prototype, property);
	Object.defineProperty(element, property, {
		configurable: true,
		get: () => own?.get?.call(element),
		set: () => Reflect.deleteProperty(element, property),
	});
}
