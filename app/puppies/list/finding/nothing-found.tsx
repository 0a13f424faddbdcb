import { href } from "react-router";
import { siteText } from "~/business/site-texts.ts";
import { Link } from "~/ui/link.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { PuppyGrid } from "../../card/card.tsx";
import type { PuppyCardData } from "../../card/card-data.ts";
import { OtherWays } from "../../card/other-ways.tsx";
import type { Nearest } from "../../queries.server.ts";
import { fromStart, type ListView, listAddress } from "../list-address.ts";
import { ListLink } from "../list-link.tsx";
import { namedIn, shortNameOf } from "./criteria.ts";
import * as css from "./finder.css.ts";

/** Joins quoted names: `“Small” and “Up to $5,000”`. */
const quoted = (names: readonly string[]) =>
	new Intl.ListFormat("en-US").format(names.map((name) => `“${name}”`));

interface NearestPuppiesProps {
	view: ListView;
	nearest: Nearest;
}

/** The cards of the closest puppies, and the criteria that they don't meet. */
export function NearestPuppies({ view, nearest }: NearestPuppiesProps) {
	const { without, isSearched, count, cards } = nearest;
	const labels = without.map((name) => shortNameOf(name, view));
	const found = count === 1 ? "there is one" : `there are ${count}`;
	const isChosen = namedIn(view).length > 0;
	const wider = { ...fromStart(view), search: isSearched ? view.search : "" };
	for (const name of without) wider[name] = undefined;
	return (
		<section aria-labelledby="nearest" className={layoutStyles.above.s7}>
			<div className={css.nearestHead}>
				<h2 id="nearest">{isChosen ? "Closest to what you chose" : "Other puppies"}</h2>
				<p>
					Without {quoted(isSearched ? labels : [view.search, ...labels])}, {found}.{" "}
					{count > cards.length ? (
						<ListLink to={listAddress(wider)}>Show all {count}</ListLink>
					) : null}
				</p>
			</div>
			<PuppyGrid puppies={cards}>
				<OtherWays cards={cards.length} heading="h3" />
			</PuppyGrid>
		</section>
	);
}

/** The available puppies, after a search that found only puppies with homes. */
export function StillAvailable({ cards }: { cards: readonly PuppyCardData[] }) {
	if (cards.length === 0) return null;
	return (
		<section aria-labelledby="still-available" className={layoutStyles.above.s7}>
			<div className={css.nearestHead}>
				<h2 id="still-available">Ready for a home</h2>
				<p>
					All of these have homes. <Link to={href("/waiting-list")}>{siteText("nobody-list")}</Link>
					, or meet the puppies who are available.
				</p>
			</div>
			<PuppyGrid puppies={cards} />
		</section>
	);
}
