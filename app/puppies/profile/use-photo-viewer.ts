import {
	type KeyboardEvent,
	type MouseEvent,
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
} from "react";
import { href, useLocation, useNavigate } from "react-router";
import { isPlainClick } from "~/ui/plain-click.ts";
import { photoPage } from "../addresses.ts";
import type { PuppyProfile } from "../queries.server.ts";
import { isAboveProfile } from "./photo-link.tsx";

interface Shown {
	profilePath: string;
	/** Which photo is shown; the first is 1. */
	place: number;
	/** How many photos there are. */
	count: number;
}

/**
 * The steps between a puppy's photos and the way back to its profile. Which photo is shown is in
 * the address; a step replaces the entry in the history, so that Back closes the viewer.
 */
export function usePhotoViewer({ profilePath, place, count }: Shown) {
	const dialog = useRef<HTMLDialogElement>(null);
	const navigate = useNavigate();
	const { state } = useLocation();

	// The server's dialog is open and not modal: without JavaScript nothing could make it so.
	useLayoutEffect(() => {
		if (!dialog.current) return;
		dialog.current.open = false;
		dialog.current.showModal();
		dialog.current.focus();
	}, []);

	/** The last photo and the first are beside each other. */
	const neighborAt = (by: number) => ((place - 1 + by + count) % count) + 1;
	const replacing = { replace: true, preventScrollReset: true, viewTransition: false, state };
	const show = (next: number) => {
		if (next !== place) void navigate(photoPage(profilePath, next), replacing);
	};
	const step = (by: number) => show(neighborAt(by));

	const close = useCallback(() => {
		if (isAboveProfile(state)) return void navigate(-1);
		const profile = href("/trained-puppies-for-sale/:profilePath", { profilePath });
		void navigate(`${profile}#gallery`, { replace: true });
	}, [navigate, state, profilePath]);
	const onClose = (click: MouseEvent) => {
		if (!isPlainClick(click)) return;
		click.preventDefault();
		close();
	};

	const photoByKey = (key: string) => {
		if (key === "ArrowLeft") return neighborAt(-1);
		if (key === "ArrowRight") return neighborAt(1);
		if (key === "Home") return 1;
		return key === "End" ? count : undefined;
	};
	const onKeyDown = (zoom: (on: boolean) => void) => (event: KeyboardEvent) => {
		const { key, altKey, ctrlKey, metaKey } = event;
		if (altKey || ctrlKey || metaKey) return;
		const next = photoByKey(key);
		if (next !== undefined) show(next);
		else if ("+=-".includes(key)) zoom(key !== "-");
		else return;
		event.preventDefault();
	};

	return {
		step,
		onClose,
		linkTo: (by: number) => ({ to: photoPage(profilePath, neighborAt(by)), ...replacing }),
		dialogProps: (zoom: (on: boolean) => void) => ({
			ref: dialog,
			onKeyDown: onKeyDown(zoom),
			// Escape, or the way back of a phone, has closed it.
			onClose: close,
		}),
	};
}

/** Fetches the photos beside the one that is shown, so that a step shows its photo at once. */
export function useNeighbors(photos: readonly (PuppyProfile["photos"][number] | undefined)[]) {
	const srcsets = photos.map((photo) => photo?.picture.preferred.sources ?? "").join("\n");
	useEffect(() => {
		for (const srcset of srcsets.split("\n"))
			Object.assign(new Image(), { sizes: "100vw", srcset });
	}, [srcsets]);
}
