/** Drawings beside words. They say nothing themselves: a control without words needs a label. */
import type { LucideIcon } from "lucide-react";
import { siFacebook, siInstagram, siMessenger } from "simple-icons";
import { classNames } from "./class-names.ts";
import * as styles from "./icon.css.ts";

export function Icon({ of: Shape, className }: { of: LucideIcon; className?: string }) {
	return (
		<Shape
			size="1.25em"
			strokeWidth={1.9}
			aria-hidden="true"
			focusable="false"
			className={classNames(styles.icon, className)}
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
