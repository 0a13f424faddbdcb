/** A family of a sold puppy that agreed to be shown: its story, and what it wrote elsewhere on the site. */

import { data, href } from "react-router";
import { cutAtSentence } from "~/business/excerpt.ts";
import { headTags } from "~/business/head.ts";
import { storiesPageDocument } from "~/content/documents/praise-pages.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { ArrowLink, PageLink } from "~/ui/arrow-link.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import { Wrap } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import scenery from "~/ui/scenery/head-stories.svg";
import type { Route } from "./+types/story.route";
import { NextStep } from "./next-step.tsx";
import * as page from "./page.css.ts";
import { familyStoryFor } from "./praise.server.ts";
import { ReviewCard } from "./review-card.tsx";
import * as styles from "./stories.css.ts";
import { storyTitle } from "./story-title.ts";
import { Story } from "./story-view.tsx";
import { Testimonial } from "./testimonial.tsx";

export const handle: RouteHandle = { cache: "path" };

const DESCRIPTION_MAX = 160;

export const meta: Route.MetaFunction = ({ loaderData, params }) =>
	loaderData
		? headTags({
				title: storyTitle(loaderData.story),
				description: cutAtSentence(loaderData.story.text, DESCRIPTION_MAX),
				path: href("/sold-puppy-stories/:story", params),
			})
		: [];

/** @throws 404 for a story that visitors don't see. */
export async function loader({ params }: Pick<Route.LoaderArgs, "params">) {
	const [shown, { family, top }] = await Promise.all([
		familyStoryFor(params.story),
		pageContent(storiesPageDocument),
	]);
	if (!shown) throw data(null, { status: 404 });
	return { ...shown, texts: family, stories: top.title };
}

export default function StoryPage({ loaderData }: Route.ComponentProps) {
	const { story, testimonials, reviews, texts, stories } = loaderData;
	const title = storyTitle(story);
	return (
		<>
			<PageHead
				title={title}
				scene={scenery}
				trail={[{ name: stories, path: href("/sold-puppy-stories") }, { name: title }]}
			/>
			<Wrap className={styles.page}>
				<Editable section="stories">
					<Story story={story} large isTitled />
				</Editable>
				<Editable section="stories-page.family">
					{testimonials.length + reviews.length > 0 ? (
						<section aria-labelledby="said" className={styles.said}>
							<h2 id="said">{texts.said}</h2>
							{testimonials.map((one) => (
								<Testimonial key={one.id} testimonial={one} />
							))}
							{reviews.map((review) => (
								<ReviewCard key={review.id} review={review} />
							))}
						</section>
					) : null}
					<div className={page.links}>
						{story.path ? <ArrowLink to={story.path}>{texts.profile}</ArrowLink> : null}
						<PageLink to={href("/sold-puppy-stories")}>{texts.all}</PageLink>
					</div>
					<NextStep text={texts.ask} action={{ href: href("/contact-us"), label: texts.button }} />
				</Editable>
			</Wrap>
		</>
	);
}
