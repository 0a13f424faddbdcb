/** Layout components of a page. */
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Editable } from "./editable.tsx";
import * as styles from "./layout.css.ts";

/** Limits its content to the width of a page, with gutters at both sides. */
export function Wrap({ className, ...rest }: ComponentProps<"div">) {
	return <div {...rest} className={classNames(styles.wrap, className)} />;
}

interface SectionProps extends ComponentProps<"section"> {
	tone?: keyof typeof styles.tones;
	/** Half the space above and below. */
	tight?: boolean;
	/** Its content as a section that the trainer edits, named as `Editable` names it. */
	editable?: string;
	/** A class of the box that limits the content's width. */
	inner?: string;
}

/** A full-width band of a page, with content as wide as the page. */
export function Section(props: SectionProps) {
	const { tone, tight, editable, inner, className, children, ...rest } = props;
	return (
		<section
			{...rest}
			className={classNames(
				styles.section,
				tight && styles.tight,
				tone && styles.tones[tone],
				className,
			)}
		>
			<Wrap className={inner}>
				<Editable section={editable}>{children}</Editable>
			</Wrap>
		</section>
	);
}

interface SplitProps extends ComponentProps<"div"> {
	/** Proportions of the two columns on a wide screen: 5 to 7, halves, or one narrow column. */
	variant?: keyof typeof styles.splits;
}

export function Split({ variant = "wide", className, ...rest }: SplitProps) {
	return <div {...rest} className={classNames(styles.split, styles.splits[variant], className)} />;
}

/** Running text. */
export function Prose({ className, ...rest }: ComponentProps<"div">) {
	return <div {...rest} className={classNames(styles.prose, className)} />;
}

/** A paragraph; nothing if its text is empty. */
export function Paragraph({ children, ...rest }: ComponentProps<"p"> & { children: string }) {
	return children ? <p {...rest}>{children}</p> : null;
}

/** Buttons and links in a row. */
export function Actions({ className, ...rest }: ComponentProps<"div">) {
	return <div {...rest} className={classNames(styles.actions, className)} />;
}
