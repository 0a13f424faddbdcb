import type { TestimonialView } from "./praise.server.ts";
import { QuoteBy } from "./quote-by.tsx";
import * as styles from "./quotes.css.ts";

/** Maximum length in characters of a testimonial that still reads well in the largest type. */
const LARGE_MAX = 400;
/** Maximum length in characters of a testimonial that fits well into one column. */
const COLUMN_MAX = 700;

interface TestimonialProps {
	testimonial: TestimonialView;
	/** Whether it is shown largest, if it is short enough. */
	isFirst?: boolean;
}

/** What a family said, with who said it, when and where. */
export function Testimonial({ testimonial, isFirst }: TestimonialProps) {
	const { text } = testimonial;
	const isLarge = isFirst && text.length <= LARGE_MAX;
	const isLong = text.length > COLUMN_MAX;
	return (
		<figure className={isFirst ? styles.large : isLong ? styles.long : styles.quote}>
			<blockquote dir="auto" className={isLarge ? styles.largeText : styles.text}>
				“{text}”
			</blockquote>
			<QuoteBy quote={testimonial} />
		</figure>
	);
}
