import { href } from "react-router";
import type { HomeWords } from "~/content/texts/home.ts";
import { ArrowLink } from "~/ui/button.tsx";
import { Section, Wrap } from "~/ui/page/layout.tsx";
import { TrainerLine } from "~/ui/page/trainer-line.tsx";
import { PageLink } from "~/ui/page-link.tsx";
import { Stars } from "~/ui/stars.tsx";
import * as css from "./home.css.ts";
import type { HomeQuote } from "./praise.ts";

/** Under a quote: where the family is from, its puppy, and since when. */
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

interface HomePraiseProps {
	words: HomeWords["praise"];
	quotes: readonly HomeQuote[];
}

/** The testimonials that were chosen for the home page; the first one speaks loudest. */
export function HomePraise({ words, quotes }: HomePraiseProps) {
	if (quotes.length === 0) return null;
	return (
		<Section tone="mist" aria-labelledby="praise">
			<Wrap>
				<h2 id="praise" className={css.praiseTitle}>
					{words.title}
				</h2>
			</Wrap>
			<Wrap className={css.quotes}>
				{quotes.map((quote, index) => (
					<figure
						key={quote.id ?? quote.author}
						className={index === 0 ? css.quoteLarge : css.quote}
					>
						<Stars of={quote.rating} className={css.quoteStars} />
						<blockquote
							dir={quote.id && "auto"}
							className={index === 0 ? css.quoteLargeText : css.quoteText}
						>
							“{quote.quote}”
						</blockquote>
						<figcaption className={css.quoteBy}>
							<b className={css.quoteAuthor}>{quote.author}</b>
							<About of={quote} />
						</figcaption>
					</figure>
				))}
			</Wrap>
			<Wrap className={css.byTrainer}>
				<TrainerLine>
					<p>{words.trainer.text}</p>
					<PageLink to={href("/meet-the-trainer")}>{words.trainer.link}</PageLink>
				</TrainerLine>
			</Wrap>
			<Wrap className={css.onward}>
				<ArrowLink to={href("/testimonials")}>{words.links.testimonials}</ArrowLink>
				<ArrowLink to={href("/reviews")}>{words.links.reviews}</ArrowLink>
				<ArrowLink to={href("/sold-puppy-stories")}>{words.links.stories}</ArrowLink>
			</Wrap>
		</Section>
	);
}
