import { classNames } from "~/ui/class-names.ts";
import { Art } from "~/ui/picture/art.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import type { HomeQuote, ReviewView, TestimonialView } from "./praise.server.ts";
import * as styles from "./quotes.css.ts";

/** The caption below a quote: who said it, beside a picture if there is one. */
export function QuoteBy({ quote }: { quote: HomeQuote }) {
	const { name, place, picture, face } = quote;
	const children = (
		<>
			<b className={styles.name}>{name}</b>
			{place ? `${place}. ` : null}
			<SaidLine quote={quote} />
		</>
	);
	if (!(picture || face)) return <figcaption className={styles.by}>{children}</figcaption>;
	return (
		<figcaption className={classNames(styles.by, styles.byPicture)}>
			<Frame as="span" ratio="1/1" className={styles.face}>
				{picture ? <Picture source={picture} sizes="4.5rem" /> : null}
				{face && !picture ? <Art name={face} sizes="4.5rem" fills lazy /> : null}
			</Frame>
			<span>{children}</span>
		</figcaption>
	);
}

/** Starts with a no-break space, so that no line begins with the dot. */
const SEPARATOR = "\u00a0· ";

/** What a quote is about, when it was written and where: "Trained puppy (Teddy) · July 2026 · Google". */
export function SaidLine({
	quote: { service, puppyName, date, source, link },
}: {
	quote: TestimonialView | ReviewView;
}) {
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
