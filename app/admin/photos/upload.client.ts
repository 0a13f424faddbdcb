import { enhanceFocus } from "./focus.client.ts";

const UNSENT = "could not be sent: please look at your connection and try again";
const SIGNED_OUT = "could not be sent: please load this page again and sign in";
const REGION = "[data-photo-list]";

interface Sent {
	/** Why the file was refused, in words that go on from its name. */
	reason?: string;
	/** The page that answered. */
	page?: Document;
}

/** What an answer says of the one file that was sent. */
function readAnswer(html: string): Sent {
	const page = new DOMParser().parseFromString(html, "text/html");
	if (!page.querySelector(REGION)) return { reason: SIGNED_OUT };
	const refused = page.querySelector("[data-refused]")?.textContent;
	const problem = page.querySelector("[role=alert] h2")?.textContent;
	return { page, reason: refused ?? problem ?? undefined };
}

/** Sends one file with the form's other answers; `report` is told how much has gone, from 0 to 1. */
function send(form: HTMLFormElement, control: string, file: File, report: (part: number) => void) {
	const body = new FormData();
	for (const [name, value] of new FormData(form)) if (name !== control) body.append(name, value);
	body.append(control, file);
	return new Promise<Sent>((done) => {
		const request = new XMLHttpRequest();
		request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
			if (lengthComputable && total > 0) report(loaded / total);
		});
		request.addEventListener("load", () => {
			const isPage = request.status < 500;
			done(isPage ? readAnswer(request.responseText) : { reason: UNSENT });
		});
		for (const kind of ["error", "abort", "timeout"]) {
			request.addEventListener(kind, () => done({ reason: UNSENT }));
		}
		request.open("POST", form.action);
		request.setRequestHeader("Accept", "text/html");
		request.send(body);
	});
}

type Control = HTMLInputElement | HTMLTextAreaElement;
const controlsIn = (region: ParentNode) =>
	region.querySelectorAll<Control>("input[name], textarea[name]");

/** Puts the photos of a fetched page in place of those shown; what was being written stays. */
function replacePhotos(page: Document) {
	const shown = document.querySelector<HTMLElement>(REGION);
	const fetched = page.querySelector<HTMLElement>(REGION);
	if (!shown || !fetched) return;
	const written = new Map<string, string>();
	for (const { name, value, defaultValue } of controlsIn(shown)) {
		if (value !== defaultValue) written.set(name, value);
	}
	const focused = shown.contains(document.activeElement) ? document.activeElement?.id : undefined;
	shown.replaceChildren(...document.adoptNode(fetched).childNodes);
	for (const control of controlsIn(shown)) {
		const words = written.get(control.name);
		if (words !== undefined) control.value = words;
	}
	if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
	enhanceFocus(shown);
}

function itemFor(form: HTMLFormElement, list: HTMLElement, file: File) {
	const template = form.querySelector<HTMLTemplateElement>("template[data-upload-item]");
	const copy = template && document.importNode(template.content, true);
	const item = copy?.querySelector<HTMLElement>("li") ?? document.createElement("li");
	const bar = item.querySelector("progress");
	const state = item.querySelector("[data-state]");
	const name = item.querySelector("[data-name]");
	if (name) name.textContent = file.name;
	bar?.setAttribute("aria-label", file.name);
	list.append(item);
	const say = (words: string) => {
		if (state) state.textContent = words;
	};
	say("waiting");
	return {
		progress(part: number) {
			if (bar) bar.value = part * 100;
			say(part < 1 ? `${Math.round(part * 100)} % sent` : "sent; the sizes are being made");
		},
		end(reason: string | undefined) {
			item.dataset.done = reason ? "refused" : "added";
			say(reason ?? "added");
		},
	};
}

const count = (number: number) => (number === 1 ? "1 photo" : `${number} photos`);

function control(
	form: HTMLFormElement,
	files: HTMLInputElement,
	list: HTMLElement,
	drop: HTMLElement,
) {
	const status = form.querySelector("[data-upload-status]");
	const waiting: { file: File; item: ReturnType<typeof itemFor> }[] = [];
	const totals = { added: 0, refused: 0 };
	let isBusy = false;

	const announce = () => {
		if (!status) return;
		const { added, refused } = totals;
		const left = waiting.length > 0 ? ` ${waiting.length} to go.` : "";
		status.textContent = `${count(added)} added, ${refused} refused.${left}`;
	};

	/** One after the other, so that the order stays and a phone's line is not divided. */
	const work = async () => {
		if (isBusy) return;
		isBusy = true;
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const { file, item } = next;
			const isTooLarge = file.size > Number(form.dataset.maxBytes);
			const { reason, page } = isTooLarge
				? { reason: form.dataset.tooLarge }
				: await send(form, files.name, file, item.progress);
			item.end(reason);
			totals[reason ? "refused" : "added"] += 1;
			if (page) replacePhotos(page);
			announce();
		}
		isBusy = false;
	};

	/** Chosen files wait for the answers beside them. */
	const chosen: File[] = [];
	const start = () => {
		if (chosen.length === 0 || !form.reportValidity()) return;
		if (!isBusy) {
			list.replaceChildren();
			Object.assign(totals, { added: 0, refused: 0 });
		}
		list.hidden = false;
		for (const file of chosen.splice(0)) waiting.push({ file, item: itemFor(form, list, file) });
		void work();
	};
	const take = (files: Iterable<File>) => {
		chosen.push(...files);
		start();
	};

	files.required = false;
	form.dataset.upload = "on";
	for (const hint of form.querySelectorAll<HTMLElement>("[data-upload-hint]")) hint.hidden = false;
	for (const limit of form.querySelectorAll<HTMLElement>("[data-upload-limit]"))
		limit.hidden = true;
	const takeChosen = () => {
		const added = [...(files.files ?? [])];
		files.value = "";
		take(added);
	};
	form.addEventListener("change", takeChosen);
	form.addEventListener("submit", (event) => event.preventDefault());
	for (const kind of ["dragenter", "dragover"]) {
		drop.addEventListener(kind, (event) => {
			event.preventDefault();
			drop.dataset.over = "";
		});
	}
	for (const kind of ["dragleave", "drop"]) {
		drop.addEventListener(kind, () => {
			delete drop.dataset.over;
		});
	}
	drop.addEventListener("drop", (event) => {
		event.preventDefault();
		take(event.dataTransfer?.files ?? []);
	});
	window.addEventListener("beforeunload", (event) => {
		if (isBusy) event.preventDefault();
	});
	// Somebody may have chosen before this script was there.
	if (files.value) takeChosen();
}

/**
 * Sends photos as soon as they are chosen or dropped, each by itself with its own progress, and
 * shows those that were added while the others are on their way.
 */
export function enhanceUploads(root: ParentNode = document) {
	for (const form of root.querySelectorAll<HTMLFormElement>("form[data-upload]")) {
		const files = form.querySelector<HTMLInputElement>("input[type=file]");
		const list = form.querySelector<HTMLElement>("[data-upload-list]");
		const drop = form.querySelector<HTMLElement>("[data-upload-drop]");
		if (files && list && drop) control(form, files, list, drop);
	}
}
