/** A browser without JavaScript, reduced to what forms need. It keeps cookies. */
import { priceDefaults } from "~/business/prices.ts";
import { documentOf } from "./document.ts";
import type { Control } from "./plain-page.ts";

/** The values of a page's controls, by name. */
export type Controls = Record<string, string>;

/** Returns the text fields and hidden fields of a page, or those of its form with this ID. */
export const controlsIn = (html: string, form?: string): Controls =>
	valuesIn(html, "textarea, input:not([type=checkbox], [type=radio])", form);

/** Returns what the select fields of a page, or of its form with this ID, have chosen. */
export const chosenIn = (html: string, form?: string): Controls => valuesIn(html, "select", form);

function valuesIn(html: string, selector: string, form: string | undefined): Controls {
	const controls = documentOf(html).querySelectorAll<Control>(selector);
	const own = [...controls].filter(({ name, form: its }) => name && (!form || its?.id === form));
	return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}

/** Returns the values of the form of the settings that a page shows. */
export function settingsIn(html: string): Controls {
	const own =
		/^(base|conflicts|choice\d+|(names|contact|place)\..*|(hours|exceptions)\..*|from|to)$/;
	const prices = Object.keys(priceDefaults);
	const all = { ...controlsIn(html), ...chosenIn(html) };
	return Object.fromEntries(
		Object.entries(all).filter(([name]) => own.test(name) || prices.includes(name)),
	);
}

/**
 * Returns a browser with its own cookies at `origin`, which doesn't follow redirects unless `open` is used.
 */
export function newBrowser(origin: string) {
	const cookies = new Map<string, string>();
	async function ask(
		path: string,
		form?: Controls | URLSearchParams | FormData,
	): Promise<Response> {
		const answer = await fetch(new URL(path, origin), {
			method: form ? "POST" : "GET",
			headers: {
				Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
				...(form && { Origin: origin }),
			},
			body: form && (form instanceof FormData ? form : new URLSearchParams(form)),
			redirect: "manual",
		});
		for (const line of answer.headers.getSetCookie()) {
			const [name = "", value = ""] = line.split(";", 1)[0]?.split("=") ?? [];
			if (/; Max-Age=0(;|$)/.test(line)) cookies.delete(name);
			else cookies.set(name, line.slice(name.length + 1).split(";", 1)[0] ?? value);
		}
		return answer;
	}
	return {
		cookies,
		get: (path: string) => ask(path),
		/** Sent as `multipart/form-data` if it is `FormData`. */
		post: (path: string, form: Controls | URLSearchParams | FormData) => ask(path, form),
		/** Follows redirects, and resolves with the last page's HTML, path and status. */
		async open(path: string): Promise<{ html: string; path: string; status: number }> {
			const answer = await ask(path);
			const location = answer.headers.get("Location");
			if (location) return this.open(new URL(location, origin).href.slice(origin.length));
			return { html: await answer.text(), path, status: answer.status };
		},
	};
}

export type Browser = ReturnType<typeof newBrowser>;

/** A browser in which the admin with this password is signed in. */
export async function signedIn(origin: string, password: string): Promise<Browser> {
	const browser = newBrowser(origin);
	await browser.post("/admin/login", { username: "admin", password });
	return browser;
}
