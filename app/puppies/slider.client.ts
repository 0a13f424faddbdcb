import { SLIDE_ADVANCE } from "../business/timing.ts";

/** The track has come to rest when it hasn't moved for this long, in milliseconds. */
const AT_REST = 120;

const enhanced = new WeakSet<Element>();

/** Plays one slider; see `enhanceSlider`. */
function play(slider: HTMLElement, track: HTMLElement, slides: readonly HTMLElement[]) {
	const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");
	const links = [...slider.querySelectorAll<HTMLAnchorElement>("[data-slide-link]")];
	const dots = links.filter((link) => link.dataset.slideLink === "dot");
	const pause = slider.querySelector<HTMLButtonElement>("[data-slider-pause]");
	let current = 0;
	let isInView = false;
	let timer: number | undefined;
	let rest: number | undefined;

	const mark = (index: number) => {
		current = index;
		// The arrows of slides that are out of sight must not be in the way of the keyboard.
		for (const [i, slide] of slides.entries()) slide.inert = i !== current;
		for (const [i, dot] of dots.entries()) {
			if (i === current) dot.setAttribute("aria-current", "true");
			else dot.removeAttribute("aria-current");
		}
	};

	const show = (index: number) => {
		mark(index);
		track.scrollTo({
			left: index * track.clientWidth,
			behavior: reduced.matches ? "instant" : "smooth",
		});
	};

	const isWatched = () =>
		slider.matches(":hover") || slider.contains(document.activeElement) || document.hidden;

	const advance = () => {
		if (isInView && !isWatched() && !reduced.matches && slider.dataset.paused === undefined) {
			show((current + 1) % slides.length);
		}
	};
	const restart = () => {
		window.clearInterval(timer);
		timer = window.setInterval(advance, SLIDE_ADVANCE);
	};

	/** A scroll of ours ends where it was sent; only a visitor's begins the time anew. */
	const settle = () => {
		const index = Math.round(track.scrollLeft / track.clientWidth);
		if (!slides[index] || index === current) return;
		mark(index);
		restart();
	};

	track.addEventListener(
		"scroll",
		() => {
			window.clearTimeout(rest);
			rest = window.setTimeout(settle, AT_REST);
		},
		{ passive: true },
	);
	slider.addEventListener("pointerleave", restart);
	slider.addEventListener("focusout", restart);

	for (const link of links) {
		link.addEventListener("click", (event) => {
			const index = slides.findIndex((slide) => `#${slide.id}` === link.hash);
			if (index < 0) return;
			event.preventDefault();
			show(index);
			restart();
			// The arrow that was pressed leaves with its slide: the same one of the new slide follows.
			const { slideLink } = link.dataset;
			if (slideLink !== "dot") {
				slides[index]
					?.querySelector<HTMLElement>(`[data-slide-link="${slideLink}"]`)
					?.focus({ preventScroll: true });
			}
		});
	}

	if (pause) {
		const offer = () => {
			pause.hidden = reduced.matches;
		};
		reduced.addEventListener("change", offer);
		offer();
		pause.addEventListener("click", () => {
			const isPaused = slider.toggleAttribute("data-paused");
			pause.ariaLabel = isPaused ? "Play the pictures" : "Pause the pictures";
			restart();
		});
	}

	new IntersectionObserver(
		(entries) => {
			for (const entry of entries) isInView = entry.isIntersecting;
		},
		{ threshold: 0.5 },
	).observe(track);
	mark(current);
	settle();
	restart();
}

/**
 * Arrows and dots move the pictures without moving the page or its history, and the pictures
 * advance by themselves, unless someone points at them, is in them or has stopped them, or asks
 * for reduced motion (specification, section 2; WCAG 2.2.2).
 */
export function enhanceSlider(root: ParentNode = document) {
	for (const slider of root.querySelectorAll<HTMLElement>("[data-slider]")) {
		const track = slider.querySelector<HTMLElement>("[data-slides]");
		const slides = [...slider.querySelectorAll<HTMLElement>("[data-slide]")];
		if (!track || slides.length < 2 || enhanced.has(slider)) continue;
		enhanced.add(slider);
		play(slider, track, slides);
	}
}
