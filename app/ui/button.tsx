import { ArrowRight } from "lucide";
import type { ComponentProps } from "react";
import * as styles from "./button.css.ts";
import { classNames } from "./class-names.ts";
import { AnyLink, type AnyLinkProps } from "./link.tsx";
import { Icon } from "./picture/icon.tsx";
import { visuallyHidden } from "./theme/text.css.ts";

interface Look {
	/** Porch is the one main action of a view; night secondary, line an alternative. */
	tone?: keyof typeof styles.tones;
	/** Lower, without stitching. */
	small?: boolean;
}

/** The classes of what looks like a button. */
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

/** "Learn More →"; `about` says of what, for who meets the link on its own. */
export function ArrowLink({
	about,
	children = "Learn More",
	className,
	...link
}: AnyLinkProps & { about?: string }) {
	return (
		<AnyLink {...link} className={classNames(styles.arrowLink, className)}>
			<span>
				{children}
				{about ? <span className={visuallyHidden}>: {about}</span> : null}
			</span>
			<Icon of={ArrowRight} className={styles.arrowIcon} />
		</AnyLink>
	);
}
