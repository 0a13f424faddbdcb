/** All videos by category, featured ones first (specification, sections 3 and 7). */

import { data, href } from "react-router";
import * as failures from "~/business/failures.ts";
import { contentHead } from "~/business/head.ts";
import { siteText } from "~/business/site-texts.ts";
import { videosDocument } from "~/content/documents/videos.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import { optional } from "~/platform/http/loading.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { Alert } from "~/ui/alert.tsx";
import { ArrowLink, PageLink } from "~/ui/arrow-link.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { Actions, Wrap } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import scenery from "~/ui/scenery/head-videos.svg";
import type { Route } from "./+types/videos.route";
import { categoryTitle } from "./categories.ts";
import { Films } from "./film.tsx";
import { videosByCategory } from "./queries.server.ts";
import * as styles from "./videos.css.ts";

export const handle: RouteHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	contentHead(loaderData?.content, href("/videos"));

/** If the videos can't be read, the page has status 503 and lets the visitor try again. */
export async function loader() {
	const [groups, content] = await Promise.all([
		optional(videosByCategory()),
		pageContent(videosDocument),
	]);
	return data({ groups, content }, groups ? 200 : 503);
}

export default function VideosPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
	const { groups, content } = loaderData;
	const { top, end } = content;
	return (
		<>
			<PageHead {...top} scene={scenery} puppy="juniper" editable="videos.top" />
			<Wrap>
				{groups === undefined ? (
					<div className={styles.group}>
						<Alert tone="bad" title="Error Loading Videos">
							<p>{failures.fetchVideos}</p>
							<Actions>
								<ButtonLink tone="night" small href={href("/videos")}>
									Try Again
								</ButtonLink>
							</Actions>
						</Alert>
					</div>
				) : groups.length === 0 ? (
					<div className={styles.group}>
						<EmptyState
							message={end.none}
							action={{
								href: href("/trained-puppies-for-sale"),
								label: siteText("puppies-button"),
							}}
						/>
					</div>
				) : null}
				{groups?.map(({ category, videos }, index) => (
					<section key={category} aria-labelledby={`videos-${index + 1}`} className={styles.group}>
						<h2 id={`videos-${index + 1}`} className={styles.groupTitle}>
							{categoryTitle(category)}
						</h2>
						<Films videos={videos} />
					</section>
				))}
				<Editable section="videos.end">
					<div className={styles.onward}>
						<ArrowLink to={href("/puppy-training")}>{end.training}</ArrowLink>
						<ArrowLink to={href("/trained-puppies-for-sale")}>
							{siteText("puppies-button")}
						</ArrowLink>
						<PageLink to={href("/meet-the-team")}>{end.team}</PageLink>
					</div>
				</Editable>
			</Wrap>
		</>
	);
}
