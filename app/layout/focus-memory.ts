/** Finds an element of a page again after the page was left and has come back with new elements. */
export interface ElementPlace {
	selector: string;
	/** Which one of the elements that the selector finds. */
	index: number;
}

/** Undefined for what is no link and has no id, such as the body. */
export function placeOf(element: Element): ElementPlace | undefined {
	const address = element.getAttribute("href");
	let selector: string;
	if (element.id) selector = `#${CSS.escape(element.id)}`;
	else if (address !== null) selector = `a[href="${CSS.escape(address)}"]`;
	else return undefined;
	return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
}

export function elementAt({ selector, index }: ElementPlace): HTMLElement | undefined {
	const element = document.querySelectorAll(selector)[index];
	return element instanceof HTMLElement ? element : undefined;
}
