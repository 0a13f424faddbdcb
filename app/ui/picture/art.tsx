/**
 * The site's own drawings: ui/art/{name}-{width in px}, as AVIF and, for browsers without AVIF, as
 * WebP. `npm run art` writes all sizes of a new drawing.
 */

import narrowestHero from "../art/hero-600.webp";
import { artWidths } from "../art-widths.ts";
import { classNames } from "../class-names.ts";
import * as styles from "./picture.css.ts";
import { scene } from "./picture.css.ts";
import { useFailures } from "./picture-failures.ts";

/**
 * The folder into which the build puts all drawings (vite.config.ts). Addresses are made from it and
 * the table of widths, because a list of all addresses would be a seventh of a page's JavaScript.
 */
const folder = narrowestHero.slice(0, narrowestHero.lastIndexOf("/") + 1);

/** Every size of a drawing in both formats, as `srcset`; `src` is the narrowest. */
interface ArtSource {
	avif: string;
	webp: string;
	src: string;
}

/**
 * The addresses of a drawing.
 * @throws {Error} if no drawing has this name.
 */
export function artSource(name: string): ArtSource {
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

interface ArtProps {
	name: string;
	/** Display width, in the syntax of an image's `sizes` attribute. */
	sizes: string;
	/** Empty if the drawing adds nothing to the text beside it. */
	alt?: string;
	/** Intrinsic size in px. Needed only if no style gives the drawing a size. */
	width?: number;
	height?: number;
	/** For the largest picture in the first view, which is fetched before others. */
	eager?: boolean;
	/** For a drawing far down the page. */
	lazy?: boolean;
	/** Makes the drawing cover its positioned parent, as a landscape does. */
	fills?: boolean;
	className?: string;
}

/** Shows a drawing in the size that the screen needs, as WebP if the AVIF file fails to load. */
export function Art({
	name,
	sizes,
	alt = "",
	width,
	height,
	eager,
	lazy,
	fills,
	className,
}: ArtProps) {
	const { avif, webp, src } = artSource(name);
	const { failures, image, onError } = useFailures(src);
	return (
		<picture className={styles.formats}>
			{failures > 0 ? null : <source type="image/avif" srcSet={avif} sizes={sizes} />}
			<img
				ref={image}
				src={src}
				srcSet={webp}
				sizes={sizes}
				alt={alt}
				width={width}
				height={height}
				loading={lazy ? "lazy" : undefined}
				fetchPriority={eager ? "high" : undefined}
				decoding={eager ? undefined : "async"}
				onError={onError}
				className={classNames(fills && scene, className)}
			/>
		</picture>
	);
}
