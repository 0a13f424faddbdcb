import { Play } from "lucide-react";
import type { ComponentProps } from "react";
import { VIDEO_WIDTH } from "../business/timing.ts";
import { classNames } from "./class-names.ts";
import { clock } from "./clock.ts";
import { Icon } from "./icon.tsx";
import { Picture, type PictureSource } from "./picture.tsx";
import * as text from "./text.css.ts";
import * as styles from "./video-poster.css.ts";

interface VideoPosterProps extends Omit<ComponentProps<"a">, "title"> {
	href: string;
	title: string;
	/** Length, when known. */
	seconds?: number | null;
	picture?: PictureSource;
	/** How wide it will be, as `sizes` of an image says it; as large as the video where unsaid. */
	sizes?: string;
}

const asTheVideo = `(min-width: ${VIDEO_WIDTH}px) ${VIDEO_WIDTH}px, 92vw`;

/** A link to a video, as large as the video will be: 853 by 480 (specification, section 9). */
export function VideoPoster({
	href,
	title,
	seconds,
	picture,
	sizes = asTheVideo,
	className,
	...anchor
}: VideoPosterProps) {
	return (
		<a {...anchor} href={href} className={classNames(styles.poster, className)}>
			<span className={styles.backdrop}>
				<Picture of={picture} sizes={sizes} />
			</span>
			<span className={styles.play}>
				<Icon of={Play} className={styles.playIcon} />
			</span>
			<span className={styles.caption}>
				<span className={styles.title}>
					<span className={text.visuallyHidden}>Play video: </span>
					{title}
				</span>
				{seconds ? (
					<time dateTime={`PT${seconds}S`} className={styles.length}>
						{clock(seconds)}
					</time>
				) : null}
			</span>
		</a>
	);
}
