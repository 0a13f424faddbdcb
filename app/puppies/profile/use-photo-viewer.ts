import {
	type KeyboardEvent,
	type MouseEvent,
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
} from "react";
import { href, useLocation, useNavigate } from "react-router";
import { isPlainClick } from "~/ui/link-guard.ts";
import { photoPage } from "../addresses.ts";
import type { PuppyProfile } from "../queries.server.ts";
import { isAboveProfile } from "./photo-link.tsx";

interface Shown {
	profilePath: string;
	/** The number of the photo that is shown, from 1. */
	place: number;
	count: number;
}

/**
 * Handles moving between a puppy's photos, and closing the viewer. The address says which photo is shown.
 * Moving to another photo replaces the history entry, so that Back closes the viewer.
 */
export function usePhotoViewer({ profilePath, place, count }: Shown) {
	const dialog = useRef<HTMLDialogElement>(null);
	const navigate = useNavigate();
	const { state } = useLocation();

	// The server renders an open, non-modal dialog, since only JavaScript can open a modal one.
	useLayoutEffect(() => {
		if (!dialog.current) return;
		dialog.current.open = false;
		dialog.current.showModal();
		dialog.current.focus();
	}, []);

	/** The number of another photo, `by` steps away, wrapping around at the ends. */
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
			// Called when Escape or a phone's Back gesture has closed the dialog.
			onClose: close,
		}),
	};
}

/** Preloads the photos next to the one that is shown, so that they appear at once. */
export function useNeighbors(photos: readonly (PuppyProfile["photos"][number] | undefined)[]) {
	const srcsets = photos.map((photo) => photo?.picture.preferred.sources ?? "").join("\n");
	useEffect(() => {
		for (const srcset of srcsets.split("\n"))
			Object.assign(new Image(), { sizes: "100vw", srcset });
	}, [srcsets]);
}
