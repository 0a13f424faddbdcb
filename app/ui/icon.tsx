/** Drawings beside words. They say nothing themselves: a control without words needs a label. */
import type { LucideIcon } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { siFacebook, siInstagram, siMessenger } from "simple-icons";
import { classNames } from "./class-names.ts";
import * as styles from "./icon.css.ts";

const shapes = new Map<LucideIcon, string>();

/** The lines of a shape as markup: a page has dozens of icons, and what is in them never changes. */
function linesOf(Shape: LucideIcon): string {
	const known = shapes.get(Shape);
	if (known !== undefined) return known;
	const lines = renderToStaticMarkup(<Shape />).replace(/^<svg[^>]*>|<\/svg>$/g, "");
	shapes.set(Shape, lines);
	return lines;
}

export function Icon({ of: Shape, className }: { of: LucideIcon; className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="1.25em"
			height="1.25em"
			fill="none"
			stroke="currentColor"
			strokeWidth={1.9}
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
			className={classNames(styles.icon, className)}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: made of a shape of ours, above
			dangerouslySetInnerHTML={{ __html: linesOf(Shape) }}
		/>
	);
}

const brands = { facebook: siFacebook, messenger: siMessenger, instagram: siInstagram };

export function BrandIcon({ name, className }: { name: keyof typeof brands; className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			fill="currentColor"
			aria-hidden="true"
			focusable="false"
			className={classNames(styles.icon, className)}
		>
			<path d={brands[name].path} />
		</svg>
	);
}
