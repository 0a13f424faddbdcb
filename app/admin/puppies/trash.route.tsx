/** Puppies that were deleted in the last 30 days. */

import { href } from "react-router";
import { z } from "zod";
import { dayInWords } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { dayOf } from "~/business/moments.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseButtons } from "~/platform/forms/parse-form.server.ts";
import { rowId } from "~/platform/forms/written-text.ts";
import { listParameters, pageNumber } from "~/platform/list-parameters.ts";
import { trashPage } from "~/puppies/admin/queries.server.ts";
import { restorePuppy } from "~/puppies/admin/trash.server.ts";
import { TRASH_DAYS } from "~/puppies/visibility.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { ListScreen, nothingLeft } from "../list-screen.tsx";
import { buttons } from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import type { Route } from "./+types/trash.route";

const schema = z.object({ intent: z.literal("restore"), id: rowId() });

const list = listParameters<{ page: number }>(href("/admin/puppies/trash"), { page: pageNumber });

export const loader = withLoaderErrors(failures.fetchPuppies, ({ url }: Route.LoaderArgs) =>
	trashPage(list.read(url.searchParams).page),
);

export const action = withActionErrors(
	failures.updatePuppy,
	async ({ request, context }: Route.ActionArgs) => {
		const { id } = await parseButtons(request, schema);
		const puppy = await restorePuppy(id, actorIn(context));
		if (!puppy) return redirectWithToast(list.address(), "That puppy isn’t in the trash.", 409);
		const { name } = puppy;
		return redirectWithToast(
			href("/admin/puppies/:id", { id: String(id) }),
			puppy.isPathKept
				? `${name} was restored.`
				: `${name} was restored. Another puppy has its old path, so its path is now ${puppy.profilePath}.`,
		);
	},
);

/** What stands in place of an empty page. */
const nothing = (page: number) =>
	page > 1
		? nothingLeft(list.address())
		: {
				message: "Nothing has been deleted lately.",
				action: { href: href("/admin/puppies"), label: "All puppies" },
			};

export default function TrashPage({ loaderData }: Route.ComponentProps) {
	const { puppies, page, hasMore } = loaderData;
	return (
		<ListScreen
			title="Trash"
			note={`Deleted puppies can be restored for ${TRASH_DAYS} days; then they are gone for good.`}
			empty={puppies.length === 0 ? nothing(page) : undefined}
			pager={{
				label: "Trash",
				newer: page > 1 ? list.address({ page: page - 1 }) : undefined,
				older: hasMore ? list.address({ page: page + 1 }) : undefined,
			}}
		>
			<Panel>
				<ul className={rows.list}>
					{puppies.map(({ id, name, breed, trashedAt }) => (
						<li key={id} className={rows.item}>
							<div className={rows.about}>
								<b className={rows.name}>{name}</b>
								<p className={rows.line}>
									{breed}, deleted {trashedAt && dayInWords(dayOf(trashedAt))}
								</p>
							</div>
							<div className={buttons}>
								<FetcherForm action={href("/admin/puppies/trash")}>
									<input type="hidden" name="id" value={id} />
									<Button small tone="line" name="intent" value="restore">
										Restore
										<span className={visuallyHidden}> {name}</span>
									</Button>
								</FetcherForm>
								<ButtonLink
									small
									tone="bad"
									to={href("/admin/puppies/:id/delete", { id: String(id) })}
								>
									Delete for good
									<span className={visuallyHidden}> {name}</span>
								</ButtonLink>
							</div>
						</li>
					))}
				</ul>
			</Panel>
		</ListScreen>
	);
}
