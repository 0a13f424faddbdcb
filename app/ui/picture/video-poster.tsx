import { Play } from "lucide";
import {
	type ComponentProps,
	type MouseEvent,
	type RefObject,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
} from "react";
import { filmOf } from "~/business/films.ts";
import type { PictureSource } from "~/business/picture-source.ts";
import { VIDEO_HEIGHT, VIDEO_WIDTH } from "~/business/timing.ts";
import { playerAddress, VIDEO_HOST, watchAddress } from "~/business/video-host.ts";
import { classNames } from "../class-names.ts";
import { isPlainClick } from "../link-guard.ts";
import * as text from "../theme/text.css.ts";
import { FilmPlayer } from "./film-player.tsx";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";
import * as styles from "./video-poster.css.ts";

interface VideoPosterProps extends Omit<ComponentProps<"a">, "title"> {
	href: string;
	title: string;
	/** The id of a video that plays in place of the poster. Without it, the poster is an ordinary link. */
	videoId?: string;
	picture?: PictureSource;
	/** Display width, in the syntax of an image's `sizes` attribute. By default, the width of the video. */
	sizes?: string;
}

const asTheVideo = `(min-width: ${VIDEO_WIDTH}px) ${VIDEO_WIDTH}px, 92vw`;

/**
 * A link to a video, in the size of the video: 853 by 480 (specification, section 9). Nothing is
 * fetched from the video service before the visitor presses play.
 */
export function VideoPoster({
	href,
	title,
	videoId,
	picture,
	sizes = asTheVideo,
	className,
	...anchor
}: VideoPosterProps) {
	const [state, setState] = useState<"waiting" | "playing" | "failed">("waiting");
	const link = useRef<HTMLAnchorElement>(null);
	// If the player had the focus, it is lost with the player; if the focus has moved elsewhere, it stays there.
	useEffect(() => {
		if (state === "failed" && document.activeElement === document.body) link.current?.focus();
	}, [state]);
	if (state === "playing" && videoId) {
		return (
			<PlayingVideo
				title={title}
				videoId={videoId}
				className={className}
				onFailure={() => setState("failed")}
			/>
		);
	}
	const play = (click: MouseEvent) => {
		if (!videoId || !isPlainClick(click)) return;
		click.preventDefault();
		setState("playing");
	};
	const film = videoId === undefined ? undefined : filmOf(videoId);
	const poster = (
		<a
			{...anchor}
			ref={link}
			href={href}
			onClick={play}
			className={classNames(styles.poster, className)}
		>
			<span className={styles.backdrop}>
				<Picture source={picture} sizes={sizes} />
			</span>
			<span className={styles.play}>
				<Icon icon={Play} className={styles.playIcon} />
			</span>
			<span className={styles.caption}>
				<span className={styles.title}>
					<span className={text.visuallyHidden}>Play video: </span>
					{title}
				</span>
				{film ? (
					<span className={styles.length}>
						Illustrated <time dateTime={film.duration}>{film.length}</time>
					</span>
				) : null}
			</span>
		</a>
	);
	if (state !== "failed" || !videoId) return poster;
	return (
		<div>
			{poster}
			<p role="alert" className={styles.failure}>
				The video could not be loaded.{" "}
				{film ? (
					"Press play to try again."
				) : (
					<a href={watchAddress(videoId)}>Watch it on YouTube</a>
				)}
			</p>
		</div>
	);
}

interface PlayingVideoProps {
	title: string;
	videoId: string;
	className?: string;
	onFailure: () => void;
}

/** Takes the place and the shape of its poster, so that nothing on the page moves. */
function PlayingVideo({ title, videoId, className, onFailure }: PlayingVideoProps) {
	const shape = classNames(styles.poster, styles.playing, className);
	const player = useRef<HTMLVideoElement>(null);
	useEffect(() => player.current?.focus(), []);
	const film = filmOf(videoId);
	if (film) {
		return (
			<FilmPlayer ref={player} film={film} title={title} className={shape} onFailure={onFailure} />
		);
	}
	return <HostedVideo title={title} videoId={videoId} className={shape} onFailure={onFailure} />;
}

function HostedVideo({ title, videoId, className, onFailure }: PlayingVideoProps) {
	const player = useRef<HTMLIFrameElement>(null);
	useFrameFailure(player, onFailure);
	useEffect(() => player.current?.focus(), []);
	return (
		<iframe
			ref={player}
			src={playerAddress(videoId, { autoplay: true })}
			title={title}
			width={VIDEO_WIDTH}
			height={VIDEO_HEIGHT}
			allow="autoplay; fullscreen"
			className={className}
		/>
	);
}

/** Milliseconds within which a reachable player sends its first message. */
const SILENCE = 10_000;

/** The event in a message from the player; undefined if the data is no such message. */
function eventIn(data: unknown): unknown {
	if (typeof data !== "string") return undefined;
	try {
		const message: unknown = JSON.parse(data);
		return typeof message === "object" && message !== null && "event" in message
			? message.event
			: undefined;
	} catch {
		return undefined;
	}
}

/**
 * Calls `onFailure` if the video service's player reports an error or sends no message at all.
 * An iframe has no event for a page that could not be loaded, but the player responds to a "listening" message.
 */
function useFrameFailure(frame: RefObject<HTMLIFrameElement | null>, onFailure: () => void) {
	const fail = useEffectEvent(onFailure);
	useEffect(() => {
		const element = frame.current;
		const silence = setTimeout(() => fail(), SILENCE);
		// Sent to any origin, because the frame may show the browser's own error page. The message has no secrets.
		const listen = () =>
			element?.contentWindow?.postMessage(JSON.stringify({ event: "listening" }), "*");
		const onMessage = ({ origin, source, data }: MessageEvent) => {
			if (origin !== VIDEO_HOST || source !== element?.contentWindow) return;
			clearTimeout(silence);
			if (eventIn(data) === "onError") fail();
		};
		element?.addEventListener("load", listen);
		window.addEventListener("message", onMessage);
		return () => {
			clearTimeout(silence);
			element?.removeEventListener("load", listen);
			window.removeEventListener("message", onMessage);
		};
	}, [frame]);
}
