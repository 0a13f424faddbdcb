/** The puppy list (specification, section 2). */
import { data, href } from "react-router";
import { facts, promises } from "~/business/facts.ts";
import { puppiesListHead } from "~/business/page-heads.ts";
import { remembered } from "~/platform/content-memory.server.ts";
import { log } from "~/platform/log.server.ts";
import { Wrap } from "~/ui/layout.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { Spinner } from "~/ui/spinner.tsx";
import { visuallyHidden } from "~/ui/text.css.ts";
import type { Route } from "./+types/list.route";
import * as css from "./list.css.ts";
import { listAddress, readListView } from "./list-address.ts";
import { ListError } from "./list-error.tsx";
import { ListResults } from "./list-results.tsx";
import { PuppyListTools } from "./list-tools.tsx";
import { listPuppies } from "./queries.server.ts";
import { today } from "./rules.ts";

const TITLE = "Trained Puppies for Sale";
const LEAD = `Raised in ${facts.trainer}’s house, trained for about ${promises.trainingWeeks} weeks and delivered to your door.`;

const trail = [{ name: "Home", path: href("/") }, { name: "View Puppies" }];

export const meta: Route.MetaFunction = ({ loaderData }) =>
	puppiesListHead({ search: loaderData?.view.search ?? "" });

/** Searches are many; every other view is the same for all visitors of a day. */
const viewOf = remembered(listPuppies, (view, day) =>
	view.search ? undefined : `${day} ${listAddress(view)}`,
);

/** What can't be read is the visitor's to try again: status 503, never a blank page. */
export async function loader({ url }: Pick<Route.LoaderArgs, "url">) {
	const view = readListView(url.searchParams);
	try {
		const list = await viewOf(view, today());
		// A page after the list's last one is none.
		const isMissing = list.puppies.length === 0 && view.page;
		return isMissing ? data({ view, list }, 404) : { view, list };
	} catch (error) {
		log.error({ err: error }, "the puppies could not be read");
		return data({ view, list: undefined }, 503);
	}
}

export default function PuppyListPage({ loaderData }: Route.ComponentProps) {
	const { view, list } = loaderData;
	return (
		<>
			<PageHead title={TITLE} lead={LEAD} trail={trail} plain wide />
			<Wrap className={css.list}>
				<p role="status" data-list-status="" className={visuallyHidden} />
				<div data-puppy-list="">
					{list ? <PuppyListTools view={view} counts={list.counts} /> : null}
					<div data-list-results="">
						{list ? <ListResults view={view} {...list} /> : <ListError again={listAddress(view)} />}
					</div>
				</div>
				<div data-list-loading="" hidden>
					<Spinner label="Loading our adorable puppies..." />
				</div>
			</Wrap>
		</>
	);
}
