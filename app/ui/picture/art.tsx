/**
 * The site's own drawings: ui/art/{name}-{width in px}, as AVIF and, for browsers without it, as
 * WebP. `npm run art` writes the sizes of a new one.
 */

import narrowestHero from "../art/hero-600.webp";
import { artWidths } from "../art-widths.ts";
import { classNames } from "../class-names.ts";
import * as styles from "./art.css.ts";
import { useFailures } from "./picture-failures.ts";
import { scene } from "./scene.css.ts";

/**
 * Where the build puts all drawings (vite.config.ts). Their addresses are made of it and of the
 * table of widths: a list of all addresses would be a seventh of what a page's code weighs.
 */
const folder = narrowestHero.slice(0, narrowestHero.lastIndexOf("/") + 1);

/** Every size of a drawing in both formats, as `srcset`; `src` is the narrowest. */
interface ArtSource {
	avif: string;
	webp: string;
	src: string;
}

/**
 * Where a drawing is.
 * @throws where there is none of this name.
 */
export function artSource(name: string): ArtSource {
	const widths = artWidths[name];
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
	/** How wide it will be, as `sizes` of an image says it. */
	sizes: string;
	/** Empty where it adds nothing to the words beside it. */
	alt?: string;
	/** Of the whole drawing, in px, where no style gives it a place. */
	width?: number;
	height?: number;
	/** For the largest picture in the first view: fetched before others. */
	eager?: boolean;
	/** For one far down the page. */
	lazy?: boolean;
	/** Covers its positioned parent, as a landscape does. */
	fills?: boolean;
	className?: string;
}

/** A drawing in the size that the screen needs; as WebP where its AVIF fails. */
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
