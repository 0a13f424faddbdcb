import type { ComponentProps } from "react";
import * as styles from "./button.css.ts";
import { classNames } from "./class-names.ts";
import { AnyLink, type AnyLinkProps } from "./link.tsx";

interface Look {
	/** `porch` marks the single main action of a view, `night` a secondary action, `line` an alternative. */
	tone?: keyof typeof styles.tones;
	/** Makes the button less tall and drops the stitching. */
	small?: boolean;
}

/** Class names that make any element look like a button. */
export const buttonLook = ({ tone = "porch", small }: Look, className?: string) =>
	classNames(styles.button, styles.tones[tone], small && styles.smallButton, className);

/** A link that looks like a button. */
export function ButtonLink({ tone, small, className, ...link }: Look & AnyLinkProps) {
	return <AnyLink {...link} className={buttonLook({ tone, small }, className)} />;
}

/** Submits its form unless `type` says otherwise. */
export function Button({
	tone,
	small,
	className,
	type = "submit",
	...button
}: Look & ComponentProps<"button">) {
	return <button {...button} type={type} className={buttonLook({ tone, small }, className)} />;
}
