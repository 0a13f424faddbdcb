/** Where videos play. Nothing is loaded from this host before somebody presses play. */
export const VIDEO_HOST = "https://www.youtube-nocookie.com";

/** Address of a video's player; `autoplay` only where pressing play has led to it. */
export function playerAddress(videoId: string, { autoplay = false } = {}): string {
	const address = `${VIDEO_HOST}/embed/${encodeURIComponent(videoId)}`;
	// With its API the player says when it can't play (ui/picture/use-frame-failure.ts).
	return autoplay ? `${address}?autoplay=1&enablejsapi=1` : address;
}

/** Address of a video's own page there, for who would rather see it there. */
export const watchAddress = (videoId: string): string =>
	`https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
