import { type ComponentProps, useEffect, useRef } from "react";
import type { filmOf } from "~/business/films.ts";
import { VIDEO_HEIGHT, VIDEO_WIDTH } from "~/business/timing.ts";

interface FilmPlayerProps extends Pick<ComponentProps<"video">, "className" | "poster"> {
	of: NonNullable<ReturnType<typeof filmOf>>;
	title: string;
	/** Somebody has pressed play: it begins, and has the focus. */
	isStarted?: boolean;
	/** None of its files could be loaded, or one broke off. */
	onFailure?: () => void;
}

/** Plays a film that the site has itself, in the browser's own player. It has no sound. */
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
			// React has an error of a source come by here too, which the browser doesn't: it tries the next one.
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
