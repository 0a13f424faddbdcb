/** The puppy list: tools, cards, and what is shown while it loads or after it has failed. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import * as failures from "~/business/failures.ts";
import { Alert } from "~/ui/alert.tsx";
import { buttonLook } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Actions, Wrap } from "~/ui/page/layout.tsx";
import { Spinner } from "~/ui/spinner.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { useLate } from "~/ui/use-late.ts";
import * as css from "./list.css.ts";
import { LIST_PATH, type ListView, listAddress, readListView } from "./list-address.ts";
import { isSameList, type PuppyListResponse } from "./list-data.ts";
import { ListLink } from "./list-link.tsx";
import { forgetLists } from "./list-memory.ts";
import { ListResults, resultText } from "./list-results.tsx";
import { PuppyListTools, SEARCH_ID } from "./list-tools.tsx";
import { useListMemory } from "./use-list-memory.ts";

/** Milliseconds of waiting before a spinner appears. */
const SPINNER_DELAY = 150;

/** The view of the list that is loading, if any. */
function useComingView(): ListView | undefined {
	const { location } = useNavigation();
	return location?.pathname === LIST_PATH
		? readListView(new URLSearchParams(location.search))
		: undefined;
}

/** The last response that has a list, so that a failure doesn't remove the cards. */
function useLastRead(response: PuppyListResponse): PuppyListResponse {
	const [last, setLast] = useState(response);
	if (!response.list || response === last) return response.list ? response : last;
	setLast(response);
	return response;
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Whether View More has the focus, which stays in the page if there are still more cards. */
const isAtMore = (region: HTMLElement) =>
	region.contains(document.activeElement) && !document.activeElement?.closest("article, nav, form");

/**
 * Manages the focus of the list. `shown` is the view whose cards `region` shows. After View More, the first
 * new card gets the focus. If the focused element was removed, the region or the search field gets it. In
 * any other case the focus stays where it is. Back and Forward restore it as on every page (layout/page-arrival.tsx).
 */
function useListFocus(region: RefObject<HTMLElement | null>, shown: ListView) {
	const type = useNavigationType();
	const before = useRef(shown);

	useEffect(() => {
		const from = before.current;
		before.current = shown;
		const { current } = region;
		if (from === shown || type === "POP" || !current) return;
		const isMore = asksForMore(from, shown);
		if (!isLost() && !(isMore && isAtMore(current))) return;
		const added = isMore && current.querySelectorAll("article").item(from.show)?.querySelector("a");
		const isCleared = from.search !== "" && shown.search === "";
		const target = added || (isCleared ? document.getElementById(SEARCH_ID) : current);
		target?.focus({ preventScroll: true });
	}, [type, shown, region]);
}

const asksForMore = (shown: ListView, requested: ListView) =>
	isSameList(shown, requested) && requested.show > shown.show;

const loading = <Spinner label="Loading our adorable puppies..." />;

interface ListErrorProps {
	/** The message, from `business/failures.ts`. */
	message: string;
	/** The address that could not be loaded. */
	again: string;
}

/**
 * Alert for a list that can't be loaded. Try Again requests the same address once more, and stays
 * when the alert was dismissed.
 */
export function ListError({ message, again }: ListErrorProps) {
	const [isDismissed, setDismissed] = useState(false);
	const tryAgain = (
		<Actions>
			<ListLink
				to={again}
				onClick={forgetLists}
				className={buttonLook({ tone: "night", small: true })}
			>
				Try Again
			</ListLink>
		</Actions>
	);
	if (isDismissed) return tryAgain;
	return (
		<Alert
			tone="bad"
			title="Error Loading Puppies"
			onDismiss={() => setDismissed(true)}
			className={css.failure}
		>
			<p>{message}</p>
			{tryAgain}
		</Alert>
	);
}

export function PuppyList({ response }: { response: PuppyListResponse }) {
	const region = useRef<HTMLElement>(null);
	const [first] = useState(response);
	const { key } = useLocation();
	const { view, list } = useLastRead(response);
	const coming = useComingView();
	const isLate = useLate(coming !== undefined, SPINNER_DELAY);
	useListFocus(region, view);
	useListMemory(response);

	const isMore = coming !== undefined && asksForMore(view, coming);
	const isReplaced = isLate && !isMore;
	const hasFailed = response.list === undefined;
	const hasMoreFailed = hasFailed && list !== undefined && asksForMore(view, response.view);
	const alert = hasFailed ? (
		<ListError
			key={key}
			message={hasMoreFailed ? failures.loadMorePuppies : failures.fetchPuppies}
			again={listAddress(response.view)}
		/>
	) : null;
	return (
		<Wrap className={css.list}>
			<p role="status" className={visuallyHidden}>
				{list && response !== first ? resultText(view, list) : null}
			</p>
			<section
				ref={region}
				tabIndex={-1}
				aria-label="Puppies"
				aria-busy={coming !== undefined || undefined}
				className={css.region}
			>
				{list ? <PuppyListTools view={view} list={list} coming={coming} /> : null}
				{hasMoreFailed ? null : alert}
				<div className={css.region}>
					{isReplaced ? (
						<div className={css.loading}>
							<div className={css.spinner}>{loading}</div>
						</div>
					) : null}
					<div className={classNames(isReplaced && css.waiting)}>
						{list ? (
							<ListResults
								view={view}
								list={list}
								loading={isLate && isMore ? loading : undefined}
							/>
						) : null}
					</div>
				</div>
				{hasMoreFailed ? alert : null}
			</section>
		</Wrap>
	);
}
