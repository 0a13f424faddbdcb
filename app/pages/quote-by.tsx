import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names.ts";
import { Art } from "~/ui/picture/art.tsx";
import { Frame, Picture, type PictureSource } from "~/ui/picture/picture.tsx";
import type { SaidAbout } from "./praise.ts";
import * as styles from "./quotes.css.ts";

interface QuoteByProps {
	/** The picture that the trainer chose for the quote. */
	picture?: PictureSource;
	/** Name of a drawing in ui/art, for the sample's quotes. */
	face?: string;
	className?: string;
	children: ReactNode;
}

/** The caption below a quote: who said it, beside a picture if there is one. */
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

/** Starts with a no-break space, so that no line begins with the dot. */
const SEPARATOR = "\u00a0· ";

/** What a quote is about, when it was written and where: "Trained puppy (Teddy) · July 2026 · Google". */
export function SaidLine({ of: { service, puppyName, date, source, link } }: { of: SaidAbout }) {
	const puppy = puppyName && (service ? `(${puppyName})` : `Family of ${puppyName}`);
	const told = [[service, puppy].filter(Boolean).join(" "), date].filter(Boolean).join(SEPARATOR);
	const where = source || (link && "Read it where it was written");
	return (
		<>
			{told}
			{told && where ? SEPARATOR : null}
			{link ? <a href={link}>{where}</a> : where}
		</>
	);
}
