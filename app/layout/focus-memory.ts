/** Finds an element of a page again after the page was left and has come back with new elements. */
export interface ElementLocator {
	selector: string;
	/** Which one of the elements that the selector finds. */
	index: number;
}

/** Undefined for what is no link and has no id, such as the body. */
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
