import { type ComponentProps, useEffect, useRef } from "react";
import type { filmOf } from "~/business/films.ts";
import { VIDEO_HEIGHT, VIDEO_WIDTH } from "~/business/timing.ts";

interface FilmPlayerProps extends Pick<ComponentProps<"video">, "className" | "poster"> {
	of: NonNullable<ReturnType<typeof filmOf>>;
	title: string;
	/** The visitor has pressed play, so the film starts at once and takes the focus. */
	isStarted?: boolean;
	/** Called when none of the files can be loaded, or when loading breaks off. */
	onFailure?: () => void;
}

/** Plays one of the site's own films in the browser's player. These films have no sound. */
export function FilmPlayer(props: FilmPlayerProps) {
	const { of: film, title, isStarted, className, poster, onFailure } = props;
	const player = useRef<HTMLVideoElement>(null);
	useEffect(() => {
		if (isStarted) player.current?.focus();
	}, [isStarted]);
	return (
		<video
			ref={player}
			controls
			playsInline
			muted
			autoPlay={isStarted}
			// React also calls this when a `source` fails, after which the browser tries the next source.
			onError={({ target, currentTarget }) => target === currentTarget && onFailure?.()}
			preload="metadata"
			poster={poster}
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
