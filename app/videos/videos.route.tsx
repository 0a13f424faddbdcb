/** All videos by category, featured ones first (specification, sections 3 and 7). */

import { data, href } from "react-router";
import { failures } from "~/business/failures.ts";
import { headTags } from "~/business/head.ts";
import { siteWord } from "~/business/site-words.ts";
import { videosWords } from "~/business/videos-page.ts";
import { videosTexts } from "~/content/texts/lists.ts";
import { type PagePictures, pageWords } from "~/photos/page-words.server.ts";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import { optional } from "~/platform/http/loading.server.ts";
import { Alert } from "~/ui/alert.tsx";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { Actions, Wrap } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { PageLink } from "~/ui/page-link.tsx";
import scenery from "~/ui/scenery/head-videos.svg";
import type { Route } from "./+types/videos.route";
import { categoryTitle } from "./categories.ts";
import { Films } from "./film.tsx";
import { videosByCategory } from "./queries.server.ts";
import * as styles from "./videos.css.ts";

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) => {
	const { title, description } = loaderData?.words ?? videosWords;
	return headTags({ title, description, path: href("/videos") });
};

/** If the videos can't be read, the page has status 503 and lets the visitor try again. */
export async function loader(args: Pick<Route.LoaderArgs, "request">) {
	const [groups, around] = await Promise.all([
		optional(videosByCategory()),
		pageWords(args, videosTexts),
	]);
	return data({ groups, ...around }, groups ? 200 : 503);
}

export default function VideosPage({ loaderData }: Route.ComponentProps) {
	return <VideosView {...loaderData} />;
}

function VideosFailure() {
	return (
		<Alert tone="bad" title="Error Loading Videos">
			<p>{failures.fetchVideos}</p>
			<Actions>
				<ButtonLink tone="night" small href={href("/videos")}>
					Try Again
				</ButtonLink>
			</Actions>
		</Alert>
	);
}

const anchorOf = (index: number) => `videos-${index + 1}`;

interface VideosViewProps {
	/** Undefined if they could not be read. */
	groups: Awaited<ReturnType<typeof videosByCategory>> | undefined;
	words?: ReturnType<typeof videosTexts.words>;
	pictures?: PagePictures;
}

export function VideosView({ groups: read, words = videosWords, pictures }: VideosViewProps) {
	const groups = read ?? [];
	return (
		<>
			<PageHead
				title={words.title}
				lead={words.lead}
				scene={scenery}
				picture={pictures?.head}
				puppy="juniper"
			/>
			<Wrap>
				{read === undefined ? (
					<div className={styles.group}>
						<VideosFailure />
					</div>
				) : null}
				{read?.length === 0 ? (
					<div className={styles.group}>
						<EmptyState
							message={words.none}
							action={{
								href: href("/trained-puppies-for-sale"),
								label: siteWord("puppies-button"),
							}}
						/>
					</div>
				) : null}
				{groups.length > 1 ? (
					<nav aria-label="Kinds of videos" className={styles.group}>
						<ul className={styles.categories}>
							{groups.map(({ category }, index) => (
								<li key={category}>
									<a href={`#${anchorOf(index)}`} className={styles.category}>
										{categoryTitle(category)}
									</a>
								</li>
							))}
						</ul>
					</nav>
				) : null}
				{groups.map(({ category, videos }, index) => (
					<section
						key={category}
						id={anchorOf(index)}
						aria-labelledby={`${anchorOf(index)}-title`}
						className={styles.group}
					>
						<h2 id={`${anchorOf(index)}-title`} className={styles.groupTitle}>
							{categoryTitle(category)}
						</h2>
						<Films videos={videos} />
					</section>
				))}
				<div className={styles.onward}>
					<ArrowLink to={href("/puppy-training")}>{words.links.training}</ArrowLink>
					<ArrowLink to={href("/trained-puppies-for-sale")}>{siteWord("puppies-button")}</ArrowLink>
					<PageLink to={href("/meet-the-team")}>{words.links.team}</PageLink>
				</div>
			</Wrap>
		</>
	);
}
