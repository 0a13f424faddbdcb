/** Icons are hidden from screen readers, so a control without text needs a label. */
import type { IconNode } from "lucide";
import { classNames } from "../class-names.ts";
import * as styles from "./picture.css.ts";

/**
 * The outlines of two brand icons, 24 units wide and high, copied from Simple Icons (CC0-1.0). The package
 * itself has 26 MB with three thousand brands, which would slow down every install and every build.
 */
const brandPaths = {
	facebook:
		"M9.101 23.691v-7.98H6.627v-3.667h2.474v-1.58c0-4.085 1.848-5.978 5.858-5.978.401 0 .955.042 1.468.103a8.68 8.68 0 0 1 1.141.195v3.325a8.623 8.623 0 0 0-.653-.036 26.805 26.805 0 0 0-.733-.009c-.707 0-1.259.096-1.675.309a1.686 1.686 0 0 0-.679.622c-.258.42-.374.995-.374 1.752v1.297h3.919l-.386 2.103-.287 1.564h-3.246v8.245C19.396 23.238 24 18.179 24 12.044c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.628 3.874 10.35 9.101 11.647Z",
	messenger:
		"M12 0C5.24 0 0 4.952 0 11.64c0 3.499 1.434 6.521 3.769 8.61a.96.96 0 0 1 .323.683l.065 2.135a.96.96 0 0 0 1.347.85l2.381-1.053a.96.96 0 0 1 .641-.046A13 13 0 0 0 12 23.28c6.76 0 12-4.952 12-11.64S18.76 0 12 0m6.806 7.44c.522-.03.971.567.63 1.094l-4.178 6.457a.707.707 0 0 1-.977.208l-3.87-2.504a.44.44 0 0 0-.49.007l-4.363 3.01c-.637.438-1.415-.317-.995-.966l4.179-6.457a.706.706 0 0 1 .977-.21l3.87 2.505c.15.097.344.094.491-.007l4.362-3.008a.7.7 0 0 1 .364-.13",
} as const;

export function Icon({ icon, className }: { icon: IconNode; className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="1.25em"
			height="1.25em"
			aria-hidden="true"
			className={classNames(styles.lineIcon, className)}
		>
			{icon.map(([Shape, attributes], index) => (
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
