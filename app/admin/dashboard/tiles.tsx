import type { ReactNode } from "react";
import { remark } from "../page.css.ts";
import * as css from "./dashboard.css.ts";
import type { Overview } from "./overview.server.ts";

const written = (count: number) => count.toLocaleString("en-US");

function Tile({ name, count, note }: { name: string; count: number; note: ReactNode }) {
	return (
		<div className={css.tile}>
			<dt className={remark}>{name}</dt>
			<dd className={css.figure}>
				{written(count)}
				<small className={css.note}>{note}</small>
			</dd>
		</div>
	);
}

type TilesProps = Pick<
	Overview,
	"puppies" | "names" | "reserved" | "drafts" | "contacts" | "videos"
>;

/** The most important figures. */
export function Tiles({ puppies, names, reserved, drafts, contacts, videos }: TilesProps) {
	const more = puppies.available - names.length;
	return (
		<dl className={css.tiles}>
			<Tile
				name="Puppies"
				count={puppies.total}
				note={reserved > 0 ? `in the list, ${written(reserved)} reserved` : "in the list"}
			/>
			<Tile
				name="Available"
				count={puppies.available}
				note={
					names.length > 0
						? names.join(", ") + (more > 0 ? ` and ${written(more)} more` : "")
						: "none right now"
				}
			/>
			{/* The counts of the list and of the API include reserved puppies among the sold ones. */}
			<Tile name="Sold" count={Math.max(0, puppies.sold - reserved)} note="in their new homes" />
			<Tile name="Drafts" count={drafts} note="not on the site yet" />
			<Tile
				name="Messages this week"
				count={contacts.last_7_days}
				note={`${written(contacts.lastWeek)} last week`}
			/>
			<Tile name="Videos" count={videos.total} note={`${written(videos.featured)} featured`} />
		</dl>
	);
}
