import { classNames } from "~/ui/class-names.ts";
import * as layout from "~/ui/page/layout.css.ts";
import { VideoPoster } from "~/ui/picture/video-poster.tsx";
import { lead } from "~/ui/theme/text.css.ts";
import * as styles from "./film.css.ts";
import type { ShownVideo } from "./queries.server.ts";

/**
 * Posters with titles and descriptions. A featured video is larger, unless `even` is set. So is a video that
 * would otherwise be alone in its row.
 */
export function Films({ videos, even }: { videos: readonly ShownVideo[]; even?: boolean }) {
	const large = new Set(even ? [] : videos.filter(({ featured }) => featured));
	if (videos.length - large.size === 1) for (const video of videos) large.add(video);
	return (
		<ul className={styles.list}>
			{videos.map((video) => {
				const { id, title, description, poster } = video;
				const isLarge = large.has(video);
				return (
					<li key={id} className={classNames(styles.film, isLarge && styles.row)}>
						<VideoPoster {...poster} />
						<div>
							<h3 className={layout.below.s3}>{title}</h3>
							{description ? <p className={isLarge ? lead : undefined}>{description}</p> : null}
						</div>
					</li>
				);
			})}
		</ul>
	);
}
