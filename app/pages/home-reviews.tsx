import { href } from "react-router";
import { cutAtWord } from "~/business/head.ts";
import { reviews } from "~/business/praise.ts";
import { ArrowLink } from "~/ui/button.tsx";
import { Wrap } from "~/ui/page/layout.tsx";
import { Stars } from "~/ui/stars.tsx";
import * as css from "./home-reviews.css.ts";

/** Reviews at the top, and characters of each. */
const SHOWN = 3;
const LENGTH = 120;

/** What others say, before anything else is asked for: the first reviews, each with its own stars. */
export function HomeReviews() {
	return (
		<section aria-labelledby="reviews" className={css.band}>
			<Wrap>
				<h2 id="reviews" className={css.title}>
					What reviewers wrote
				</h2>
				<ul className={css.list}>
					{reviews.slice(0, SHOWN).map(({ reviewerName, stars, review }) => (
						<li key={reviewerName} className={css.review}>
							<Stars of={stars} />
							<blockquote>“{cutAtWord(review, LENGTH)}”</blockquote>
							<p className={css.by}>{reviewerName}</p>
						</li>
					))}
				</ul>
				<p className={css.all}>
					<ArrowLink to={href("/reviews")}>All reviews, stars included</ArrowLink>
				</p>
			</Wrap>
		</section>
	);
}
