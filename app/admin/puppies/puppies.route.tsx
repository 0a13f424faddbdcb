/** The admin's list of puppies: find one, see its state, reserve or sell it with one click. */
import { Plus, Trash2 } from "lucide";
import { href, redirect } from "react-router";
import * as failures from "~/business/failures.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { readId } from "~/platform/ids.ts";
import { shortCount } from "~/platform/short-count.ts";
import { adminList } from "~/puppies/admin/list.server.ts";
import { adminListAddress, readAdminListView } from "~/puppies/admin/list-address.ts";
import { puppyName } from "~/puppies/admin/queries.server.ts";
import { SEARCH_MAX } from "~/puppies/list/list-address.ts";
import { saleStates, stateName } from "~/puppies/status.ts";
import { TRASH_DAYS } from "~/puppies/visibility.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { ListScreen } from "../list-screen.tsx";
import * as shared from "../page.css.ts";
import { notice, under } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { changeSaleState } from "../reservations/sale-intents.server.ts";
import * as rows from "../rows.css.ts";
import type { Route } from "./+types/puppies.route";
import * as css from "./puppies.css.ts";
import { PuppyRow } from "./puppy-row.tsx";

/** The puppy that was just deleted, as long as that can be undone. */
async function readDeleted(url: URL) {
	const id = readId(url.searchParams.get("deleted"));
	const puppy = id === undefined ? null : await puppyName(id);
	return puppy?.status === "trashed" ? { id: puppy.id, name: puppy.name } : undefined;
}

/** The page with the button that was pressed: that of the puppy `from`, or this list. */
function pageOf(url: URL): string {
	const id = readId(url.searchParams.get("from"));
	return id === undefined
		? adminListAddress(readAdminListView(url.searchParams))
		: href("/admin/puppies/:id", { id: String(id) });
}

export const loader = withLoaderErrors(failures.fetchPuppies, async ({ url }: Route.LoaderArgs) => {
	if (url.searchParams.has("from")) throw redirect(pageOf(url));
	const view = readAdminListView(url.searchParams);
	const [list, deleted] = await Promise.all([adminList(view), readDeleted(url)]);
	return { view, ...list, deleted };
});

export const action = withActionErrors(
	failures.updatePuppy,
	({ request, url, context }: Route.ActionArgs) =>
		changeSaleState(request, actorIn(context), pageOf(url)),
	({ url }) => pageOf(url),
);

/** The empty state of the list. */
const nothing = (isEmpty: boolean, isUnfinished: boolean) =>
	isEmpty
		? {
				message: "No puppies yet. The first one starts as a draft that only you can see.",
				action: { href: href("/admin/puppies/new"), label: "Add a puppy" },
			}
		: {
				message: `No puppy matches${isUnfinished ? " so far" : ""}. Try another word, or look at all of them.`,
				action: { href: adminListAddress(), label: "All puppies" },
			};

export default function PuppiesPage({ loaderData }: Route.ComponentProps) {
	const { view, puppies, counts, trashed, newer, older, isUnfinished, deleted } = loaderData;
	const isEmpty = counts?.all === 0 && !view.search;
	/** The first page, where a filter, a search or a sort order begins. */
	const here = { ...view, after: undefined, before: undefined };
	const further = older === undefined ? undefined : adminListAddress({ ...here, after: older });
	return (
		<ListScreen
			title="Puppies"
			actions={
				<>
					<ButtonLink tone="line" to={href("/admin/puppies/litter/:ids?")}>
						<Icon icon={Plus} />
						Add a litter
					</ButtonLink>
					<ButtonLink to={href("/admin/puppies/new")}>
						<Icon icon={Plus} />
						Add a puppy
					</ButtonLink>
				</>
			}
			first={
				deleted ? (
					<Alert tone="plain" title={`${deleted.name} is in the trash`} className={notice}>
						<p>It can be restored for {TRASH_DAYS} days.</p>
						<FetcherForm action={href("/admin/puppies/trash")} className={shared.under}>
							<input type="hidden" name="id" value={deleted.id} />
							<Button small tone="line" name="intent" value="restore">
								Undo
							</Button>
						</FetcherForm>
					</Alert>
				) : null
			}
			filters={{
				label: "Filter puppies",
				// A search that may match very many puppies counts none.
				each: filterNames.map(([filter, name]) => ({
					name,
					to: adminListAddress({ ...here, filter }),
					isCurrent: filter === view.filter,
					count: counts?.[filter],
				})),
			}}
			search={{
				id: "puppy-search",
				label: "Search puppies by name or breed",
				action: adminListAddress(),
				keep: {
					...(view.filter === "all" ? {} : { filter: view.filter }),
					...(view.order === "listed" ? {} : { sort: view.order }),
				},
				defaultValue: view.search,
				maxLength: SEARCH_MAX,
				placeholder: "Name or breed",
			}}
			above={
				<nav aria-label="Sort puppies" className={css.orders}>
					<span>Sort by</span>
					{orderNames.map(([order, name]) => (
						<Link
							key={order}
							to={adminListAddress({ ...here, order })}
							aria-current={order === view.order ? "true" : undefined}
							className={css.order}
						>
							{name}
						</Link>
					))}
				</nav>
			}
			empty={puppies.length === 0 ? nothing(isEmpty, isUnfinished) : undefined}
			pager={{
				label: "Puppies",
				newer: newer === undefined ? undefined : adminListAddress({ ...here, before: newer }),
				older: further,
				labels: { newer: "Back", older: isUnfinished ? "Search further" : "More" },
			}}
			last={
				<p className={under}>
					<Link to={href("/admin/puppies/trash")} className={css.view}>
						<Icon icon={Trash2} />
						Trash ({shortCount(trashed)})
					</Link>
				</p>
			}
		>
			<Panel>
				<ul className={rows.list} aria-label="Puppies">
					{puppies.map((puppy) => (
						<PuppyRow key={puppy.id} puppy={puppy} here={adminListAddress(view)} />
					))}
				</ul>
			</Panel>
		</ListScreen>
	);
}

const filterNames = [
	["all", "All"],
	...saleStates.map((state) => [state, stateName(state)] as const),
	["drafts", "Drafts"],
] as const;

const orderNames = [
	["listed", "As listed"],
	["name", "Name"],
	["updated", "Last changed"],
] as const;
