import type { ReactNode } from "react";
import { href } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { siteText } from "~/business/site-texts.ts";
import { PAGE_STEP } from "~/business/timing.ts";
import { ButtonLink, buttonLook } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { muted, number, small, visuallyHidden } from "~/ui/theme/text.css.ts";
import { PuppyGrid } from "../card/card.tsx";
import { OtherWays } from "../card/other-ways.tsx";
import { namedIn } from "./finding/criteria.ts";
import { ways } from "./finding/finder.css.ts";
import { NearestPuppies, StillAvailable } from "./finding/nothing-found.tsx";
import * as css from "./list.css.ts";
import {
	FIRST_ADDED,
	type Filter,
	isFinding,
	type ListView,
	listAddress,
	moreAddress,
	neighborAddresses,
	offsetOf,
} from "./list-address.ts";
import type { PuppyListData } from "./list-data.ts";
import { ListLink } from "./list-link.tsx";

/** Messages of an empty list (specification, section 2). */
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

function nothingText(view: ListView, isCounted: boolean): string {
	if (view.page > 1) return "There are no more puppies on this page of the list.";
	if (namedIn(view).length > 0) {
		const nobody = isCounted ? "No puppies match" : "None of the first puppies match";
		return `${nobody} ${view.search ? `“${view.search}” and ` : ""}all your choices.`;
	}
	if (!view.search) return emptyMessages[view.filter];
	return isCounted
		? `No puppies match “${view.search}”.`
		: `None of the newest puppies match “${view.search}”. A more specific word finds older ones, too.`;
}

interface NothingProps {
	view: ListView;
	message: string;
	list: PuppyListData;
}

/** In place of the cards: the way on from an empty page, or the waiting list and the closest puppies. */
function Nothing({ view, message, list }: NothingProps) {
	const { filter, search, sort } = view;
	if (view.page > 1) {
		return (
			<EmptyState message={message}>
				<ListLink to={listAddress({ ...view, page: 1 })} className={buttonLook({})}>
					Back to the First Puppies
				</ListLink>
			</EmptyState>
		);
	}
	const isChosen = namedIn(view).length > 0;
	if (!(isChosen || search)) return <EmptyState message={message} action={updates} />;
	const wider = isChosen ? { filter, search, sort } : { filter };
	return (
		<>
			<EmptyState message={message} also={isChosen ? undefined : updates}>
				<Actions className={ways}>
					<ButtonLink to={href("/waiting-list")}>{siteText("nobody-list")}</ButtonLink>
					<ListLink to={listAddress(wider)} className={buttonLook({ tone: "line" })}>
						{isChosen ? "Clear All Choices" : "Clear the search"}
					</ListLink>
				</Actions>
			</EmptyState>
			{list.nearest ? <NearestPuppies view={view} nearest={list.nearest} /> : null}
		</>
	);
}

function shownText(from: number, shown: number, matching: number | string): string {
	if (from === 0 && shown === matching) return `Showing all ${matching}`;
	const range = from === 0 ? `${shown}` : `${from + 1}–${from + shown}`;
	return `Showing ${range} of ${matching}`;
}

/** Says what a view shows. Also announced to screen readers when the list changes. */
export function resultText(view: ListView, { cards, counts, choices }: PuppyListData): string {
	if (cards.length === 0) {
		return nothingText(view, counts !== undefined || choices !== undefined);
	}
	const shown = Math.min(cards.length, view.show);
	const fallback = isFinding(view) ? "those that match" : "the newest that match";
	return shownText(offsetOf(view), shown, counts?.[view.filter] ?? fallback);
}

interface ListResultsProps {
	view: ListView;
	list: PuppyListData;
	/** Shown instead of the View More button while more cards are loading. */
	loading?: ReactNode;
}

/** The cards of one view of the list, and the links to more. */
export function ListResults({ view, list, loading }: ListResultsProps) {
	const isHydrated = useHydrated();
	const { counts, hasMore } = list;
	const puppies = list.cards.slice(0, view.show);
	const text = resultText(view, list);
	if (puppies.length === 0) return <Nothing view={view} message={text} list={list} />;
	const from = offsetOf(view);
	const shown = puppies.length;
	const follows = hasMore || list.cards.length > shown;
	const matching = counts?.[view.filter] ?? from + shown + (follows ? 1 : 0);
	const more = moreAddress(view, matching);
	const adjacent = neighborAddresses(view, matching);
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
				{view.filter === "available" && from === 0 ? (
					<OtherWays cards={shown} heading="h2" />
				) : null}
			</PuppyGrid>
			{loading}
			<div hidden={loading !== undefined} className={css.more}>
				{more ? (
					<ListLink
						// With JavaScript the list changes in place. Without it, the next page opens at the first new card.
						to={isHydrated ? more.replace(/#.*/, "") : more}
						className={buttonLook({ tone: "night" })}
					>
						View More
					</ListLink>
				) : null}
				<p className={classNames(small, muted, number)}>{text}</p>
				{adjacent.previous || adjacent.next ? (
					<nav aria-label="Pages of the list" className={css.pages}>
						{adjacent.previous ? (
							<ButtonLink tone="line" small to={adjacent.previous}>
								Puppies Before These
							</ButtonLink>
						) : null}
						{adjacent.next ? (
							<ButtonLink tone="line" small to={adjacent.next}>
								Puppies After These
							</ButtonLink>
						) : null}
					</nav>
				) : null}
			</div>
			{list.stillAvailable ? <StillAvailable cards={list.stillAvailable} /> : null}
		</>
	);
}
