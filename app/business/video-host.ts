/** The host of the video player. Nothing is loaded from it before the visitor presses play. */
export const VIDEO_HOST = "https://www.youtube-nocookie.com";

/** Address of a video's player. Set `autoplay` only if the visitor has pressed play. */
export function playerAddress(videoId: string, { autoplay = false } = {}): string {
	const address = `${VIDEO_HOST}/embed/${encodeURIComponent(videoId)}`;
	// With its API enabled, the player reports when it can't play (ui/picture/video-poster.tsx).
	return autoplay ? `${address}?autoplay=1&enablejsapi=1` : address;
}

/** Address of a video's own page on YouTube, for visitors who would rather watch it there. */
export const watchAddress = (videoId: string): string =>
	`https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
