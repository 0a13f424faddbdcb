/** Reviews, as people left them: each with its own stars, and no average (specification, section 3). */

import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { headTags } from "~/business/head.ts";
import { reviews } from "~/business/praise.ts";
import { CallToAction } from "~/layout/call-to-action.tsx";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import { ArrowLink } from "~/ui/button.tsx";
import { Section, Wrap } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import scenery from "~/ui/scenery/head-choosing.svg";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { firstVideo } from "~/videos/queries.server.ts";
import type { Route } from "./+types/reviews.route";
import * as page from "./page.css.ts";
import { ReviewCard } from "./review-card.tsx";
import * as styles from "./reviews.css.ts";

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = () =>
	headTags({
		title: "Reviews",
		description: `Reviews of ${facts.brand} in ${facts.place}: trained puppies, day training, board and train, and boarding.`,
		path: href("/reviews"),
	});

export async function loader() {
	return { video: await firstVideo("delivery") };
}

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Reviews"
				lead="The missing stars are left in."
				trail={[{ name: "Home", path: href("/") }, { name: "Reviews" }]}
				scene={scenery}
				puppy="maple"
			/>
			<Section tone="mist" aria-labelledby="reviews">
				<Wrap>
					<h2 id="reviews" className={visuallyHidden}>
						What reviewers wrote
					</h2>
					<div className={styles.list}>
						{reviews.map((review) => (
							<ReviewCard key={review.reviewerName} review={review} />
						))}
					</div>
					<div className={page.onward}>
						<ArrowLink to={href("/testimonials")}>Testimonials</ArrowLink>
						<ArrowLink to={href("/sold-puppy-stories")}>Sold puppy stories</ArrowLink>
						<ArrowLink to={href("/training-programs")}>Training programs</ArrowLink>
					</div>
				</Wrap>
			</Section>
			<CallToAction video={loaderData.video} />
		</>
	);
}
