/** Edits one item of a kind, or adds one, by the form that follows from the fields of the kind. */

import { randomUUID } from "node:crypto";
import { useState } from "react";
import { filled } from "~/business/placeholders.ts";
import { itemsDocument } from "~/content/documents/index.ts";
import { ownPagesDocument } from "~/content/documents/own-pages.ts";
import { documentState, visibleValue } from "~/content/drafts.server.ts";
import { placesOf, toForm } from "~/content/fields/form.ts";
import { itemAddress, listAddress, NEW, nameOf } from "~/content/items.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { Alert } from "~/ui/alert.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { actorIn } from "../access.server.ts";
import { FormattingHelp } from "../content/formatting-help.tsx";
import { PlaceholderList } from "../content/placeholder-list.tsx";
import { withLoaderErrors } from "../failures.server.ts";
import { notFound } from "../not-found.ts";
import { notice } from "../page.css.ts";
import { AdminHead, adminMeta, Columns } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import type { Route } from "./+types/item.route";
import { DocumentForm } from "./document-form.tsx";
import * as css from "./editor.css.ts";
import { EditorBar } from "./editor-bar.tsx";
import { itemsDocumentIn, itemTarget } from "./item-target.server.ts";
import { contentTrail, editorMessages } from "./messages.ts";
import { choicesFor, namedDifferences } from "./options.server.ts";
import { saveForm } from "./save.server.ts";
import { SharePreview } from "./share-preview.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.title ?? "Not found");

export const loader = withLoaderErrors(
	editorMessages.load,
	async ({ params }: Route.LoaderArgs) => {
		const document = itemsDocumentIn(params);
		const { kind, itemFields } = document;
		const target = itemTarget(document, params.item);
		const { value, ...state } = await documentState(document);
		const part = target.read(value);
		if (part === undefined) throw notFound();
		const item = value.items.find(({ id }) => id === params.item);
		return {
			title: item ? filled(nameOf(document, item)) : `Add a ${kind.one}`,
			isSample: item?.isSample ?? false,
			path: item && kind.pathOf?.(item),
			state,
			unpublished: await namedDifferences(document.fields, await visibleValue(document), value),
			submissionKey: randomUUID(),
			form: {
				values: toForm(itemFields, part),
				base: part,
				deleted: item?.deletedAt ?? "",
				...(await choicesFor(itemFields, part, kind.drawings)),
			},
		};
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const document = itemsDocumentIn(params);
	const { list, item } = params;
	return saveForm(request, {
		document,
		target: itemTarget(document, item),
		actor: actorIn(context),
		back: item === NEW ? listAddress(list) : itemAddress(list, item),
	});
}

const formId = ({ list, item }: { list: string; item: string }) => `${list}-${item}`;

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: `content ${formId(params)}` });

export default function ItemPage({ params, loaderData, actionData }: Route.ComponentProps) {
	const { title, isSample, path, state, unpublished, submissionKey, form } = loaderData;
	const saved = useSavedCount(actionData);
	const [typed, setTyped] = useState<unknown>(form.values);
	const document = itemsDocument(params.list);
	if (!document) return null;
	const back = listAddress(params.list);
	const isFormatted = placesOf(document.itemFields, () => 1).some(
		({ field }) => "isFormatted" in field,
	);
	return (
		<>
			<AdminHead
				title={title}
				note={path}
				trail={[contentTrail, { name: document.label, path: back }, { name: title }]}
			/>
			{params.item !== NEW || state.hasDraft ? (
				<EditorBar document={document} state={state} unpublished={unpublished} path={path} />
			) : null}
			{isSample ? (
				<Alert tone="plain" title="This came with the site and is made up" className={notice}>
					<p>
						Once you save it, it counts as your own: visitors see it only if the family agreed, and
						the pictures that came with it are gone.
					</p>
				</Alert>
			) : null}
			{form.deleted ? (
				<Alert tone="plain" role="note" title="This was deleted" className={notice}>
					<p>
						It is in the <Link to={`${back}#trash`}>trash</Link>. Saving this form takes it out of
						the trash, with what you wrote here.
					</p>
				</Alert>
			) : null}
			<Columns>
				<DocumentForm
					key={`${state.revision} ${saved}`}
					id={formId(params)}
					fields={document.itemFields}
					{...form}
					result={actionData?.result}
					onTyped={setTyped}
					aside={
						<ButtonLink tone="line" to={back}>
							Back to the list
						</ButtonLink>
					}
				>
					{params.item === NEW ? <SubmissionKey value={submissionKey} /> : null}
				</DocumentForm>
				<div className={css.panels}>
					{params.list === ownPagesDocument.key ? (
						<SharePreview values={typed} choices={form.choices} />
					) : null}
					{isFormatted ? <FormattingHelp /> : null}
					<PlaceholderList />
				</div>
			</Columns>
		</>
	);
}
