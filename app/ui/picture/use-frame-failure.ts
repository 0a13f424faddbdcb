import { type RefObject, useEffect, useEffectEvent } from "react";
import { VIDEO_HOST } from "~/business/video-host.ts";

/** Milliseconds in which a player that can be reached has said something. */
const SILENCE = 10_000;

/** What the player says of itself; undefined for what is no message of its. */
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
 * Calls `onFailure` where the video service's player says that it can't play, or says nothing.
 * An iframe has no event for a page that did not come; but the player answers anybody who listens.
 */
export function useFrameFailure(frame: RefObject<HTMLIFrameElement | null>, onFailure: () => void) {
	const fail = useEffectEvent(onFailure);
	useEffect(() => {
		const element = frame.current;
		const silence = setTimeout(() => fail(), SILENCE);
		// Sent to whatever page is in the frame, which may be the browser's own: it says nothing.
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
