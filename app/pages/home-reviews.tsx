import { href } from "react-router";
import { cutAtSentence } from "~/business/head.ts";
import { reviews } from "~/business/praise.ts";
import type { HomeWords } from "~/content/texts/home.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Wrap } from "~/ui/page/layout.tsx";
import { Stars } from "~/ui/stars.tsx";
import * as css from "./home-reviews.css.ts";
import type { HomeReview } from "./praise.ts";

/** Of the sample: reviews at the top. */
const SHOWN = 3;
/** Characters of each review: a short one stands whole, with the point that it ends in. */
export const HOME_REVIEW_LENGTH = 150;

interface HomeReviewsProps {
	words: HomeWords["praise"];
	/** The ones that were chosen; without them, the sample's first ones. */
	chosen: readonly HomeReview[] | undefined;
}

const sample: readonly HomeReview[] = reviews.slice(0, SHOWN);

/** What others say, before anything else is asked for: some reviews, each with its own stars. */
export function HomeReviews({ words, chosen = sample }: HomeReviewsProps) {
	if (chosen.length === 0) return null;
	return (
		<section aria-labelledby="reviews" className={css.band}>
			<Wrap>
				<h2 id="reviews" className={css.title}>
					{words.reviewsTitle}
				</h2>
				<ul className={css.list}>
					{chosen.map(({ id, reviewerName, stars, review }) => (
						<li key={id ?? reviewerName} className={css.review}>
							<Stars of={stars} />
							<blockquote dir={id && "auto"}>
								“{cutAtSentence(review, HOME_REVIEW_LENGTH)}”
							</blockquote>
							<p className={css.by}>{reviewerName}</p>
						</li>
					))}
				</ul>
				<p className={css.all}>
					<ArrowLink to={href("/reviews")}>{words.reviewsLink}</ArrowLink>
				</p>
			</Wrap>
		</section>
	);
}
