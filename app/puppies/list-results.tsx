import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { PAGE_STEP } from "~/business/timing.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { muted, number, small, visuallyHidden } from "~/ui/text.css.ts";
import { PuppyGrid } from "./grid.tsx";
import * as css from "./list.css.ts";
import {
	besideAddresses,
	FIRST_ADDED,
	type Filter,
	firstPlace,
	type ListView,
	listAddress,
	moreAddress,
} from "./list-address.ts";
import type { PuppyCounts } from "./places.server.ts";
import type { PuppyCardData } from "./queries.server.ts";

/** Said where there is nothing to show (specification, section 2). */
const emptyMessages: Record<Filter, string> = {
	available: "We don't have any puppies available right now, but check back soon!",
	sold: "No sold puppies to display.",
	all: "We're updating our puppy listings. Please check back soon!",
};

const updates = { href: href("/contact-us"), label: "Contact Us for Updates" };

const titles: Record<Filter, string> = {
	all: "All puppies",
	available: "Available puppies",
	sold: "Sold puppies",
};

const inKind: Record<Filter, keyof PuppyCounts> = {
	all: "total",
	available: "available",
	sold: "sold",
};

/** Cards in a full row of the widest grid. */
const ROW = 4;

/** Fills a row of few available puppies: there are other ways to one. */
function OtherWays({ beside }: { beside: number }) {
	return (
		<aside className={classNames(css.note, css.noteSpans[ROW - beside - 1])}>
			<h2>Hoping for someone else?</h2>
			<p>
				Join the waiting list, or tell {facts.trainer} what you have in mind and find a dream puppy
				together.
			</p>
			<ButtonLink tone="line" href={href("/contact-us")}>
				Contact Us
			</ButtonLink>
		</aside>
	);
}

function Nothing({ view, isCounted }: { view: ListView; isCounted: boolean }) {
	if (view.page) {
		return (
			<EmptyState
				message="There are no more puppies on this page of the list."
				action={{ href: listAddress({ ...view, page: 1 }), label: "Back to the First Puppies" }}
			/>
		);
	}
	if (view.search) {
		return (
			<EmptyState
				message={
					isCounted
						? `No puppies match “${view.search}”.`
						: `None of the newest puppies match “${view.search}”. A rarer word finds older ones, too.`
				}
				action={{ href: listAddress({ filter: view.filter }), label: "Clear the search" }}
				also={updates}
			/>
		);
	}
	return <EmptyState message={emptyMessages[view.filter]} action={updates} />;
}

/** Which cards of how many are shown. */
function shownWords(from: number, shown: number, matching: number | undefined): string {
	if (from === 0 && shown === matching) return `Showing all ${matching}`;
	const range = from === 0 ? `${shown}` : `${from + 1}–${from + shown}`;
	return `Showing ${range} of ${matching ?? "the newest that match"}`;
}

interface ListResultsProps {
	view: ListView;
	puppies: readonly PuppyCardData[];
	/** Undefined for a search that was made among the newest of very many puppies only. */
	counts: PuppyCounts | undefined;
	/** Whether other puppies follow the shown ones. */
	hasMore: boolean;
}

/** The cards of one view of the list, and the way to more of them. */
export function ListResults({ view, puppies, counts, hasMore }: ListResultsProps) {
	if (puppies.length === 0) return <Nothing view={view} isCounted={counts !== undefined} />;
	const from = firstPlace(view);
	const shown = puppies.length;
	const counted = counts?.[inKind[view.filter]];
	const matching = counted ?? from + shown + (hasMore ? 1 : 0);
	const more = moreAddress(view, matching);
	const beside = besideAddresses(view, matching);
	const isShort = view.filter === "available" && from === 0 && shown < ROW;
	return (
		<>
			<h2 className={visuallyHidden}>{titles[view.filter]}</h2>
			<PuppyGrid
				puppies={puppies}
				eager={1}
				anchor={
					view.show > PAGE_STEP ? { id: FIRST_ADDED, index: view.show - PAGE_STEP } : undefined
				}
			>
				{isShort ? <OtherWays beside={shown} /> : null}
			</PuppyGrid>
			<div data-list-more="" className={css.more}>
				{more ? (
					<ButtonLink tone="night" href={more} data-list-link="more">
						View More
					</ButtonLink>
				) : null}
				<p className={classNames(small, muted, number)} data-list-shown="">
					{shownWords(from, shown, counted)}
				</p>
				{beside.previous || beside.next ? (
					<nav aria-label="Pages of the list" className={css.pages}>
						{beside.previous ? (
							<ButtonLink tone="line" small href={beside.previous} data-list-link="page">
								Puppies Before These
							</ButtonLink>
						) : null}
						{beside.next ? (
							<ButtonLink tone="line" small href={beside.next} data-list-link="page">
								Puppies After These
							</ButtonLink>
						) : null}
					</nav>
				) : null}
			</div>
		</>
	);
}
