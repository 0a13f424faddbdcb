/** The list of testimonials, reviews or stories: their order, whether visitors see them, and the trash. */
import { Plus } from "lucide";
import { data } from "react-router";
import { z } from "zod";
import { itemButtons, undeleted } from "~/content/praise/changes.ts";
import {
	changePraiseByButton,
	type Outcome,
	praiseState,
	trashSamples,
} from "~/content/praise/commands.server.ts";
import { praiseDocuments } from "~/content/praise/documents.ts";
import { homeItems, type PraiseKind } from "~/content/praise/item.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { actorIn } from "../../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../../failures.server.ts";
import { AdminHead, adminMeta, Panel } from "../../page.tsx";
import { DocumentBar } from "../document-bar.tsx";
import { barOf, editingMessages } from "../editing.ts";
import { contentTrail, PraiseSections } from "../praise-sections.tsx";
import type { Route } from "./+types/list.route";
import { DeletedItem, ListedItem } from "./item-row.tsx";
import { kindIn } from "./kind.server.ts";
import * as css from "./praise.css.ts";
import {
	newPraiseAddress,
	praiseAddress,
	praiseKindOf,
	praiseMessages,
	praiseWords,
} from "./words.ts";

const ID_MAX = 60;
const schema = z.object({
	intent: z.enum([...itemButtons, "trash-samples"]),
	id: z.string().max(ID_MAX).default(""),
});
const rules = { schema, fields: schema.keyof().options, maxBytes: 2 * 1024 };

export const meta: Route.MetaFunction = ({ params }) => {
	const kind = praiseKindOf(params.kind);
	return adminMeta(kind ? praiseWords[kind].title : "Not found");
};

export const loader = withLoaderErrors(
	editingMessages.load,
	async ({ params }: Route.LoaderArgs) => {
		const kind = kindIn(params);
		const { value, ...state } = await praiseState(kind);
		return { kind, document: barOf(praiseDocuments[kind]), state, items: value.items };
	},
);

const STATUS: Readonly<Record<Exclude<Outcome, "saved">, number>> = {
	gone: 404,
	full: 400,
};

export const action = withActionErrors(
	editingMessages.save,
	({ params }: Route.ActionArgs) => praiseAddress(kindIn(params)),
	async ({ request, params, context }: Route.ActionArgs) => {
		const kind = kindIn(params);
		const { value } = await parseForm(request, rules);
		if (!value) throw data(null, 400);
		const { intent, id } = value;
		const actor = actorIn(context);
		const outcome =
			intent === "trash-samples"
				? await trashSamples(kind, actor)
				: await changePraiseByButton(kind, intent, { id, actor });
		if (outcome !== "saved") {
			return redirectWithToast(praiseAddress(kind), praiseMessages[outcome], STATUS[outcome]);
		}
		return redirectWithToast(praiseAddress(kind), editingMessages.saved);
	},
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function PraiseListPage({ loaderData }: Route.ComponentProps) {
	const { kind, document, state, items } = loaderData;
	const words = praiseWords[kind];
	const listed = undeleted(items);
	const deleted = items.filter(({ deletedAt }) => deletedAt !== null);
	const home = new Set(homeItems(items).map(({ id }) => id));
	return (
		<>
			<AdminHead
				title={words.title}
				note={words.note}
				trail={[...contentTrail, { name: words.title }]}
			>
				<ButtonLink small to={newPraiseAddress(kind)}>
					<Icon of={Plus} />
					Add a {words.one}
				</ButtonLink>
			</AdminHead>
			<PraiseSections />
			<DocumentBar document={document} state={state} />
			{listed.length === 0 ? (
				<EmptyState
					message="There is nothing here. The page tells visitors so, too."
					action={{ href: newPraiseAddress(kind), label: `Add a ${words.one}` }}
				/>
			) : (
				<Panel>
					<ul className={css.list}>
						{listed.map((item, index) => (
							<ListedItem
								key={item.id}
								kind={kind}
								item={item}
								isFirst={index === 0}
								isLast={index === listed.length - 1}
								isOnHome={home.has(item.id)}
							/>
						))}
					</ul>
				</Panel>
			)}
			{listed.some(({ sample }) => sample) ? <Samples kind={kind} /> : null}
			{deleted.length > 0 ? (
				<Panel title="Trash" id="trash" className={css.trash}>
					<p className={muted}>{praiseMessages.trash}</p>
					<ul className={css.list}>
						{deleted.map((item) => (
							<DeletedItem key={item.id} kind={kind} item={item} />
						))}
					</ul>
				</Panel>
			) : null}
		</>
	);
}

/** The button that deletes all sample entries of the list. */
function Samples({ kind }: { kind: PraiseKind }) {
	const fetcher = useFormFetcher();
	return (
		<Panel title="Sample entries" id="sample">
			<p>
				Entries marked as samples came with the site and are made up. Rewrite them, or delete them
				all at once; you can take them back from the trash.
				{kind === "reviews"
					? " As long as one of them is shown, neither the page nor search engines get an average rating."
					: null}
			</p>
			<FetcherForm fetcher={fetcher} action={praiseAddress(kind)} className={css.hint}>
				<Button tone="bad" small name="intent" value="trash-samples">
					Delete all samples
				</Button>
			</FetcherForm>
		</Panel>
	);
}
