/** Changes pages before they are hydrated, as translators and browser extensions do. */
import { expect, type Page } from "@playwright/test";
import { holdScripts, hydrated } from "./held-scripts.ts";

/** Each runs in the page. The first three make React render the whole page anew. */
export const changes = {
	"a translator put every text into font elements": () => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: Text[] = [];
		while (texts.nextNode()) {
			const { currentNode } = texts;
			if (!(currentNode instanceof Text) || !currentNode.data.trim()) continue;
			if (!currentNode.parentElement?.closest("script, style, textarea")) found.push(currentNode);
		}
		for (const text of found) {
			const font = document.createElement("font");
			text.replaceWith(font);
			font.append(document.createElement("font"));
			font.firstElementChild?.append(`${text.data}o`);
		}
	},
	"an extension put an element beside every field": () => {
		for (const field of document.querySelectorAll("input, textarea, select")) {
			field.after(document.createElement("div"));
			const own = Object.assign(document.createElement("input"), { value: "of the extension" });
			field.before(own);
		}
	},
	"an extension replaced a word": () => {
		const heading = document.querySelector("h1");
		if (heading) heading.textContent = "Replaced";
	},
	"an extension put elements into the head and the body": () => {
		for (const place of [document.head, document.body]) {
			place.prepend(document.createElement("template"));
			place.append(document.createElement("script"));
		}
		document.body.prepend(document.createElement("div"));
		document.body.append(document.createElement("input"));
		document.documentElement.append(document.createElement("aside"));
	},
	"an extension set attributes": () => {
		for (const element of document.querySelectorAll("html, body, form, input, textarea, select")) {
			element.setAttribute("data-lt-installed", "true");
			element.classList.add("extension");
		}
	},
};

/** Runs in the page: types, chooses and checks something else in every field, and opens every menu. */
function changeFields(form: string) {
	const words: Record<string, string> = {
		email: "noel@example.com",
		number: "3",
		date: "2026-12-24",
		time: "10:30",
		url: "https://example.com/",
		range: "2",
	};
	for (const field of document.querySelectorAll(`${form} :is(input, textarea, select)`)) {
		if (field instanceof HTMLSelectElement) {
			const last = field.options[field.options.length - 1];
			if (last) last.selected = true;
		} else if (field instanceof HTMLTextAreaElement) {
			field.value = "Line one\nNoel Example and family";
		} else if (field instanceof HTMLInputElement && field.type !== "hidden") {
			if (field.type === "checkbox") field.checked = !field.checked;
			else if (field.type === "radio") field.checked = true;
			else if (field.type === "file") {
				const files = new DataTransfer();
				files.items.add(new File(["x"], "puppy.jpg", { type: "image/jpeg" }));
				field.files = files.files;
			} else field.value = words[field.type] ?? "Noel Example and family";
		}
	}
	for (const menu of document.querySelectorAll("details")) menu.open = true;
}

/** Runs in the page: everything that a visitor sees in the fields, and where they are. */
function stateOf(form: string) {
	const fields = [...document.querySelectorAll(`${form} :is(input, textarea, select)`)];
	const focus = document.activeElement;
	const isText = focus instanceof HTMLInputElement || focus instanceof HTMLTextAreaElement;
	return {
		fields: fields.flatMap((field) => {
			if (field instanceof HTMLInputElement) {
				const { name, type, value, checked, files } = field;
				const isHidden = type === "hidden" || name === "";
				return isHidden ? [] : [[name, value, checked, files?.[0]?.name]];
			}
			if (field instanceof HTMLSelectElement) return [[field.name, field.value]];
			return field instanceof HTMLTextAreaElement ? [[field.name, field.value]] : [];
		}),
		menus: [...document.querySelectorAll("details")].map(({ open }) => open),
		focus: focus && (focus.id || focus.getAttribute("name")),
		caret: isText ? [focus.selectionStart, focus.selectionEnd] : [],
		scroll: Math.round(window.scrollY),
	};
}

export interface ChangedPage {
	path: string;
	/** Selects the form. */
	form: string;
	/** The field in which the visitor is typing. */
	field: string;
}

/** Expects that nothing that a visitor did is lost when React takes over a page that was changed. */
export async function expectKept(
	page: Page,
	{ path, form, field }: ChangedPage,
	change: () => void,
) {
	const release = await holdScripts(page);
	await page.goto(path);
	await page.evaluate(changeFields, form);
	await page.evaluate(() => window.scrollTo({ top: 150, behavior: "instant" }));
	const control = page.locator(`${form} ${field}`);
	await control.evaluate((typed) => {
		if (!(typed instanceof HTMLInputElement || typed instanceof HTMLTextAreaElement)) return;
		typed.focus({ preventScroll: true });
		typed.setSelectionRange(2, 5);
	});
	await page.evaluate(change);
	const before = await page.evaluate(stateOf, form);
	expect(before.fields.length).toBeGreaterThan(0);
	release();
	await hydrated(page);
	expect(await page.evaluate(stateOf, form)).toEqual(before);
}

/** Removes React's reports that it rendered a page anew, and expects no other problem. */
export function expectRenderedAnew(problems: string[]) {
	const others = problems.splice(0).filter((problem) => !problem.includes("React error #418"));
	expect(others).toEqual([]);
}
