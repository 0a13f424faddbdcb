import { ArrowLeft, ArrowRight, ImageDown, X, ZoomIn, ZoomOut } from "lucide";
import { type ComponentProps, useState } from "react";
import { href } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { iconButton } from "~/ui/button.css.ts";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { onNight } from "~/ui/theme/surface.css.ts";
import { number, visuallyHidden } from "~/ui/theme/text.css.ts";
import type { PuppyProfile } from "../queries.server.ts";
import { PhotoStage } from "./photo-stage.tsx";
import * as css from "./photo-viewer.css.ts";
import { useNeighbors, usePhotoViewer } from "./use-photo-viewer.ts";

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
	const viewer = usePhotoViewer({ profilePath, place, count: photos.length });
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
