/**
 * The films of the sample videos, which were made from the project's own drawings (scripts/films.mjs)
 * and are served by the site: files public/films/{name}.webm and .mp4, with captions in {name}.vtt.
 */

/** Names of the films by the ids of their videos. */
const films: ReadonlyMap<string, string> = new Map(
	["porch", "learn", "group", "doors", "quiet", "first"].map((name) => [`local-${name}`, name]),
);

/** Addresses of the files of a video's film; undefined for a video that is hosted elsewhere. */
export function filmOf(videoId: string) {
	const name = films.get(videoId);
	if (name === undefined) return undefined;
	const file = (ending: string) => `/films/${name}.${ending}`;
	return { webm: file("webm"), mp4: file("mp4"), captions: file("vtt") };
}

/** Formats a duration as minutes and seconds: 65 seconds are "1:05", an hour is "60:00". */
export const clock = (seconds: number) =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
