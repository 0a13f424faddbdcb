/** Finds a video's id in pasted text: a YouTube address in any form, or the id itself. Pure. */

export const addressProblems = {
	unknown:
		"Paste the video’s YouTube address, such as https://youtu.be/abcdefghijk, or its 11-character id.",
	several: "That is the address of a playlist or a channel. Open one video and paste its address.",
	elsewhere: "Only videos on YouTube can be shown. Paste an address that begins with youtube.com.",
} as const;

export type PastedAddress = { videoId: string } | { problem: string };

const id = /^[A-Za-z0-9_-]{11}$/;
const hosts =
	/^(?:(?:www|m|music|studio|gaming)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
/** First segments of a path that are followed by the id. */
const withId = ["embed", "v", "e", "shorts", "live", "watch", "video"];
/** First segments of a path to more than one video. (A channel's handle starts with an @.) */
const ofSeveral = ["playlist", "channel", "c", "user", "feed"];
/** Takes the place of an id in a playlist's address, and has the same length. */
const PLAYLIST = "videoseries";

const isId = (text: string | null | undefined): text is string =>
	typeof text === "string" && id.test(text) && text !== PLAYLIST;

/** The code with which another site embeds a video contains its address. */
const embedCode =
	/<iframe(?:"[^"]*"|'[^']*'|[^>"'])*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i;

function parsed(pasted: string): URL | null {
	if (/\s/.test(pasted)) return null;
	const url = URL.parse(
		/^[a-z][a-z\d+.-]*:/i.test(pasted) ? pasted : `https://${pasted.replace(/^\/\//, "")}`,
	);
	return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** What a text around an address leaves at its ends when it is copied. */
const around = /^[\s<("'“]+|[\s>)"'”.,;:!?]+$/g;

/** Returns the id, or a message that says why there is none. Makes no request. */
export function readPastedAddress(written: string): PastedAddress {
	const [, ...embedded] = embedCode.exec(written) ?? [];
	const pasted = (embedded.find(Boolean) ?? written).replace(around, "");
	if (isId(pasted)) return { videoId: pasted };
	const url = parsed(pasted);
	if (!url?.hostname.includes(".")) return { problem: addressProblems.unknown };
	const host = url.hostname.replace(/\.$/, "");
	if (!hosts.test(host)) return { problem: addressProblems.elsewhere };
	const [first = "", second] = url.pathname.split("/").filter(Boolean);
	const found = host.endsWith("youtu.be")
		? first
		: ((withId.includes(first) ? second : undefined) ?? url.searchParams.get("v"));
	if (isId(found)) return { videoId: found };
	const isSeveral =
		ofSeveral.includes(first) ||
		first.startsWith("@") ||
		second === PLAYLIST ||
		url.searchParams.has("list");
	return { problem: isSeveral ? addressProblems.several : addressProblems.unknown };
}
