/**
 * The page of one video. It shows the poster, or the player if the address has the `PLAY` parameter. Without
 * JavaScript, all posters link to that address. The canonical address has no parameter.
 */
import { data, href } from "react-router";
import { facts } from "~/business/facts.ts";
import * as failures from "~/business/failures.ts";
import { filmOf } from "~/business/films.ts";
import { headTags } from "~/business/head.ts";
import { videoObject } from "~/business/structured-items.ts";
import { VIDEO_HEIGHT, VIDEO_WIDTH } from "~/business/timing.ts";
import { playerAddress, watchAddress } from "~/business/video-host.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { PageTrail } from "~/ui/page/breadcrumbs.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Prose, Wrap } from "~/ui/page/layout.tsx";
import { StructuredData } from "~/ui/page/structured-data.tsx";
import { FilmPlayer } from "~/ui/picture/film-player.tsx";
import { VideoPoster } from "~/ui/picture/video-poster.tsx";
import { lead, small } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/video.route";
import { PLAY, videoById } from "./queries.server.ts";
import * as styles from "./videos.css.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData
		? headTags({
				title: `${loaderData.video.title} | Videos`,
				description: loaderData.video.description || `A video by ${facts.brand}.`,
				path: loaderData.video.path,
			})
		: [];

/** @throws a 404 response if no video has the id. */
export const loader = withLoaderErrors(
	failures.fetchVideos,
	async ({ params, url }: Pick<Route.LoaderArgs, "params" | "url">) => {
		const video = /^[1-9]\d{0,8}$/.test(params.id) ? await videoById(Number(params.id)) : undefined;
		if (!video) throw data(null, { status: 404 });
		return { video, isPlaying: url.searchParams.has(PLAY) };
	},
);

export default function VideoPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
	const { video, isPlaying } = loaderData;
	const film = filmOf(video.videoId);
	return (
		<Wrap className={layoutStyles.page}>
			<StructuredData
				things={[
					videoObject({
						title: video.title,
						description: video.description,
						poster: video.poster.picture?.src,
						uploadedAt: video.createdAt,
						embedAddress: film ? undefined : playerAddress(video.videoId),
						fileAddress: film?.mp4,
						duration: film?.duration,
					}),
				]}
			/>
			<PageTrail trail={[{ name: "Videos", path: href("/videos") }, { name: video.title }]} />
			<h1 className={styles.videoTitle}>{video.title}</h1>
			<div className={styles.watch}>
				{isPlaying ? (
					<Player title={video.title} videoId={video.videoId} />
				) : (
					<VideoPoster key={video.id} {...video.poster} />
				)}
				<Prose className={styles.videoText}>
					{video.description ? <p className={lead}>{video.description}</p> : null}
					<p>
						<ArrowLink to={href("/videos")}>All videos</ArrowLink>
					</p>
				</Prose>
			</div>
		</Wrap>
	);
}

/** Plays one of the site's own films, or embeds a video from a host that sets no cookies before play. */
export function Player({ title, videoId }: { title: string; videoId: string }) {
	const film = filmOf(videoId);
	if (film) return <FilmPlayer film={film} title={title} className={styles.player} />;
	return (
		<div>
			<iframe
				title={title}
				src={playerAddress(videoId, { autoplay: true })}
				width={VIDEO_WIDTH}
				height={VIDEO_HEIGHT}
				allow="autoplay; fullscreen"
				className={styles.player}
			/>
			<p className={small}>
				If it doesn’t play here, <a href={watchAddress(videoId)}>watch it on YouTube</a>.
			</p>
		</div>
	);
}
