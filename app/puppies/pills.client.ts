import { PROFILE_SCROLL } from "../business/timing.ts";

/** A section is the one in view once its top is above this share of the window's height. */
const IN_VIEW = 0.4;
/** What a visitor does to move the page; it ends a movement of ours. */
const OWN_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

const enhanced = new WeakSet<Element>();

const easeInOut = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);

const pixels = (length: string) => Number.parseFloat(length) || 0;

/** Where the page stands when a section is at the top, below what sticks there. */
function topOf(section: HTMLElement): number {
	const page = document.documentElement;
	const offset =
		pixels(getComputedStyle(page).scrollPaddingTop) +
		pixels(getComputedStyle(section).scrollMarginTop);
	const top = section.getBoundingClientRect().top + window.scrollY - offset;
	return Math.min(Math.max(top, 0), page.scrollHeight - window.innerHeight);
}

/** Ends the movement that is under way. */
let stop = () => {};

/** Moves the page to a section in `PROFILE_SCROLL`, unless the visitor moves it meanwhile. */
function scrollTo(section: HTMLElement, done: () => void) {
	const jump = (top: number) => window.scrollTo({ top, behavior: "instant" });
	if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
		jump(topOf(section));
		done();
		return;
	}
	const from = window.scrollY;
	let began: number | undefined;
	let frame = window.requestAnimationFrame(function step(now) {
		began ??= now;
		const share = Math.min((now - began) / PROFILE_SCROLL, 1);
		jump(from + (topOf(section) - from) * easeInOut(share));
		if (share < 1) frame = window.requestAnimationFrame(step);
		else stop();
	});
	const interrupted = new AbortController();
	stop = () => {
		stop = () => {};
		window.cancelAnimationFrame(frame);
		interrupted.abort();
		done();
	};
	for (const move of OWN_MOVES) {
		window.addEventListener(move, () => stop(), { passive: true, signal: interrupted.signal });
	}
}

function guide(nav: HTMLElement) {
	const pills = [...nav.querySelectorAll<HTMLAnchorElement>("[data-pill]")];
	const list = nav.querySelector<HTMLElement>("[data-pill-list]");
	const places = pills.flatMap((pill) => {
		const section = document.getElementById(pill.hash.slice(1));
		return section ? [{ pill, section }] : [];
	});
	let isMoving = false;
	let isDrawn = false;

	const mark = (current: HTMLAnchorElement) => {
		if (current.ariaCurrent) return;
		for (const pill of pills) pill.ariaCurrent = pill === current ? "true" : null;
		list?.scrollTo({ left: current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2 });
	};

	const follow = () => {
		isDrawn = false;
		if (isMoving) return;
		const line = window.innerHeight * IN_VIEW;
		const passed = places.filter(({ section }) => section.getBoundingClientRect().top <= line);
		const isAtEnd =
			window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
		const place = isAtEnd ? places.at(-1) : (passed.at(-1) ?? places[0]);
		if (place) mark(place.pill);
	};

	window.addEventListener(
		"scroll",
		() => {
			if (isDrawn) return;
			isDrawn = true;
			window.requestAnimationFrame(follow);
		},
		{ passive: true },
	);

	for (const { pill, section } of places) {
		pill.addEventListener("click", (event) => {
			event.preventDefault();
			stop();
			isMoving = true;
			scrollTo(section, () => {
				isMoving = false;
			});
			mark(pill);
			section.focus({ preventScroll: true });
			window.history.replaceState(window.history.state, "", pill.hash);
		});
	}
	follow();
}

/** Pills scroll smoothly to their section and show which one is in view (specification, section 2). */
export function enhancePills(root: ParentNode = document) {
	for (const nav of root.querySelectorAll<HTMLElement>("[data-pills]")) {
		if (enhanced.has(nav)) continue;
		enhanced.add(nav);
		guide(nav);
	}
}
