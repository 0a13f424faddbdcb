import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "remix-utils/use-hydrated";
import { SLIDE_ADVANCE } from "~/business/timing.ts";
import { isPlainClick } from "~/ui/link-guard.ts";
import { reducedMotion } from "~/ui/theme/media.ts";

/** Milliseconds without scrolling after which the track counts as at rest. */
const AT_REST = 120;

/** The accessible names of each slide's arrows. */
export const arrowLabels = { previous: "Previous picture", next: "Next picture" } as const;
type Arrow = keyof typeof arrowLabels;

/** The index of the slide that fills most of the track. */
const nearestSlide = (track: HTMLElement) => Math.round(track.scrollLeft / track.clientWidth) || 0;

/** Whether at least half of the track is in the window. */
function isInView(track: HTMLElement): boolean {
	const { top, bottom, height } = track.getBoundingClientRect();
	return Math.min(bottom, window.innerHeight) - Math.max(top, 0) >= height / 2;
}

const isReduced = () => window.matchMedia(reducedMotion).matches;

/** Milliseconds since the page has loaded, or 0 while it is loading. */
function sinceLoad(): number {
	const [visit] = performance.getEntriesByType("navigation");
	const loadedAt = visit instanceof PerformanceNavigationTiming ? visit.loadEventEnd : 0;
	return loadedAt > 0 ? performance.now() - loadedAt : 0;
}

/**
 * Moves the slides of a scrolling track. Arrows and dots neither scroll the page nor change its history.
 * The slides also advance by themselves every `SLIDE_ADVANCE` milliseconds, unless the visitor points at
 * them, has the focus in them, has paused them, or prefers reduced motion (specification, section 2; WCAG
 * 2.2.2).
 */
export function useSlider(count: number) {
	const slider = useRef<HTMLElement>(null);
	const track = useRef<HTMLUListElement>(null);
	/** Undefined before hydration, because the visitor may have scrolled to any slide by then. */
	const [current, setCurrent] = useState<number>();
	const [isPaused, setPaused] = useState(false);
	/** Incremented whenever the visitor does something that restarts the timer of the slide. */
	const [round, setRound] = useState(0);
	const wasLoaded = useRef(!useHydrated());
	const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
	const moves = count > 1 && !isPaused && current !== undefined;

	const settle = () => {
		if (track.current) setCurrent(Math.min(nearestSlide(track.current), count - 1));
	};
	const restart = () => setRound((before) => before + 1);
	const scrollTo = (index: number) =>
		track.current?.scrollTo({
			left: index * track.current.clientWidth,
			behavior: isReduced() ? "instant" : "smooth",
		});

	const onHydration = useEffectEvent(settle);
	useEffect(() => {
		onHydration();
		return () => clearTimeout(rest.current);
	}, []);

	/** The wait before the first advance. After a page load, it includes the time before hydration. */
	const firstWait = () => {
		const isUntouched = wasLoaded.current && current === 0 && !window.location.hash;
		wasLoaded.current = false;
		return isUntouched ? Math.max(SLIDE_ADVANCE - sinceLoad(), 0) : SLIDE_ADVANCE;
	};
	const advance = () => {
		const isKept =
			isReduced() ||
			document.hidden ||
			slider.current?.matches(":hover") ||
			slider.current?.contains(document.activeElement);
		if (isKept || !track.current || !isInView(track.current) || current === undefined) return false;
		const next = (current + 1) % count;
		setCurrent(next);
		scrollTo(next);
		return true;
	};
	const onStart = useEffectEvent(firstWait);
	const onTime = useEffectEvent(advance);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another slide or round starts over
	useEffect(() => {
		if (!moves) return;
		const tick = () => {
			if (!onTime()) timer = setTimeout(tick, SLIDE_ADVANCE);
		};
		let timer = setTimeout(tick, onStart());
		return () => clearTimeout(timer);
	}, [moves, current, round]);

	const choose = (index: number, arrow?: Arrow) => (click: MouseEvent) => {
		if (!isPlainClick(click)) return;
		click.preventDefault();
		// Renders synchronously, because an element can't get the focus while it is inert.
		flushSync(() => {
			setCurrent(index);
			restart();
		});
		scrollTo(index);
		if (!arrow) return;
		// The pressed arrow moves out of view with its slide, so the same arrow of the new slide gets the focus.
		const follower = `[aria-label="${arrowLabels[arrow]}"]`;
		track.current?.children[index]
			?.querySelector<HTMLElement>(follower)
			?.focus({ preventScroll: true });
	};
	const togglePause = () => setPaused(!isPaused);

	return {
		current,
		isPaused,
		/** Undefined if there is nothing to pause. */
		togglePause: current === undefined ? undefined : togglePause,
		choose,
		sliderProps: { ref: slider, onPointerLeave: restart, onBlur: restart },
		trackProps: {
			ref: track,
			/** The visitor may scroll to any slide, so the current one is determined once scrolling has ended. */
			onScroll: () => {
				clearTimeout(rest.current);
				rest.current = setTimeout(settle, AT_REST);
			},
		},
	};
}
