import { VIDEO_HEIGHT, VIDEO_WIDTH } from "../business/timing.ts";
import { playerAddress } from "../business/video-host.ts";

/** A press that the browser takes as "open elsewhere" stays the browser's. */
const opensElsewhere = (event: MouseEvent) =>
	event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

function playerFor(poster: HTMLElement, videoId: string): HTMLIFrameElement {
	const player = document.createElement("iframe");
	player.src = playerAddress(videoId, { autoplay: true });
	player.title = poster.dataset.videoTitle ?? "Video";
	player.width = String(VIDEO_WIDTH);
	player.height = String(VIDEO_HEIGHT);
	player.allow = "autoplay; fullscreen";
	// Same place, same shape: nothing on the page moves.
	player.className = poster.className;
	player.style.border = "0";
	player.style.height = "auto";
	return player;
}

/** Plays a video in the place of its poster (`data-video` is its id at the video service). */
export function enhanceVideos(root: ParentNode = document) {
	for (const poster of root.querySelectorAll<HTMLElement>("a[data-video]")) {
		poster.addEventListener("click", (event) => {
			const videoId = poster.dataset.video;
			if (!videoId || event.defaultPrevented || opensElsewhere(event)) return;
			event.preventDefault();
			const player = playerFor(poster, videoId);
			poster.replaceWith(player);
			player.focus();
		});
	}
}
