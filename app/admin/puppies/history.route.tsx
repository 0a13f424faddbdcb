/** All recorded changes to a puppy and its photos. */

import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { readId } from "~/platform/ids.ts";
import { puppyChanges, puppyName } from "~/puppies/admin/queries.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { idIn, notFound } from "../not-found.ts";
import { AdminHead, Pager, Panel } from "../page.tsx";
import type { Route } from "./+types/history.route";
import { ChangeList } from "./change-list.tsx";

const CHANGES_ON_PAGE = 20;

export const loader = withLoaderErrors(
	failures.fetchPuppies,
	async ({ params, url }: Route.LoaderArgs) => {
		const id = idIn(params);
		const before = readId(url.searchParams.get("before"));
		const [puppy, record] = await Promise.all([
			puppyName(id),
			puppyChanges(id, CHANGES_ON_PAGE, before),
		]);
		if (!puppy) throw notFound();
		return { name: puppy.name, isTrashed: puppy.status === "trashed", isFirst: !before, ...record };
	},
);

export default function HistoryPage({ loaderData, params }: Route.ComponentProps) {
	const { name, isTrashed, isFirst, changes, older } = loaderData;
	const page = href("/admin/puppies/:id/history", params);
	const puppy = isTrashed
		? { name: "Trash", path: href("/admin/puppies/trash") }
		: { name, path: href("/admin/puppies/:id", params) };
	return (
		<>
			<AdminHead title={`Changes to ${name}`} between={[puppy]} here="Changes" />
			<Panel>
				{changes.length > 0 ? (
					<ChangeList changes={changes} />
				) : (
					<p>{isFirst ? "No changes have been recorded yet." : "There are no older changes."}</p>
				)}
				<Pager
					label="Changes"
					newer={isFirst ? undefined : page}
					older={older === undefined ? undefined : `${page}?before=${older}`}
					labels={{ newer: "Newest", older: "Older" }}
				/>
			</Panel>
		</>
	);
}
