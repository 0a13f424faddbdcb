/** The families as a list or a board, with filters and search. Several can be moved at once. */
import { LayoutGrid, List, Plus } from "lucide";
import { href } from "react-router";
import { z } from "zod";
import * as failures from "~/business/failures.ts";
import { today as dayOfNow } from "~/business/moments.ts";
import { moveFamilies } from "~/families/commands.server.ts";
import { familyBoard, familyPage } from "~/families/list.server.ts";
import {
	FAMILY_SEARCH_MAX,
	type FamilyFilter,
	type FamilyListView,
	familyListAddress,
	familyListQuery,
	readFamilyList,
} from "~/families/list-address.ts";
import { stageKeys, stageLabel, stages } from "~/families/stages.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { ListScreen } from "../list-screen.tsx";
import type { Route } from "./+types/families.route";
import { BulkForm, CHOSEN, FamilyBoard, FamilyList } from "./family-lists.tsx";

const filters: readonly { key: FamilyFilter; name: string }[] = [
	{ key: "all", name: "All" },
	{ key: "waiting for an answer", name: "Waiting for an answer" },
	{ key: "due", name: "Next step due" },
	...stages.map(({ key, label }) => ({ key, name: label })),
];

const nothingThere: Partial<Record<FamilyFilter, string>> = {
	"waiting for an answer": "Nobody is waiting for an answer.",
	due: "No next step is due.",
};

const schema = z.object({ intent: z.literal("move"), to: z.enum(stageKeys) });
const rules = { schema, fields: RegExp(`^(intent|to|${CHOSEN}\\d{1,10})$`) };

export const loader = withLoaderErrors(
	failures.fetchFamilies,
	async ({ url }: Route.LoaderArgs) => {
		const now = new Date();
		const today = dayOfNow(now);
		const view = readFamilyList(url.searchParams);
		// The board shows all stages, so a filtered or paged view is always a list.
		const isBoard = view.view === "board" && view.show === "all" && !view.after && !view.before;
		const about = { now, today, view };
		if (isBoard) {
			return { ...about, board: await familyBoard(view, today), page: undefined };
		}
		const { older, newer, ...page } = await familyPage(view, today);
		const here = { ...view, after: undefined, before: undefined };
		return {
			...about,
			board: undefined,
			page: {
				...page,
				newer: newer && familyListAddress({ ...here, before: newer }),
				older: older && familyListAddress({ ...here, after: older }),
			},
		};
	},
);

export const action = withActionErrors(
	failures.updateFamily,
	async ({ request, url, context }: Route.ActionArgs) => {
		const back = familyListAddress(readFamilyList(url.searchParams));
		const { value, form } = await parseForm(request, rules);
		const to = value?.to;
		if (!to) return redirectWithToast(back, "Please choose the stage to move them to.", 400);
		const ids = [...form.keys()].flatMap((name) => readId(name.slice(CHOSEN.length)) ?? []);
		if (ids.length === 0) {
			return redirectWithToast(back, "Please choose at least one family first.", 400);
		}
		const moved = await moveFamilies(ids, to, actorIn(context));
		const who = moved === 1 ? "One family was" : `${moved || "No"} families were`;
		return redirectWithToast(back, `${who} moved to ${stageLabel(to)}.`);
	},
);

export default function FamiliesPage({ loaderData }: Route.ComponentProps) {
	const { view, board, page, now, today } = loaderData;
	const { show, search } = view;
	const counts = board?.counts ?? page?.counts;
	const here = familyListAddress(view);
	const shown = page
		? [...page.waiting, ...page.families]
		: (board?.columns.flatMap(({ families }) => families) ?? []);
	const keep = Object.fromEntries(new URLSearchParams(familyListQuery({ show, view: view.view })));
	return (
		<ListScreen
			title="Families"
			actions={
				<>
					{board ? (
						<ButtonLink tone="line" small to={familyListAddress({ search })}>
							<Icon icon={List} />
							As a list
						</ButtonLink>
					) : (
						<ButtonLink tone="line" small to={familyListAddress({ view: "board", search })}>
							<Icon icon={LayoutGrid} />
							As a board
						</ButtonLink>
					)}
					<ButtonLink small to={href("/admin/families/new")}>
						<Icon icon={Plus} />
						Add a family
					</ButtonLink>
				</>
			}
			filters={{
				label: "Filter families",
				each: filters.map(({ key, name }) => ({
					name,
					to: familyListAddress({ show: key, view: view.view, search }),
					isCurrent: key === show,
					count: counts?.[key],
				})),
			}}
			search={{
				id: "family-search",
				label: "Search families, their messages and notes",
				placeholder: "Name, phone, word, note",
				action: familyListAddress(),
				keep,
				defaultValue: search,
				maxLength: FAMILY_SEARCH_MAX,
			}}
			empty={
				shown.length === 0
					? emptyText(view, counts?.all === 0 && !search, page?.isUnfinished)
					: undefined
			}
			pager={
				page && {
					label: "Families",
					newer: page.newer,
					older: page.older,
					labels: { newer: "Back", older: page.isUnfinished ? "Search further" : "More" },
				}
			}
		>
			<BulkForm
				// Remounted after families have moved, so that their boxes are unchecked again.
				key={shown.map(({ id, stage }) => `${id} ${stage}`).join()}
				action={here}
			>
				{board ? <FamilyBoard {...board} search={search} now={now} today={today} /> : null}
				{page ? <FamilyList {...page} search={search} now={now} today={today} /> : null}
			</BulkForm>
		</ListScreen>
	);
}

/** The message of an empty list, and the link below it. */
function emptyText(
	{ show, view, search }: FamilyListView,
	isNobody: boolean,
	isUnfinished = false,
) {
	if (isNobody) {
		return {
			message: "No families yet. Everybody who writes to you appears here.",
			action: { href: href("/contact-us"), label: "See the contact form" },
		};
	}
	const found = `No family with “${search}” ${isUnfinished ? "so far" : "here"}.`;
	return {
		message: search ? found : (nothingThere[show] ?? "No family is at this stage."),
		action: { href: familyListAddress({ view }), label: "All families" },
	};
}
