/**
 * The site's own drawings: ui/art/{name}-{width in px}, as AVIF and, for browsers without AVIF, as
 * WebP. `npm run art` writes all sizes of a new drawing.
 */

import type { ComponentProps } from "react";
import narrowestHero from "../art/hero-600.webp";
import { artWidths } from "../art-widths.ts";
import { classNames } from "../class-names.ts";
import * as styles from "./picture.css.ts";
import { useFailures } from "./picture-failures.ts";

/**
 * The folder into which the build puts all drawings (vite.config.ts). Addresses are made from it and
 * the table of widths, because a list of all addresses would be a seventh of a page's JavaScript.
 */
const folder = narrowestHero.slice(0, narrowestHero.lastIndexOf("/") + 1);

/**
 * The addresses of a drawing: every size in both formats, as `srcset`; `src` is the narrowest.
 * @throws {Error} if no drawing has this name.
 */
export function artSource(name: string) {
	const [widths] = artWidths.find(([, names]) => names.split(" ").includes(name)) ?? [];
	if (!widths) throw new Error(`ui/art has no ${name}`);
	const sources = (format: string) =>
		widths.map((width) => `${folder}${name}-${width}.${format} ${width}w`).join(", ");
	return {
		avif: sources("avif"),
		webp: sources("webp"),
		src: `${folder}${name}-${widths[0]}.webp`,
	};
}

/** The text is empty if the drawing adds nothing to what is beside it; its size is needed only if no style gives one. */
interface ArtProps extends Pick<ComponentProps<"img">, "alt" | "width" | "height" | "className"> {
	name: string;
	/** Display width, in the syntax of an image's `sizes` attribute. */
	sizes: string;
	/** For the largest picture in the first view, which is fetched before others. */
	eager?: boolean;
	/** For a drawing far down the page. */
	lazy?: boolean;
	/** Makes the drawing cover its positioned parent, as a landscape does. */
	fills?: boolean;
}

/** Shows a drawing in the size that the screen needs, as WebP if the AVIF file fails to load. */
export function Art({ name, eager, lazy, fills, className, alt = "", ...image }: ArtProps) {
	const { avif, webp, src } = artSource(name);
	const { failures, image: ref, onError } = useFailures(src);
	return (
		<picture className={styles.formats}>
			{failures > 0 ? null : <source type="image/avif" srcSet={avif} sizes={image.sizes} />}
			<img
				{...image}
				ref={ref}
				src={src}
				srcSet={webp}
				alt={alt}
				loading={lazy ? "lazy" : undefined}
				fetchPriority={eager ? "high" : undefined}
				decoding={eager ? undefined : "async"}
				onError={onError}
				className={classNames(fills && styles.picture, fills && styles.image, className)}
			/>
		</picture>
	);
}
