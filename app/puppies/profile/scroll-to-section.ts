import { PROFILE_SCROLL } from "~/business/timing.ts";
import { reducedMotion } from "~/ui/theme/media.ts";

/** What a visitor does to move the page; it ends a movement of ours. */
const OWN_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

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

/**
 * Moves the page to a section in `PROFILE_SCROLL` milliseconds, unless the visitor moves it
 * meanwhile, and at once where less motion is asked for. `onEnd` is called once, whatever ends the
 * movement; so does the function that is returned.
 */
export function scrollToSection(section: HTMLElement, onEnd: () => void): () => void {
	const jump = (top: number) => window.scrollTo({ top, behavior: "instant" });
	if (window.matchMedia(reducedMotion).matches) {
		jump(topOf(section));
		onEnd();
		return () => {};
	}
	const from = window.scrollY;
	const ended = new AbortController();
	const { signal } = ended;
	let began: number | undefined;
	let frame = window.requestAnimationFrame(function step(now) {
		began ??= now;
		const share = Math.min((now - began) / PROFILE_SCROLL, 1);
		jump(from + (topOf(section) - from) * easeInOut(share));
		if (share < 1) frame = window.requestAnimationFrame(step);
		else stop();
	});
	const stop = () => {
		if (signal.aborted) return;
		window.cancelAnimationFrame(frame);
		ended.abort();
		onEnd();
	};
	for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true, signal });
	return stop;
}
