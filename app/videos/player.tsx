import { filmOf } from "~/business/films.ts";
import { VIDEO_HEIGHT, VIDEO_WIDTH } from "~/business/timing.ts";
import { playerAddress, watchAddress } from "~/business/video-host.ts";
import { FilmPlayer } from "~/ui/picture/film-player.tsx";
import { small } from "~/ui/theme/text.css.ts";
import * as styles from "./player.css.ts";

/** Plays one of the site's own films, or embeds a video from a host that sets no cookies before play. */
export function Player({ title, videoId }: { title: string; videoId: string }) {
	const film = filmOf(videoId);
	if (film) return <FilmPlayer of={film} title={title} className={styles.player} />;
	return (
		<div>
			<iframe
				title={title}
				src={playerAddress(videoId)}
				width={VIDEO_WIDTH}
				height={VIDEO_HEIGHT}
				allow="fullscreen"
				className={styles.player}
			/>
			<p className={small}>
				If it doesn't play here, <a href={watchAddress(videoId)}>watch it on YouTube</a>.
			</p>
		</div>
	);
}
