import type { ComponentProps } from "react";
import type { filmOf } from "~/business/films.ts";
import { VIDEO_HEIGHT, VIDEO_WIDTH } from "~/business/timing.ts";

interface FilmPlayerProps extends Pick<ComponentProps<"video">, "className" | "ref"> {
	film: NonNullable<ReturnType<typeof filmOf>>;
	title: string;
	/** Called when none of the files can be loaded, or when loading breaks off. */
	onFailure?: () => void;
}

/**
 * Plays one of the site's own films in the browser's player, at once, because it is shown only after the visitor has
 * pressed play. These films have no sound.
 */
export function FilmPlayer({ film, title, className, ref, onFailure }: FilmPlayerProps) {
	return (
		<video
			ref={ref}
			controls
			playsInline
			muted
			autoPlay
			// React also calls this when a `source` fails, after which the browser tries the next source.
			onError={({ target, currentTarget }) => target === currentTarget && onFailure?.()}
			preload="metadata"
			aria-label={title}
			width={VIDEO_WIDTH}
			height={VIDEO_HEIGHT}
			className={className}
		>
			<source src={film.webm} type="video/webm" />
			<source src={film.mp4} type="video/mp4" onError={onFailure} />
			<track kind="captions" src={film.captions} srcLang="en" label="English" default />
		</video>
	);
}
