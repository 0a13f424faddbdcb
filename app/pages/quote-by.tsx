import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names.ts";
import { Art } from "~/ui/picture/art.tsx";
import { Frame, Picture, type PictureSource } from "~/ui/picture/picture.tsx";
import * as styles from "./quotes.css.ts";

interface QuoteByProps {
	/** What was put beside the words. */
	picture?: PictureSource;
	/** The sample's: a drawing of ui/art. */
	face?: string;
	className?: string;
	children: ReactNode;
}

/** Under a quote: whose words they are, together beside a picture where there is one. */
export function QuoteBy({ picture, face, className, children }: QuoteByProps) {
	if (!(picture || face)) return <figcaption className={className}>{children}</figcaption>;
	return (
		<figcaption className={classNames(className, styles.byPicture)}>
			<Frame as="span" ratio="1/1" className={styles.face}>
				{picture ? <Picture of={picture} sizes="4.5rem" /> : null}
				{face && !picture ? <Art name={face} sizes="4.5rem" fills lazy /> : null}
			</Frame>
			<span>{children}</span>
		</figcaption>
	);
}
