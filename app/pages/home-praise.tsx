import { href } from "react-router";
import type { HomeContent } from "~/content/documents/home.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Section, Wrap } from "~/ui/page/layout.tsx";
import { TrainerLine } from "~/ui/page/trainer-line.tsx";
import { PageLink } from "~/ui/page-link.tsx";
import { Stars } from "~/ui/stars.tsx";
import * as css from "./home.css.ts";
import type { HomeQuote } from "./praise.ts";
import { QuoteBy } from "./quote-by.tsx";

/** The line below a quote: where the family lives, which puppy they have, and since when. */
function About({ of: { location, puppyName, date } }: { of: HomeQuote }) {
	if (location && puppyName && date) {
		return (
			<>
				{location}. Family of {puppyName}, {date}
			</>
		);
	}
	const family = puppyName && `Family of ${puppyName}`;
	return [location, [family, date].filter(Boolean).join(", ")].filter(Boolean).join(". ");
}

function Quote({ of: quote, isLarge = false }: { of: HomeQuote; isLarge?: boolean }) {
	return (
		<figure className={isLarge ? css.quoteLarge : css.quote}>
			<Stars of={quote.rating} className={css.quoteStars} />
			<blockquote dir={quote.id && "auto"} className={isLarge ? css.quoteLargeText : css.quoteText}>
				“{quote.quote}”
			</blockquote>
			<QuoteBy picture={quote.picture} face={quote.face} className={css.quoteBy}>
				<b className={css.quoteAuthor}>{quote.author}</b>
				<About of={quote} />
			</QuoteBy>
		</figure>
	);
}

interface HomePraiseProps {
	texts: HomeContent["praise"];
	quotes: readonly HomeQuote[];
}

/** The testimonials chosen for the home page. The first one is the largest. */
export function HomePraise({ texts, quotes }: HomePraiseProps) {
	const [first, ...others] = quotes;
	if (!first) return null;
	return (
		<Section tone="mist" aria-labelledby="praise">
			<Wrap>
				<h2 id="praise" className={css.praiseTitle}>
					{texts.title}
				</h2>
			</Wrap>
			<Wrap className={css.quotes}>
				<Quote of={first} isLarge />
				{others.length > 0 ? (
					<div className={css.otherQuotes}>
						{others.map((quote) => (
							<Quote key={quote.id ?? quote.author} of={quote} />
						))}
					</div>
				) : null}
				<TrainerLine className={css.byTrainer}>
					{texts.text ? <p>{texts.text}</p> : null}
					<PageLink to={href("/meet-the-trainer")}>{texts.trainer}</PageLink>
				</TrainerLine>
			</Wrap>
			<Wrap className={css.onward}>
				<ArrowLink to={href("/testimonials")}>{texts.testimonials}</ArrowLink>
				<PageLink to={href("/reviews")}>{texts.reviews}</PageLink>
				<PageLink to={href("/sold-puppy-stories")}>{texts.stories}</PageLink>
			</Wrap>
		</Section>
	);
}
