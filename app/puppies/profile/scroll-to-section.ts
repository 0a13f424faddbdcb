import { PROFILE_SCROLL } from "~/business/timing.ts";
import { reducedMotion } from "~/ui/theme/media.ts";

/** Events by which a visitor may start to move the page. They stop our own scrolling. */
const OWN_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

const easeInOut = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);

const pixels = (length: string) => Number.parseFloat(length) || 0;

/** The scroll position at which a section is at the top of the window, below the sticky bars. */
function topOf(section: HTMLElement): number {
	const page = document.documentElement;
	const offset =
		pixels(getComputedStyle(page).scrollPaddingTop) +
		pixels(getComputedStyle(section).scrollMarginTop);
	const top = section.getBoundingClientRect().top + window.scrollY - offset;
	return Math.min(Math.max(top, 0), page.scrollHeight - window.innerHeight);
}

/**
 * Scrolls the page to a section within `PROFILE_SCROLL` milliseconds, or at once if the visitor prefers
 * reduced motion. Stops if the visitor moves the page. `onEnd` is called once, whether the scrolling is
 * completed or stopped.
 * @returns a function that stops the scrolling.
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
