import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./picture.css.ts";
import { useFailures } from "./picture-failures.ts";
import { useReveal } from "./picture-reveal.ts";

/** Where a picture is, in its sizes and formats, and what a page says of it. */
export interface PictureSource {
	/** Empty for a picture that adds nothing to the words beside it. */
	alt: string;
	width: number;
	height: number;
	/** Shown until the picture has come, as #rrggbb. */
	color: string;
	/** What stays in view when the frame crops, in percent from the left and the top. */
	focusX: number;
	focusY: number;
	/** What nearly every browser shows; `sources` is a `srcset`. */
	preferred: { type: "image/avif" | "image/webp"; sources: string };
	/** `srcset` for when that fails; without one, `src` alone stands for it. */
	fallback?: string;
	/** One address of the fallback format. */
	src: string;
}

interface PictureProps {
	/** Without one, an icon says that there is no picture. */
	of: PictureSource | undefined;
	/** How wide it will be, as `sizes` of an image says it. */
	sizes: string;
	/** For the largest picture in the first view: fetched before others. */
	eager?: boolean;
	className?: string;
}

/** Fills its positioned parent; a `Frame` is one. */
export function Picture({ of: source, ...props }: PictureProps) {
	if (!source) return <span className={styles.placeholder} aria-hidden="true" />;
	return <GivenPicture of={source} {...props} />;
}

/** Where the preferred format fails the fallback is shown, and an icon where that fails too. */
function GivenPicture({
	of: source,
	sizes,
	eager,
	className,
}: PictureProps & { of: PictureSource }) {
	const { failures, image, onError } = useFailures(source.src);
	const isWaiting = useReveal(image);
	const isMissing = failures > 1;
	return (
		<picture
			className={classNames(styles.picture, isMissing && styles.placeholder, className)}
			// The icon stands out from the frame's own ground, not from every picture's color.
			style={isMissing ? undefined : { backgroundColor: source.color }}
		>
			{failures > 0 ? null : (
				<source type={source.preferred.type} srcSet={source.preferred.sources} sizes={sizes} />
			)}
			<img
				ref={image}
				src={source.src}
				srcSet={source.fallback}
				sizes={source.fallback === undefined ? undefined : sizes}
				alt={source.alt}
				width={source.width}
				height={source.height}
				loading={eager ? undefined : "lazy"}
				fetchPriority={eager ? "high" : undefined}
				decoding="async"
				onError={onError}
				className={classNames(
					styles.image,
					isMissing && styles.missingImage,
					isWaiting && styles.waitingImage,
				)}
				style={{ objectPosition: `${source.focusX}% ${source.focusY}%` }}
			/>
		</picture>
	);
}

interface FrameProps {
	/** Width to height; a class can set another. */
	ratio?: keyof typeof styles.ratios;
	/** A `span` where only words may stand, as in a link. */
	as?: "div" | "span";
	className?: string;
	children: ReactNode;
}

/** Gives a picture its shape. The default is the specification's for a placeholder (section 9). */
export function Frame({ ratio = "16/9", as: Element = "div", className, children }: FrameProps) {
	return (
		<Element className={classNames(styles.frame, styles.ratios[ratio], className)}>
			{children}
		</Element>
	);
}
