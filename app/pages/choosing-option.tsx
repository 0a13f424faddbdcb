import type { DrawingName } from "~/business/drawings.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Paragraph } from "~/ui/page/layout.tsx";
import { Drawing } from "~/ui/picture/drawing.tsx";
import { Frame, type PictureSource } from "~/ui/picture/picture.tsx";
import { from } from "~/ui/theme/media.ts";
import { muted, small } from "~/ui/theme/text.css.ts";
import * as styles from "./choosing.css.ts";

interface ChoosingOptionProps {
	label: string;
	title: string;
	text: string;
	image: DrawingName;
	action: { href: string; label: string };
	tone: "night" | "line";
	/** Replaces the drawing. */
	picture: PictureSource | undefined;
}

/** One of the two ways to get a puppy. */
export function ChoosingOption(props: ChoosingOptionProps) {
	const { label, title, text, image, action, tone, picture } = props;
	return (
		<article className={styles.option}>
			<Frame ratio="16/9">
				<Drawing
					name={image}
					alt=""
					instead={picture}
					sizes={`${from("lg")} min(45vw, 37rem), 92vw`}
				/>
			</Frame>
			<div className={styles.optionBody}>
				<Paragraph className={`${small} ${muted}`}>{label}</Paragraph>
				<h3>{title}</h3>
				<Paragraph>{text}</Paragraph>
				<p className={styles.optionAction}>
					<ButtonLink to={action.href} tone={tone}>
						{action.label}
					</ButtonLink>
				</p>
			</div>
		</article>
	);
}
