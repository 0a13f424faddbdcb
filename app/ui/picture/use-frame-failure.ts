import { type RefObject, useEffect, useEffectEvent } from "react";
import { VIDEO_HOST } from "~/business/video-host.ts";

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
 * An iframe has no event for a page that could not be loaded, but the player answers a "listening" message.
 */
export function useFrameFailure(frame: RefObject<HTMLIFrameElement | null>, onFailure: () => void) {
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
