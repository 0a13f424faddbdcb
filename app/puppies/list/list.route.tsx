/** The puppy list (specification, section 2). */

import { data, href } from "react-router";
import { headTags } from "~/business/head.ts";
import { today } from "~/business/moments.ts";
import { siteText } from "~/business/site-texts.ts";
import { INITIAL_BATCH } from "~/business/timing.ts";
import { cacheByContentVersion } from "~/platform/database/content-version.server.ts";
import { optional } from "~/platform/http/loading.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { PageHead } from "~/ui/page/page-head.tsx";
import { listPuppies } from "../queries.server.ts";
import type { Route } from "./+types/list.route";
import { PuppyList } from "./list.tsx";
import { isWhole, listAddress, listCacheQuery, readListView } from "./list-address.ts";
import type { PuppyListData, PuppyListResponse } from "./list-data.ts";
import { keepList, recallList } from "./list-memory.ts";

export const handle: RouteHandle = { cache: listCacheQuery };

/**
 * To search engines the list is a single page, whatever its filter is and however many cards it shows. The result of
 * a search or of narrowing down the list should not be indexed.
 */
export const meta: Route.MetaFunction = ({ loaderData }) =>
	headTags({
		title: siteText("list-title"),
		description: siteText("list-description"),
		path: href("/trained-puppies-for-sale"),
		index: !loaderData || isWhole(loaderData.view),
	});

/** Caches the whole lists, which many visitors see. They are the same for everybody on the same day. */
const viewOf = cacheByContentVersion(listPuppies, (view, day) =>
	isWhole(view) ? `${day} ${listAddress(view)}` : undefined,
);

/** If the puppies can't be read, the page has status 503 and lets the visitor try again. */
export async function loader({ url }: Pick<Route.LoaderArgs, "url">) {
	const view = readListView(url.searchParams);
	const batch = { ...view, show: Math.max(view.show, INITIAL_BATCH) };
	const list: PuppyListData | undefined = await optional(viewOf(batch, today()));
	if (!list) return data({ view, list: undefined }, 503);
	// A page after the last one doesn't exist.
	const isMissing = list.cards.length === 0 && view.page > 1;
	return isMissing ? data({ view, list }, 404) : { view, list };
}

/**
 * A client navigation reuses data that was fetched within the last five minutes. If fetching fails, `list`
 * is undefined; the page then shows an error and keeps the cards that it already shows.
 */
export async function clientLoader({
	request,
	serverLoader,
}: Route.ClientLoaderArgs): Promise<PuppyListResponse> {
	const view = readListView(new URL(request.url).searchParams);
	const known = recallList(view);
	if (known) return { view, list: known };
	const askedAt = Date.now();
	try {
		const { list } = await serverLoader();
		if (list) keepList(view, list, askedAt);
		return { view, list };
	} catch {
		return { view, list: undefined };
	}
}

export default function PuppyListPage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title={siteText("list-title")}
				lead={siteText("list-lead")}
				trail={[{ name: siteText("puppies-button") }]}
			/>
			<PuppyList response={loaderData} />
		</>
	);
}
