/** The page that edits a testimonial, a review or a story. */

import { isFull } from "~/content/praise/changes.ts";
import { praiseItem, withPraise } from "~/content/praise/commands.server.ts";
import { praiseDocuments } from "~/content/praise/documents.ts";
import { answered, asAnswers, praiseFields, praiseSchema } from "~/content/praise/form.ts";
import type { PraiseItem, PraiseKind } from "~/content/praise/item.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { Alert } from "~/ui/alert.tsx";
import { actorIn } from "../../access.server.ts";
import { withLoaderErrors } from "../../failures.server.ts";
import { AdminHead, adminMeta } from "../../page.tsx";
import { DocumentBar } from "../document-bar.tsx";
import { saveEdit } from "../editing.server.ts";
import { barOf, editingMessages } from "../editing.ts";
import { madeFrom } from "../joined.server.ts";
import { MadeFrom } from "../made-from.tsx";
import { contentTrail } from "../praise-sections.tsx";
import type { Route } from "./+types/item.route";
import { formChoices, readPraiseForm } from "./item-form.server.ts";
import { PraiseForm } from "./item-form.tsx";
import { itemIn, kindIn } from "./kind.server.ts";
import * as css from "./praise.css.ts";
import { praiseAddress, praiseDraft, praiseKindOf, praiseMessages, praiseWords } from "./words.ts";

/** An entry's answers, limited to the fields of the form for its list. */
function answersOf(kind: PraiseKind, item: PraiseItem) {
	const fields: readonly string[] = praiseFields[kind];
	return Object.fromEntries(
		Object.entries(asAnswers(item)).filter(([name]) => fields.includes(name)),
	);
}

const trashAddress = (kind: PraiseKind) => `${praiseAddress(kind)}#trash`;

const puppyName = (puppies: readonly { value: string; label: string }[], id: string) =>
	puppies.find(({ value }) => value === id)?.label;

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.name ?? "Not found");

export const loader = withLoaderErrors(
	editingMessages.load,
	async ({ params }: Route.LoaderArgs) => {
		const { kind, item, state } = await itemIn(params);
		return {
			kind,
			id: item.id,
			name: item.name,
			isSample: item.sample,
			document: barOf(praiseDocuments[kind]),
			state,
			isDeleted: item.deletedAt !== null,
			answers: asAnswers(item),
			print: madeFrom(answersOf(kind, item), item.deletedAt !== null),
			...(await formChoices(kind, item)),
		};
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const kind = kindIn(params);
	const parsed = await readPraiseForm(request, kind);
	const id = params.item;
	return saveEdit(parsed, {
		document: praiseDocuments[kind],
		actor: actorIn(context),
		schema: praiseSchema(kind),
		words: async () => {
			const { puppies } = await formChoices(kind);
			return {
				labels: praiseWords[kind].labels,
				inWords: (name, text) =>
					text === "on" ? "Yes" : name === "puppyId" ? puppyName(puppies, text) : undefined,
			};
		},
		partOf: (list) => praiseItem(kind, list, id),
		answersOf: (item) => answersOf(kind, item),
		full: ({ items }) => (isFull(items) ? praiseMessages.full : undefined),
		change: (list, values) => withPraise(kind, list, { id, answers: answered(kind, values) }),
		back: praiseAddress(kind),
		trash: trashAddress(kind),
	});
}

export const clientAction = ({ params, serverAction }: Route.ClientActionArgs) => {
	const kind = praiseKindOf(params.kind);
	return sendForm(serverAction, { draft: kind && praiseDraft(kind, params.item) });
};

export default function PraiseItemPage({ loaderData, actionData }: Route.ComponentProps) {
	const { kind, id, name, isSample, isDeleted, document, state, answers, print, ...choices } =
		loaderData;
	const saved = useSavedCount(actionData);
	const { title } = praiseWords[kind];
	return (
		<>
			<AdminHead
				title={name}
				trail={[...contentTrail, { name: title, path: praiseAddress(kind) }, { name }]}
			/>
			<DocumentBar document={document} state={state} form="praise" />
			{isSample ? (
				<Alert tone="plain" className={css.notice} title="This came with the site and is made up">
					<p>
						Once you save it, it counts as your own: visitors see it only if the family agreed, and
						the pictures that came with it are gone.
					</p>
				</Alert>
			) : null}
			<PraiseForm
				key={`${print} ${saved}`}
				kind={kind}
				item={id}
				answers={answers}
				{...choices}
				{...actionData}
			>
				<MadeFrom value={print} trash={isDeleted ? trashAddress(kind) : undefined} />
			</PraiseForm>
		</>
	);
}
