/**
 * A visitor whose browser runs no scripts, over HTTP: opens pages, fills in their forms
 * and presses their buttons.
 */
import { newBrowser } from "./browser.ts";
import { type Control, type PlainPage, readPage, textOf } from "./plain-page.ts";

const nameOf = (element: Element) => element.getAttribute("aria-label") ?? textOf(element);

const isCalled = (element: Element, name: string | RegExp) =>
	typeof name === "string" ? nameOf(element) === name : name.test(nameOf(element));

export class PlainBrowser {
	private readonly browser;
	private opened: { page: PlainPage; path: string } | undefined;

	constructor(private readonly site: string) {
		this.browser = newBrowser(site);
	}

	private get now() {
		if (!this.opened) throw new Error("No page is open");
		return this.opened;
	}

	/** The path of the open page. */
	get path() {
		return this.now.path;
	}

	get page() {
		return this.now.page;
	}

	async open(address: string) {
		const { html, path } = await this.browser.open(address);
		this.opened = { page: readPage(html, this.site + path), path };
	}

	/** Whether the text of an element contains the string, or matches the expression. */
	says(text: string | RegExp): boolean {
		const elements = [...this.page.document.querySelectorAll("body *")];
		return elements.some((element) =>
			typeof text === "string" ? nameOf(element).includes(text) : text.test(textOf(element)),
		);
	}

	/** Returns the buttons with this name, each with its form. */
	buttons(name: string | RegExp) {
		const { forms, buttons } = this.page;
		return forms.flatMap((form) =>
			buttons(form)
				.filter((button) => isCalled(button, name))
				.map((button) => ({ form, button })),
		);
	}

	private button(name: string | RegExp) {
		const [found] = this.buttons(name);
		if (!found) throw new Error(`${this.path} has no button ${name}`);
		return found;
	}

	/** Returns the form that the button with this name submits. */
	formOf = (name: string | RegExp) => this.button(name).form;

	/** Returns the control with this label, with or without a note such as "(optional)" after it. */
	labelled(label: string): Control {
		const { forms, asked, labelOf } = this.page;
		const named = new RegExp(`^${label}(?: \\(.*\\))?$`);
		const found = forms.flatMap(asked).find((control) => named.test(labelOf(control).trim()));
		if (!found) throw new Error(`${this.path} has no control ${label}`);
		return found;
	}

	/** Returns the controls of the group with this name. */
	group(name: string): Control[] {
		const { forms, asked } = this.page;
		const legendOf = (control: Control) => control.closest("fieldset")?.querySelector("legend");
		return forms.flatMap(asked).filter((control) => legendOf(control)?.textContent === name);
	}

	/**
	 * Returns the control with this name in the form. Without a form, returns the first
	 * such control on the page.
	 */
	named(name: string, form?: HTMLFormElement): Control {
		const { forms, asked } = this.page;
		const found = (form ? [form] : forms).flatMap(asked).find((control) => control.name === name);
		if (!found) throw new Error(`${this.path} has no control named ${name}`);
		return found;
	}

	/** Presses a button, after choosing a file if one is given, and follows the redirects. */
	async press(name: string | RegExp, file?: { at: string; file: File }) {
		await this.send(this.button(name), file);
	}

	async send(
		pressed: { form: HTMLFormElement; button: Element },
		chosen?: { at: string; file: File },
	) {
		const answer = await this.answerTo(pressed, chosen);
		const location = answer.headers.get("Location");
		if (location) return this.open(new URL(location, answer.url).href.slice(this.site.length));
		const html = await answer.text();
		if (answer.status >= 500) throw new Error(`${answer.url}: ${answer.status} ${html}`);
		this.opened = { page: readPage(html, answer.url), path: answer.url.slice(this.site.length) };
	}

	/** Returns the file that a download button sends. */
	async download(name: string): Promise<Buffer> {
		const answer = await this.answerTo(this.button(name));
		return Buffer.from(await answer.arrayBuffer());
	}

	private answerTo(
		{ form, button }: { form: HTMLFormElement; button: Element },
		chosen?: { at: string; file: File },
	): Promise<Response> {
		const { method, url, body, isMultipart } = this.page.sending(form, button);
		const entries = [...body].map(([name, value]) => [name, String(value)]);
		const path = url.href.slice(this.site.length);
		if (method === "GET") {
			url.search = String(new URLSearchParams(entries));
			return this.browser.get(url.href.slice(this.site.length));
		}
		if (!isMultipart) return this.browser.post(path, new URLSearchParams(entries));
		if (chosen) body.set(chosen.at, chosen.file);
		return this.browser.post(path, body);
	}
}
