import type { ReactNode } from "react";
import { PuppyCard } from "./card.tsx";
import type { PuppyCardData } from "./card-data.ts";
import * as css from "./grid.css.ts";

interface PuppyGridProps {
	puppies: readonly PuppyCardData[];
	/** How many photos, from the first, stand in the first view. */
	eager?: number;
	/** An element's id for the card at an index, so that an address can lead to it. */
	anchor?: { id: string; index: number };
	/** What stands after the last card, such as a note. */
	children?: ReactNode;
}

/** Puppies as cards, four beside each other where there is room. */
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
