/** Drawings beside words. They say nothing themselves: a control without words needs a label. */
import type { IconNode } from "lucide";
import { classNames } from "../class-names.ts";
import { brandPaths } from "./brand-paths.ts";
import * as styles from "./icon.css.ts";

export function Icon({ of: nodes, className }: { of: IconNode; className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="1.25em"
			height="1.25em"
			aria-hidden="true"
			className={classNames(styles.line, className)}
		>
			{nodes.map(([Shape, attributes], index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: an icon's shapes never change places
				<Shape key={index} {...attributes} />
			))}
		</svg>
	);
}

/**
 * Brands are drawn to the very edge of its 24 units, where a size of a fraction of a pixel cuts
 * the outline off. A unit of air on every side also makes them as large as the other icons look.
 */
const BRAND_VIEW = "-1 -1 26 26";

/**
 * Instagram's sign as three shapes: Simple Icons draws it as one outline of 2,000 characters, which
 * would be a tenth of what a page weighs.
 */
const instagram = (
	<g fill="none" stroke="currentColor" strokeWidth={2.2}>
		<rect x={1.1} y={1.1} width={21.8} height={21.8} rx={6.4} />
		<circle cx={12} cy={12} r={5.1} />
		<circle cx={18.4} cy={5.6} r={0.35} />
	</g>
);

const brands = {
	facebook: <path d={brandPaths.facebook} />,
	messenger: <path d={brandPaths.messenger} />,
	instagram,
};

export function BrandIcon({ name, className }: { name: keyof typeof brands; className?: string }) {
	return (
		<svg
			viewBox={BRAND_VIEW}
			fill="currentColor"
			aria-hidden="true"
			className={classNames(styles.icon, className)}
		>
			{brands[name]}
		</svg>
	);
}
