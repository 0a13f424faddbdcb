import type { ReactNode } from "react";
import type { PictureSource } from "~/business/picture-source.ts";
import { classNames } from "../class-names.ts";
import * as styles from "./picture.css.ts";
import { useFailures } from "./picture-failures.ts";
import { useReveal } from "./picture-reveal.ts";

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
