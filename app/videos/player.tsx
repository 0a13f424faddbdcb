import { VIDEO_HEIGHT, VIDEO_WIDTH } from "~/business/timing.ts";
import { playerAddress } from "~/business/video-host.ts";
import * as styles from "./player.css.ts";

/** A video's player, from a host that sets no cookie before it plays. */
export function Player({ title, videoId }: { title: string; videoId: string }) {
	return (
		<iframe
			title={title}
			src={playerAddress(videoId)}
			width={VIDEO_WIDTH}
			height={VIDEO_HEIGHT}
			allow="fullscreen"
			className={styles.player}
		/>
	);
}
