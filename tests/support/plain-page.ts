/**
 * A page as a browser without scripts sees it. jsdom follows the rules of HTML for forms: which controls
 * belong to a form, how they are labeled, and what a button sends.
 */
import { documentOf, window } from "./document.ts";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The request that pressing a button sends. */
export interface Sending {
	method: string;
	url: URL;
	body: FormData;
	isMultipart: boolean;
}

const UNSEEN = "[hidden], [inert], template, dialog:not([open])";

export const textOf = (element: Element | null | undefined) =>
	(element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** Returns the text of the elements whose IDs the attribute lists. */
const referred = (element: Element, attribute: string) =>
	(element.getAttribute(attribute) ?? "")
		.split(" ")
		.map((id) => textOf(id ? element.ownerDocument.getElementById(id) : null))
		.join(" ")
		.trim();

/** Returns a control's accessible name. */
const labelOf = (control: Control) =>
	referred(control, "aria-labelledby") ||
	control.getAttribute("aria-label") ||
	[...(control.labels ?? [])].map(textOf).join(" ") ||
	control.title;

const { HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement } = window;

export function readPage(html: string, address: string) {
	const document = documentOf(html);

	const controls = (form: HTMLFormElement): Control[] =>
		[...form.elements].flatMap((element) => {
			if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
				return element;
			if (!(element instanceof HTMLInputElement)) return [];
			return /^(submit|image|button|reset)$/.test(element.type) ? [] : element;
		});
	/** Returns the controls that a visitor can fill in. */
	const asked = (form: HTMLFormElement): Control[] =>
		controls(form).filter((control) => control.type !== "hidden" && !control.closest(UNSEEN));
	/** Returns the buttons that a visitor can press, including those outside the form's element. */
	const buttons = (form: HTMLFormElement) =>
		[...form.elements].filter(
			(element) =>
				element instanceof HTMLButtonElement &&
				element.type === "submit" &&
				!element.matches(":disabled") &&
				!element.closest(UNSEEN),
		);

	/** Builds the request that the button submits with the form's present values. */
	function sending(form: HTMLFormElement, button: Element): Sending {
		const own = (name: string) => button.getAttribute(`form${name}`) ?? form.getAttribute(name);
		const body = new FormData();
		const submitter = button instanceof window.HTMLElement ? button : null;
		for (const [name, value] of new window.FormData(form, submitter)) {
			if (typeof value === "string") body.append(name, value);
			else body.append(name, new File([], value.name, { type: value.type }));
		}
		return {
			method: (own("method") ?? "get").toUpperCase(),
			url: new URL(own("action") || address, address),
			body,
			isMultipart: own("enctype") === "multipart/form-data",
		};
	}

	/** Clears every required control, and writes `text` into each optional free text field. */
	function misfill(form: HTMLFormElement, text: string) {
		for (const control of asked(form)) {
			const isTicked =
				control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
			if (isTicked) control.checked &&= !control.required;
			else if (control.type === "file") continue;
			else if (control.required) control.value = "";
			else if (isFree(control)) control.value = text;
		}
	}
	/** Whether the control accepts any text. */
	const isFree = (control: Control) =>
		/^(text|textarea)$/.test(control.type) &&
		!control.matches("[inputmode], [pattern], [list], [readonly]") &&
		!(Number(control.getAttribute("maxlength") ?? Number.POSITIVE_INFINITY) < 60);

	/** Buttons that belong to no form, and do nothing without scripts. */
	const idle = [...document.querySelectorAll("button")].filter(
		(button) => !button.form && !button.hasAttribute("popovertarget") && !button.closest(UNSEEN),
	);

	return {
		document,
		idle,
		// A form that closes the dialog around it is never sent.
		forms: [...document.forms].filter(({ method }) => method !== "dialog"),
		asked,
		buttons,
		sending,
		misfill,
		labelOf,
		heading: textOf(document.querySelector("h1")),
		alert: [...document.querySelectorAll("[role=alert]")].map(textOf).join(" "),
		/** Controls that are marked as invalid, each with its error message. */
		refused: [...document.querySelectorAll("[aria-invalid=true]")].map((control) => ({
			name: control.getAttribute("name") ?? control.id,
			says: referred(control, "aria-describedby"),
		})),
		/** The values of the controls, by name. */
		written: new Map(
			[...document.forms].flatMap((form) =>
				asked(form).map((control): [string, string] => [control.name, control.value]),
			),
		),
	};
}

export type PlainPage = ReturnType<typeof readPage>;
