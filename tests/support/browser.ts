/** A browser without JavaScript, reduced to what forms need. It keeps cookies. */
import { priceDefaults } from "~/business/prices.ts";

/** The values of a page's controls, by name. */
export type Controls = Record<string, string>;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const asText = (html: string) =>
	html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");

const attribute = (tag: string, name: string) =>
	asText(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

/** Returns the text fields and hidden fields of a page. */
export function controlsIn(html: string): Controls {
	const controls: Controls = {};
	for (const [, tag = "", text = ""] of html.matchAll(/<textarea([^>]*)>([^<]*)<\/textarea>/g)) {
		controls[attribute(tag, "name")] = asText(text).replace(/^\n/, "");
	}
	for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
		const type = attribute(tag, "type");
		if (type !== "checkbox" && type !== "radio") {
			controls[attribute(tag, "name")] = attribute(tag, "value");
		}
	}
	return controls;
}

/** Returns what a page's select fields have chosen. */
export function chosenIn(html: string): Controls {
	const all = html.matchAll(/<select([^>]*)>(.*?)<\/select>/gs);
	return Object.fromEntries(
		[...all].map(([, tag = "", options = ""]) => {
			const chosen = /<option[^>]* selected[^>]*>/.exec(options) ?? /<option[^>]*>/.exec(options);
			return [attribute(tag, "name"), attribute(chosen?.[0] ?? "", "value")];
		}),
	);
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
