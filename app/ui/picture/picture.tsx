import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./picture.css.ts";
import { useFailures } from "./picture-failures.ts";
import { useReveal } from "./picture-reveal.ts";

/** The addresses of a picture in its sizes and formats, and what a page needs to show it. */
export interface PictureSource {
	/** Empty for a picture that adds nothing to the text beside it. */
	alt: string;
	width: number;
	height: number;
	/** Shown until the picture has loaded, as a CSS color. */
	color: string;
	/** The point that stays in view when the frame crops, in percent from the left and the top. */
	focusX: number;
	focusY: number;
	/** The format that nearly every browser shows; `sources` is a `srcset`. */
	preferred: { type: "image/avif" | "image/webp"; sources: string };
	/** `srcset` of the fallback format, for when the preferred one fails. Without it, only `src` is used. */
	fallback?: string;
	/** One address of the fallback format. */
	src: string;
}

interface PictureProps {
	/** If undefined, an icon is shown instead. */
	source: PictureSource | undefined;
	/** Display width, in the syntax of an image's `sizes` attribute. */
	sizes: string;
	/** For the largest picture in the first view, which is fetched before others. */
	eager?: boolean;
	className?: string;
}

/** Fills its positioned parent, such as a `Frame`. */
export function Picture({ source, ...props }: PictureProps) {
	if (!source) return <span className={styles.placeholder} aria-hidden="true" />;
	return <GivenPicture source={source} {...props} />;
}

/** Shows the fallback if the preferred format fails to load, and an icon if the fallback fails too. */
function GivenPicture({
	source,
	sizes,
	eager,
	className,
}: PictureProps & { source: PictureSource }) {
	const { failures, image, onError } = useFailures(source.src);
	const isWaiting = useReveal(image);
	const isMissing = failures > 1;
	return (
		<picture
			className={classNames(styles.picture, isMissing && styles.placeholder, className)}
			// The icon is visible on the frame's own background, but not on the color of every picture.
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
	/** Width to height. A class can set a different one. */
	ratio?: keyof typeof styles.ratios;
	/** A `span` where HTML allows only phrasing content, as in a heading or a button. */
	as?: "div" | "span";
	className?: string;
	children: ReactNode;
}

/** Gives a picture its shape. The default ratio is the one specified for placeholders (section 9). */
export function Frame({ ratio = "16/9", as: Element = "div", className, children }: FrameProps) {
	return (
		<Element className={classNames(styles.frame, styles.ratios[ratio], className)}>
			{children}
		</Element>
	);
}
