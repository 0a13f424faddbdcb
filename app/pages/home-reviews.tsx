import { href } from "react-router";
import { cutAtSentence } from "~/business/excerpt.ts";
import { reviews } from "~/business/praise.ts";
import type { HomeContent } from "~/content/documents/home.ts";
import { Wrap } from "~/ui/page/layout.tsx";
import { PageLink } from "~/ui/page-link.tsx";
import { Stars } from "~/ui/stars.tsx";
import * as css from "./home-reviews.css.ts";
import type { HomeReview } from "./praise.ts";

/** Number of reviews shown of the sample. */
const SHOWN = 3;
/** Maximum length of each review in characters. A short review is shown whole. */
export const HOME_REVIEW_LENGTH = 150;

interface HomeReviewsProps {
	texts: HomeContent["reviews"];
	/** The reviews that the trainer chose. By default, the first ones of the sample. */
	chosen: readonly HomeReview[] | undefined;
}

const sample: readonly HomeReview[] = reviews.slice(0, SHOWN);

/** A few reviews near the top of the home page, each with its own stars. */
export function HomeReviews({ texts, chosen = sample }: HomeReviewsProps) {
	if (chosen.length === 0) return null;
	return (
		<section aria-labelledby="reviews" className={css.band}>
			<Wrap>
				<h2 id="reviews" className={css.title}>
					{texts.title}
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
					<PageLink to={href("/reviews")}>{texts.link}</PageLink>
				</p>
			</Wrap>
		</section>
	);
}
