import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "remix-utils/use-hydrated";
import { SLIDE_ADVANCE } from "~/business/timing.ts";
import { isPlainClick } from "~/ui/plain-click.ts";
import { reducedMotion } from "~/ui/theme/media.ts";
import { useMediaQuery } from "~/ui/use-media-query.ts";

/** The track has come to rest when it hasn't moved for this long, in milliseconds. */
const AT_REST = 120;

/** The arrows of each slide, by what they are called. */
export const arrowLabels = { previous: "Previous picture", next: "Next picture" } as const;
type Arrow = keyof typeof arrowLabels;

/** Index of the slide that fills most of the track. */
const nearestSlide = (track: HTMLElement) => Math.round(track.scrollLeft / track.clientWidth) || 0;

/** Milliseconds since the page was loaded; 0 while it is loading. */
function sinceLoad(): number {
	const [visit] = performance.getEntriesByType("navigation");
	const loadedAt = visit instanceof PerformanceNavigationTiming ? visit.loadEventEnd : 0;
	return loadedAt > 0 ? performance.now() - loadedAt : 0;
}

/**
 * Moves slides that stand side by side in a scrolling track: arrows and dots without moving the
 * page or its history, and every `SLIDE_ADVANCE` by themselves, unless someone points at them, is
 * in them or has stopped them, or asks for reduced motion (specification, section 2; WCAG 2.2.2).
 */
export function useSlider(count: number) {
	const slider = useRef<HTMLElement>(null);
	const track = useRef<HTMLUListElement>(null);
	/** Undefined before hydration, when the visitor may have scrolled to any of them. */
	const [current, setCurrent] = useState<number>();
	const [isPaused, setPaused] = useState(false);
	/** Grows when what the visitor does restarts the time of a slide. */
	const [round, setRound] = useState(0);
	const isReduced = useMediaQuery(reducedMotion);
	const wasLoaded = useRef(!useHydrated());
	const isInView = useRef(false);
	const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
	const moves = count > 1 && !isReduced && !isPaused && current !== undefined;

	const settle = () => {
		if (track.current) setCurrent(Math.min(nearestSlide(track.current), count - 1));
	};
	const restart = () => setRound((before) => before + 1);
	const scrollTo = (index: number) =>
		track.current?.scrollTo({
			left: index * track.current.clientWidth,
			behavior: isReduced ? "instant" : "smooth",
		});

	const onHydration = useEffectEvent(settle);
	useEffect(() => {
		onHydration();
		return () => clearTimeout(rest.current);
	}, []);

	useEffect(() => {
		if (!track.current) return;
		const observer = new IntersectionObserver(
			(entries) => {
				for (const entry of entries) isInView.current = entry.isIntersecting;
			},
			{ threshold: 0.5 },
		);
		observer.observe(track.current);
		return () => observer.disconnect();
	}, []);

	/** The first slide of a page that was loaded has been there since before React came. */
	const firstWait = () => {
		const isUntouched = wasLoaded.current && current === 0 && !window.location.hash;
		wasLoaded.current = false;
		return isUntouched ? Math.max(SLIDE_ADVANCE - sinceLoad(), 0) : SLIDE_ADVANCE;
	};
	const advance = () => {
		const isWatched =
			document.hidden ||
			slider.current?.matches(":hover") ||
			slider.current?.contains(document.activeElement);
		if (isWatched || !isInView.current || current === undefined) return false;
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
		// At once, because what is inert takes no focus.
		flushSync(() => {
			setCurrent(index);
			restart();
		});
		scrollTo(index);
		if (!arrow) return;
		// The arrow that was pressed leaves with its slide: the same one of the new slide follows.
		const follower = `[aria-label="${arrowLabels[arrow]}"]`;
		track.current?.children[index]
			?.querySelector<HTMLElement>(follower)
			?.focus({ preventScroll: true });
	};
	const togglePause = () => setPaused(!isPaused);

	return {
		current,
		isPaused,
		/** Undefined where there is nothing to pause. */
		togglePause: isReduced || current === undefined ? undefined : togglePause,
		choose,
		sliderProps: { ref: slider, onPointerLeave: restart, onBlur: restart },
		trackProps: {
			ref: track,
			/** A scroll of ours ends where it was sent; a visitor's may end at any slide. */
			onScroll: () => {
				clearTimeout(rest.current);
				rest.current = setTimeout(settle, AT_REST);
			},
		},
	};
}
