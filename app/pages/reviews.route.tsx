/** Reviews, as people wrote them, each with its own stars, and their average (specification, section 3). */

import { href } from "react-router";
import { contentHead } from "~/business/head.ts";
import { ratingInWords, ratingOf } from "~/business/rating.ts";
import { reviewsPageDocument } from "~/content/documents/praise-pages.ts";
import { CallToAction } from "~/layout/call-to-action.tsx";
import { pageContent } from "~/photos/page-content.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { ArrowLink, PageLink } from "~/ui/arrow-link.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { Section } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import scenery from "~/ui/scenery/head-choosing.svg";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { firstVideo } from "~/videos/queries.server.ts";
import type { Route } from "./+types/reviews.route";
import { toContact } from "./next-step.tsx";
import * as page from "./page.css.ts";
import { reviewsFor } from "./praise.server.ts";
import { ReviewCard } from "./review-card.tsx";
import * as styles from "./reviews.css.ts";

export const handle: RouteHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	contentHead(loaderData?.content, href("/reviews"));

export async function loader() {
	const [video, reviews, content] = await Promise.all([
		firstVideo("delivery"),
		reviewsFor(),
		pageContent(reviewsPageDocument),
	]);
	return { video, content, reviews };
}

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
	const { reviews: shown, video, content } = loaderData;
	const { top, end } = content;
	const rating = ratingOf(shown);
	return (
		<>
			<PageHead {...top} scene={scenery} puppy="maple" editable="reviews-page.top" />
			<Section tone="mist" aria-labelledby="reviews">
				<h2 id="reviews" className={visuallyHidden}>
					What reviewers wrote
				</h2>
				{rating ? <p className={styles.rating}>{ratingInWords(rating)}</p> : null}
				{shown.length > 0 ? (
					<Editable section="reviews">
						<div className={styles.list}>
							{shown.map((review) => (
								<ReviewCard key={review.id} review={review} />
							))}
						</div>
					</Editable>
				) : (
					<EmptyState message={end.none} action={toContact()} />
				)}
				<Editable section="reviews-page.end">
					<div className={page.onward}>
						<ArrowLink to={href("/testimonials")}>{end.testimonials}</ArrowLink>
						<PageLink to={href("/sold-puppy-stories")}>{end.stories}</PageLink>
						<ArrowLink to={href("/training-programs")}>{end.programs}</ArrowLink>
					</div>
				</Editable>
			</Section>
			<CallToAction video={video} />
		</>
	);
}
