/**
 * The site's own drawings: ui/art/{name}-{width in px}, as AVIF and, for browsers without it, as
 * WebP. `npm run art` writes the sizes of a new one.
 */

import * as styles from "./art.css.ts";
import { classNames } from "./class-names.ts";
import { useFailures } from "./picture-failures.ts";
import { scene } from "./scene.css.ts";

const files = import.meta.glob<string>("./art/*.{avif,webp}", { eager: true, import: "default" });

/** Every size of a drawing in both formats, as `srcset`; `src` is the narrowest. */
interface ArtSource {
	avif: string;
	webp: string;
	src: string;
}

const versions = Object.entries(files)
	.map(([file, address]) => {
		const [, name = "", width, format] = /([^/]+)-(\d+)\.(avif|webp)$/.exec(file) ?? [];
		return { name, width: Number(width), format, address };
	})
	.toSorted((one, other) => one.width - other.width);

const sources = new Map<string, ArtSource>();
for (const { name, width, format, address } of versions) {
	const source = sources.get(name) ?? { avif: "", webp: "", src: "" };
	const more = `${address} ${width}w`;
	if (format === "avif") source.avif += source.avif ? `, ${more}` : more;
	else {
		source.webp += source.webp ? `, ${more}` : more;
		source.src ||= address;
	}
	sources.set(name, source);
}

/**
 * Where a drawing is.
 * @throws where there is none of this name.
 */
export function artSource(name: string): ArtSource {
	const source = sources.get(name);
	if (!source) throw new Error(`ui/art has no ${name}`);
	return source;
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
