/** Identifies an element of a page, to find its new counterpart when the visitor returns to the page. */
export interface ElementLocator {
	selector: string;
	/** Index of the element among those that match the selector. */
	index: number;
}

/** Undefined for an element that is not a link and has no id, such as the body. */
export function locatorOf(element: Element): ElementLocator | undefined {
	const address = element.getAttribute("href");
	let selector: string;
	if (element.id) selector = `#${CSS.escape(element.id)}`;
	else if (address !== null) selector = `a[href="${CSS.escape(address)}"]`;
	else return undefined;
	return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
}

export function elementAt({ selector, index }: ElementLocator): HTMLElement | undefined {
	const element = document.querySelectorAll(selector)[index];
	return element instanceof HTMLElement ? element : undefined;
}
