/**
 * The films of the sample videos, which were made from the project's own drawings (scripts/films.mjs)
 * and are served by the site: files public/films/{name}.webm and .mp4, with captions in {name}.vtt.
 */

/** Names of the films by the ids of their videos. */
const films: ReadonlyMap<string, string> = new Map(
	["porch", "learn", "group", "doors", "quiet", "first"].map((name) => [`local-${name}`, name]),
);

/** Seconds that each of them lasts. */
const FILM_SECONDS = 9;

/** Addresses of the files of a video's film, and its length; undefined for a video that is hosted elsewhere. */
export function filmOf(videoId: string) {
	const name = films.get(videoId);
	if (name === undefined) return undefined;
	const file = (ending: string) => `/films/${name}.${ending}`;
	return {
		webm: file("webm"),
		mp4: file("mp4"),
		captions: file("vtt"),
		/** As people read it, and as machines do (ISO 8601). */
		length: `0:0${FILM_SECONDS}`,
		duration: `PT${FILM_SECONDS}S`,
	};
}
