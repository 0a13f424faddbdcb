import { href } from "react-router";
import { type Rating, ratingInWords } from "~/business/rating.ts";
import type { HomeContent } from "~/content/documents/home.ts";
import { ArrowLink, PageLink } from "~/ui/arrow-link.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Section } from "~/ui/page/layout.tsx";
import { Stars } from "~/ui/stars.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import * as css from "./home.css.ts";
import * as pageStyles from "./page.css.ts";
import type { HomeQuote } from "./praise.server.ts";
import { QuoteBy } from "./quote-by.tsx";
import * as styles from "./quotes.css.ts";

function Quote({ quote, isLarge = false }: { quote: HomeQuote; isLarge?: boolean }) {
	return (
		<figure className={styles.quote}>
			<Stars count={quote.stars} className={layoutStyles.below.s3} />
			<blockquote dir="auto" className={isLarge ? styles.largeText : styles.text}>
				“{quote.text}”
			</blockquote>
			<QuoteBy quote={quote} />
		</figure>
	);
}

interface HomePraiseProps {
	texts: HomeContent["praise"];
	quotes: readonly HomeQuote[];
	/** Of all reviews. */
	rating: Rating | undefined;
}

/** The testimonials chosen for the home page. The first one is the largest. */
export function HomePraise({ texts, quotes, rating }: HomePraiseProps) {
	const [first, ...others] = quotes;
	if (!first) return null;
	return (
		<Section tone="mist" aria-labelledby="praise">
			<header className={css.sectionHead}>
				<h2 id="praise">{texts.title}</h2>
				{rating ? <p className={muted}>{ratingInWords(rating)}</p> : null}
			</header>
			<div className={css.quotes}>
				<Quote quote={first} isLarge />
				{others.length > 0 ? (
					<div className={css.otherQuotes}>
						{others.map((quote) => (
							<Quote key={quote.id} quote={quote} />
						))}
					</div>
				) : null}
			</div>
			<div className={pageStyles.onward}>
				<ArrowLink to={href("/testimonials")}>{texts.testimonials}</ArrowLink>
				<PageLink to={href("/reviews")}>{texts.reviews}</PageLink>
				<PageLink to={href("/sold-puppy-stories")}>{texts.stories}</PageLink>
			</div>
		</Section>
	);
}
