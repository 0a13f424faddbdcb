import { LIST_CACHE } from "../business/timing.ts";

/** A wait that is shorter than this, in milliseconds, needs no spinner. */
const SPINNER_DELAY = 150;
const MORE_FAILED = "Failed to load more puppies";

/** What was asked for: another view, more cards of this one, or a step through the history. */
type Kind = "view" | "more" | "history";

const isKind = (value: string | undefined): value is Kind =>
	value === "view" || value === "more" || value === "history";

interface Step {
	url: string;
	kind: Kind;
	/** Ask anew, whatever is kept. */
	isForced?: boolean;
	/** Name of the control, `data-list-key`, that has the focus once the view has changed. */
	focus?: string;
	/** Where the page stands afterwards, in px. */
	scroll?: number;
}

type Enhance = (root: ParentNode) => void;

const withoutHash = (url: string) => url.replace(/#.*$/, "");

/** Pages of the list by address, for a while; an answer that failed isn't kept. */
function pageStore() {
	const kept = new Map<string, { html: string; at: number }>();
	// A page that comes back from the browser's memory may be of any age.
	window.addEventListener("pageshow", (event) => {
		if (event.persisted) kept.clear();
	});
	return async (url: string, isForced: boolean, signal: AbortSignal): Promise<string> => {
		const found = kept.get(url);
		if (!isForced && found && Date.now() - found.at < LIST_CACHE) return found.html;
		const response = await fetch(url, { signal, headers: { Accept: "text/html" } });
		if (!response.ok) throw new Error(`status ${response.status}`);
		const html = await response.text();
		kept.set(url, { html, at: Date.now() });
		return html;
	};
}

const cardsIn = (region: HTMLElement) => [...region.querySelectorAll<HTMLElement>("[data-puppy]")];
const looksLike = (one: HTMLElement, other: HTMLElement) =>
	one.textContent === other.textContent &&
	one.querySelector("img")?.src === other.querySelector("img")?.src;

/**
 * Puts a fetched region in place of the shown one. Cards that stay the same stay the same
 * elements, so that their pictures don't come anew; the others are enhanced.
 */
function replaceRegion(region: HTMLElement, fetched: HTMLElement, enhance: Enhance) {
	const shown = new Map(cardsIn(region).map((card) => [card.dataset.puppy, card]));
	const staying: { mark: Comment; card: HTMLElement }[] = [];
	for (const card of cardsIn(fetched)) {
		const same = shown.get(card.dataset.puppy);
		if (!same || !looksLike(same, card)) continue;
		if (card.id) same.id = card.id;
		else same.removeAttribute("id");
		const mark = document.createComment("");
		card.replaceWith(mark);
		staying.push({ mark, card: same });
	}
	region.replaceChildren(...document.adoptNode(fetched).childNodes);
	enhance(region);
	for (const { mark, card } of staying) mark.replaceWith(card);
}

/** What has the focus, if it stands in the region. */
function heldIn(region: HTMLElement): HTMLElement | undefined {
	const { activeElement } = document;
	const isInside = activeElement instanceof HTMLElement && region.contains(activeElement);
	return isInside ? activeElement : undefined;
}

/** To what had the focus, if it stands in the region still; otherwise to the region itself. */
function focusAgain(held: HTMLElement, region: HTMLElement) {
	if (!held.isConnected) region.tabIndex = -1;
	(held.isConnected ? held : region).focus({ preventScroll: true });
}

function control(region: HTMLElement, root: ParentNode, enhance: Enhance) {
	const read = pageStore();
	const loading = root.querySelector<HTMLElement>("[data-list-loading]");
	const status = root.querySelector<HTMLElement>("[data-list-status]");
	const failure = root.querySelector<HTMLTemplateElement>("[data-list-failed]");
	let shownUrl = withoutHash(window.location.href);
	let waiting: AbortController | undefined;
	/** Takes back what shows that `waiting` is under way. */
	let ready = () => {};

	/** While more cards come, those that are there stay; another view takes their place. */
	const wait = (kind: Kind) => {
		const hidden = region.querySelector<HTMLElement>(
			kind === "more" ? "[data-list-more]" : "[data-list-results]",
		);
		const timer = window.setTimeout(() => {
			if (hidden) hidden.hidden = true;
			if (loading) loading.hidden = false;
		}, SPINNER_DELAY);
		region.ariaBusy = "true";
		return () => {
			window.clearTimeout(timer);
			if (hidden) hidden.hidden = false;
			if (loading) loading.hidden = true;
			region.ariaBusy = null;
		};
	};

	const announce = () => {
		const words = region.querySelector("[data-list-shown], [role=status] p")?.textContent;
		if (status) status.textContent = words ?? "";
	};

	const fail = ({ url, kind }: Step) => {
		const results = region.querySelector("[data-list-results]");
		if (!failure || !results) {
			window.location.assign(url);
			return;
		}
		for (const alert of region.querySelectorAll("[data-list-failure]")) alert.remove();
		const alert = document.importNode(failure.content, true);
		const again = alert.querySelector<HTMLAnchorElement>("[data-list-link]");
		if (again) {
			again.href = url;
			again.dataset.listLink = kind;
		}
		const reason = alert.querySelector("[data-list-reason]");
		if (reason && kind === "more") reason.textContent = MORE_FAILED;
		enhance(alert);
		if (kind === "more") results.append(alert);
		else results.before(alert);
	};

	const succeed = (html: string, step: Step) => {
		const page = new DOMParser().parseFromString(html, "text/html");
		const fetched = page.querySelector<HTMLElement>("[data-puppy-list]");
		if (!fetched) {
			window.location.assign(step.url);
			return;
		}
		const scroll = step.scroll ?? window.scrollY;
		const held = heldIn(region);
		const before = new Set(cardsIn(region).map((card) => card.dataset.puppy));
		replaceRegion(region, fetched, enhance);
		document.title = page.title;
		shownUrl = step.url;
		if (step.url !== withoutHash(window.location.href)) {
			window.history.replaceState({ ...window.history.state, scroll }, "");
			window.history.pushState({}, "", step.url);
		}
		const added = cardsIn(region).find((card) => !before.has(card.dataset.puppy));
		const key = step.focus ?? held?.dataset.listKey;
		const focused =
			step.kind === "more"
				? added?.querySelector("a")
				: key && region.querySelector(`[data-list-key="${key}"]`);
		if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
		else if (held) focusAgain(held, region);
		window.scrollTo({ top: scroll, behavior: "instant" });
		announce();
	};

	const go = async (step: Step) => {
		waiting?.abort();
		ready();
		const mine = new AbortController();
		waiting = mine;
		ready = wait(step.kind);
		try {
			const html = await read(step.url, step.isForced ?? false, mine.signal);
			// Another request waits by now, and the list stays busy until that one is answered.
			if (mine.signal.aborted) return;
			ready();
			succeed(html, step);
		} catch {
			if (mine.signal.aborted) return;
			ready();
			fail(step);
		}
	};

	region.addEventListener("click", (event) => {
		if (event.defaultPrevented || event.button !== 0) return;
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		if (!(event.target instanceof Element)) return;
		const link = event.target.closest("a");
		if (!link || link.origin !== window.location.origin) return;
		if (link.pathname !== window.location.pathname) return;
		// Another page of the list begins at its top, as any page does.
		if (link.dataset.listLink === "page") return;
		event.preventDefault();
		const kind = link.dataset.listLink;
		go({
			url: withoutHash(link.href),
			kind: isKind(kind) ? kind : "view",
			isForced: link.closest("[data-list-failure]") !== null,
			focus: link.dataset.listKey ?? "search",
		});
	});

	region.addEventListener("submit", (event) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || form.dataset.listSearch === undefined) return;
		event.preventDefault();
		const url = new URL(form.action);
		for (const [name, value] of new FormData(form)) {
			if (typeof value === "string" && value.trim()) url.searchParams.set(name, value.trim());
		}
		go({ url: url.href, kind: "view", focus: "search" });
	});

	window.addEventListener("popstate", (event) => {
		const url = withoutHash(window.location.href);
		// A step to an anchor of the same page is none of ours.
		if (url === shownUrl) return;
		const scroll = Number(event.state?.scroll);
		go({ url, kind: "history", scroll: Number.isFinite(scroll) ? scroll : undefined });
	});
}

/**
 * The list changes in place: filters, View More and search fetch the page they lead to and take
 * its list, with the address and the way back as ever. `enhance` is called on what is new.
 */
export function enhancePuppyList(root: ParentNode, enhance: Enhance) {
	const region = root.querySelector<HTMLElement>("[data-puppy-list]");
	if (region) control(region, root, enhance);
}
