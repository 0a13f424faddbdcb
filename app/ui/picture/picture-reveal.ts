import { type RefObject, useEffect, useState } from "react";
import { LAZY_MARGIN, LAZY_THRESHOLD } from "~/business/timing.ts";
import { reducedMotion } from "../theme/media.ts";

/** Callbacks to run once an observed image is in view. */
const onView = new WeakMap<Element, () => void>();

let shared: IntersectionObserver | undefined;

/** A single observer, shared by every picture of the document. */
function observer(): IntersectionObserver {
	shared ??= new IntersectionObserver(
		(entries, self) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting) continue;
				self.unobserve(target);
				onView.get(target)?.();
			}
		},
		{ threshold: LAZY_THRESHOLD, rootMargin: LAZY_MARGIN },
	);
	return shared;
}

/**
 * True while a lazy picture that is in view is still loading, so that it can fade in afterwards
 * (specification, section 9). A picture that has loaded before it comes into view is shown without
 * fading, and isn't rendered again.
 */
export function useReveal(image: RefObject<HTMLImageElement | null>): boolean {
	const [isWaiting, setWaiting] = useState(false);
	useEffect(() => {
		const element = image.current;
		const isThere = !element || (element.complete && element.naturalWidth > 0);
		if (isThere || element.loading !== "lazy") return;
		onView.set(element, () => {
			if (element.naturalWidth > 0 || window.matchMedia(reducedMotion).matches) return;
			setWaiting(true);
			const show = () => setWaiting(false);
			element.decode().then(show, show);
		});
		observer().observe(element);
		return () => observer().unobserve(element);
	}, [image]);
	return isWaiting;
}
