import { ArrowLeft, ArrowRight, ImageDown, X, ZoomIn, ZoomOut } from "lucide";
import {
	type ComponentProps,
	type KeyboardEvent,
	type MouseEvent,
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { href, useLocation, useNavigate } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { iconButton } from "~/ui/button.css.ts";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { isPlainClick } from "~/ui/link-guard.ts";
import { Icon } from "~/ui/picture/icon.tsx";
import { onNight } from "~/ui/theme/surface.css.ts";
import { number, visuallyHidden } from "~/ui/theme/text.css.ts";
import { photoPage } from "../addresses.ts";
import type { PuppyProfile } from "../queries.server.ts";
import { isAboveProfile } from "./photo-link.tsx";
import { PhotoStage } from "./photo-stage.tsx";
import * as css from "./photo-viewer.css.ts";

/** Characters beyond which a description may scroll on a phone. */
const LONG = 80;

interface PhotoViewerProps {
	puppy: Pick<PuppyProfile, "name" | "profilePath" | "photos">;
	/** The number of the photo that is shown, from 1. */
	place: number;
}

/**
 * Shows a puppy's photos one at a time, as large as the window. Each photo has a page of its own, so that
 * the viewer works without JavaScript. There is no zoom then, but a link to the photo's file.
 */
export function PhotoViewer({ puppy, place }: PhotoViewerProps) {
	const { name, profilePath, photos } = puppy;
	const viewer = usePhotoViewer({ puppy, place });
	const isHydrated = useHydrated();
	const [zoomedPhoto, setZoomedPhoto] = useState<number>();
	const isZoomed = zoomedPhoto === place;
	const zoom = (on: boolean) => setZoomedPhoto(on ? place : undefined);
	useNeighbors([photos.at(place - 2), photos[place % photos.length]]);
	const photo = photos[place - 1];
	if (!photo) return null;
	const { picture, large, isDescribed } = photo;
	return (
		<dialog
			{...viewer.dialogProps(zoom)}
			open
			tabIndex={-1}
			aria-labelledby="photos-of"
			className={classNames(onNight, css.viewer)}
		>
			<div className={css.bar}>
				<h2 id="photos-of" dir="auto" className={css.name}>
					<span className={visuallyHidden}>Photos of </span>
					{name}
				</h2>
				{isHydrated ? (
					<button
						type="button"
						aria-pressed={isZoomed}
						aria-label="Zoom"
						onClick={() => zoom(!isZoomed)}
						className={classNames(iconButton, css.control)}
					>
						<Icon icon={isZoomed ? ZoomOut : ZoomIn} />
					</button>
				) : null}
				<a
					href={large}
					aria-label="Open the full-size photo"
					className={classNames(iconButton, css.control)}
				>
					<Icon icon={ImageDown} />
				</a>
				<Link
					to={`${href("/trained-puppies-for-sale/:profilePath", { profilePath })}#gallery`}
					replace
					onClick={viewer.onClose}
					aria-label="Close the photos"
					className={classNames(iconButton, css.control)}
				>
					<Icon icon={X} />
				</Link>
			</div>
			<PhotoStage
				// The key resets scrolling and swiping when another photo is shown.
				key={place}
				picture={{ ...picture, alt: `Photo ${place} of ${name}` }}
				isZoomed={isZoomed}
				onZoom={zoom}
				onSwipe={viewer.step}
			/>
			{photos.length > 1 ? (
				<>
					<Arrow {...viewer.linkTo(-1)} label="Previous photo" icon={ArrowLeft} side="previous" />
					<Arrow {...viewer.linkTo(1)} label="Next photo" icon={ArrowRight} side="next" />
				</>
			) : null}
			<p role="status" className={css.caption}>
				{photos.length > 1 ? (
					<span className={classNames(number, css.count)}>
						{place} of {photos.length}
					</span>
				) : null}
				{isDescribed ? (
					<span
						className={css.text}
						dir="auto"
						tabIndex={picture.alt.length > LONG ? 0 : undefined}
					>
						{picture.alt}
					</span>
				) : null}
			</p>
		</dialog>
	);
}

interface ArrowProps extends ComponentProps<typeof Link> {
	label: string;
	icon: ComponentProps<typeof Icon>["icon"];
	side: "previous" | "next";
}

function Arrow({ label, icon, side, ...link }: ArrowProps) {
	return (
		<Link {...link} aria-label={label} className={classNames(css.arrow, css.sides[side])}>
			<Icon icon={icon} />
		</Link>
	);
}

/**
 * Handles moving between a puppy's photos, and closing the viewer. The address says which photo is shown.
 * Moving to another photo replaces the history entry, so that Back closes the viewer.
 */
function usePhotoViewer({ puppy: { profilePath, photos }, place }: PhotoViewerProps) {
	const count = photos.length;
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
function useNeighbors(photos: readonly (PuppyProfile["photos"][number] | undefined)[]) {
	const srcsets = photos.map((photo) => photo?.picture.preferred.sources ?? "").join("\n");
	useEffect(() => {
		for (const srcset of srcsets.split("\n"))
			Object.assign(new Image(), { sizes: "100vw", srcset });
	}, [srcsets]);
}
