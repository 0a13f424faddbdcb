/** Where videos play. Nothing is loaded from this host before somebody presses play. */
export const VIDEO_HOST = "https://www.youtube-nocookie.com";

/** Address of a video's player; `autoplay` only where pressing play has led to it. */
export function playerAddress(videoId: string, { autoplay = false } = {}): string {
	const address = `${VIDEO_HOST}/embed/${encodeURIComponent(videoId)}`;
	return autoplay ? `${address}?autoplay=1` : address;
}
