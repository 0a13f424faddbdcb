import type { ReactNode } from "react";
import { href } from "react-router";
import type { PictureSource } from "~/business/picture-source.ts";
import { unbrokenDays } from "~/business/unbroken-days.ts";
import { pictureSource } from "~/photos/sizes.ts";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { Tag } from "~/ui/tag.tsx";
import { Price } from "../price/price.tsx";
import { priceLabel } from "../status.ts";
import { Urgency } from "../urgency.tsx";
import * as css from "./card.css.ts";
import type { PuppyCardData } from "./card-data.ts";
import { PhotosSoon } from "./photos-soon.tsx";

// The frame is taller than a photo, so the photo is rendered wider than its frame. On a phone the image of
// 800 px is sharp enough at any pixel density.
const wideSizes = "(min-width: 1200px) 390px, (min-width: 900px) 40vw, (min-width: 576px) 50vw";
const largeSizes = `${wideSizes}, 66vw`;
const phoneRowSizes = `${wideSizes}, 33vw`;
const homeSizes = "(min-width: 720px) min(50vw, 40rem), (min-width: 576px) 92vw, 66vw";

/** Starts with a no-break space, so that a line may end with the dot but never begins with it. */
const SEPARATOR = "\u00a0· ";

interface PuppyCardProps {
	puppy: PuppyCardData;
	/** Shown instead of the puppy's own photo. */
	picture?: PictureSource;
	/** Set if the photo is visible without scrolling, so that it loads before others. */
	eager?: boolean;
	id?: string;
	/** Larger than in a list, or a row at any width. */
	look?: keyof typeof css.grids;
}

/**
 * The card of one puppy in a list. The whole card links to the profile. On a phone, the card of a puppy that
 * isn't available is a row.
 */
export function PuppyCard({ puppy, picture, eager, id, look }: PuppyCardProps) {
	const { available, profilePath } = puppy;
	const sizes = look === "large" ? homeSizes : available ? largeSizes : phoneRowSizes;
	const shown = picture ?? (puppy.photo && pictureSource(puppy.photo));
	return (
		<article id={id} className={classNames(css.card, !available && css.soldCard)}>
			<Frame className={css.photo}>
				{shown ? (
					<Picture source={shown} sizes={sizes} eager={eager} className={css.image} />
				) : (
					<PhotosSoon puppy={puppy} className={css.soon} />
				)}
				<Tag available={available} isReserved={puppy.isReserved} className={css.tag} />
			</Frame>
			<div className={css.body}>
				<h3 className={css.name}>
					<Link
						to={href("/trained-puppies-for-sale/:profilePath", { profilePath })}
						className={css.link}
					>
						{puppy.title}
					</Link>
				</h3>
				<p className={css.meta}>
					{[puppy.breed, puppy.sex].filter(Boolean).join(SEPARATOR)}{" "}
					<span className={css.line}>{unbrokenDays(puppy.line)}</span>
				</p>
				<div className={css.foot}>
					<Price shown={{ label: priceLabel(puppy), price: puppy.price }} />
					<p className={classNames(css.urgency, available && css.ready)}>
						<Urgency status={puppy} />
					</p>
				</div>
			</div>
		</article>
	);
}

interface PuppyGridProps {
	puppies: readonly PuppyCardData[];
	/** The number of photos, from the first, that load eagerly because they are visible without scrolling. */
	eager?: number;
	/** The element id for the card at this index, so that an address can jump to it. */
	anchor?: { id: string; index: number };
	/** Larger cards than in a list, or small ones that are rows. */
	look?: keyof typeof css.grids;
	/** Shown after the last card, such as a note. */
	children?: ReactNode;
}

/** Puppies as cards, up to four in a row. */
export function PuppyGrid({ puppies, eager = 0, anchor, look, children }: PuppyGridProps) {
	return (
		<div className={classNames(css.grid, look && css.grids[look])}>
			{puppies.map((puppy, index) => (
				<PuppyCard
					key={puppy.profilePath}
					puppy={puppy}
					eager={index < eager}
					look={look}
					id={anchor?.index === index ? anchor.id : undefined}
				/>
			))}
			{children}
		</div>
	);
}
