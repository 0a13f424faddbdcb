/** Icons are hidden from screen readers, so a control without text needs a label. */
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
 * Brand icons reach the very edge of their 24 units, where rounding to whole pixels would cut off the
 * outline. One unit of space on every side also makes them look as large as the other icons.
 */
const BRAND_VIEW = "-1 -1 26 26";

/**
 * Instagram's icon as three shapes. In Simple Icons it is one outline of 2,000 characters, which would
 * be a tenth of the weight of a page.
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
