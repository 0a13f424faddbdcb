import type { ReactNode } from "react";
import * as css from "./card.css.ts";
import { PuppyCard } from "./card.tsx";
import type { PuppyCardData } from "./card-data.ts";

interface PuppyGridProps {
	puppies: readonly PuppyCardData[];
	/** The number of photos, from the first, that load eagerly because they are visible without scrolling. */
	eager?: number;
	/** The element id for the card at this index, so that an address can jump to it. */
	anchor?: { id: string; index: number };
	/** Shown after the last card, such as a note. */
	children?: ReactNode;
}

/** Puppies as cards, up to four in a row. */
export function PuppyGrid({ puppies, eager = 0, anchor, children }: PuppyGridProps) {
	return (
		<div className={css.grid}>
			{puppies.map((puppy, index) => (
				<PuppyCard
					key={puppy.profilePath}
					puppy={puppy}
					eager={index < eager}
					id={anchor?.index === index ? anchor.id : undefined}
				/>
			))}
			{children}
		</div>
	);
}
