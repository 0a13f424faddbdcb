import { LAZY_MARGIN, LAZY_THRESHOLD } from "../business/timing.ts";

const enhanced = new WeakSet<HTMLImageElement>();

/** First the preferred format goes, and the browser takes the fallback; then only the icon is left. */
function replaceFailed(picture: HTMLElement) {
	const preferred = picture.querySelector("source");
	if (preferred) {
		preferred.remove();
		return;
	}
	picture.dataset.failed = "";
	// The icon stands out from the frame's own ground, not from every picture's colour.
	picture.style.removeProperty("background-color");
}

/** True where a picture failed before this script came. */
const hasFailed = (image: HTMLImageElement) =>
	image.complete && image.naturalWidth === 0 && image.currentSrc !== "";

/**
 * Fades in what has not come by the time it is in view (specification, section 9). What came
 * before is simply there.
 */
function revealer(): IntersectionObserver | undefined {
	if (!("IntersectionObserver" in window)) return undefined;
	if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
	return new IntersectionObserver(
		(entries, self) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting) continue;
				self.unobserve(target);
				const image = target.querySelector("img");
				if (!image || image.naturalWidth > 0) continue;
				target.setAttribute("data-reveal", "waiting");
				const show = () => target.removeAttribute("data-reveal");
				image.decode().then(show, show);
			}
		},
		{ threshold: LAZY_THRESHOLD, rootMargin: LAZY_MARGIN },
	);
}

/** A drawing whose AVIF fails is there as WebP. */
function enhanceDrawings(root: ParentNode) {
	for (const image of root.querySelectorAll<HTMLImageElement>("[data-art] > img")) {
		if (enhanced.has(image)) continue;
		enhanced.add(image);
		const dropAvif = () => image.parentElement?.querySelector("source")?.remove();
		image.addEventListener("error", dropAvif, { once: true });
		if (hasFailed(image)) dropAvif();
	}
}

/**
 * Pictures whose preferred format fails switch to the other, and to the placeholder if that
 * fails too; those still to come fade in.
 */
export function enhancePictures(root: ParentNode = document) {
	enhanceDrawings(root);
	const reveal = revealer();
	for (const picture of root.querySelectorAll<HTMLElement>("[data-picture]")) {
		const image = picture.querySelector("img");
		if (!image || enhanced.has(image)) continue;
		enhanced.add(image);
		image.addEventListener("error", () => replaceFailed(picture));
		if (hasFailed(image)) replaceFailed(picture);
		else if (image.loading === "lazy") reveal?.observe(picture);
	}
}
