/**
 * The films of the sample videos, which the project made from its own drawings (scripts/films.mjs)
 * and serves itself: files public/films/{name}.webm and .mp4, and their captions, {name}.vtt.
 */

/** By the id of the video that shows it. */
const films: ReadonlyMap<string, string> = new Map(
	["porch", "learn", "group", "doors", "quiet", "first"].map((name) => [`local-${name}`, name]),
);

/** Where the files of a video's film are; undefined for a video that plays elsewhere. */
export function filmOf(videoId: string) {
	const name = films.get(videoId);
	if (name === undefined) return undefined;
	const file = (ending: string) => `/films/${name}.${ending}`;
	return { webm: file("webm"), mp4: file("mp4"), captions: file("vtt") };
}
