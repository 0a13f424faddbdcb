/** Edits a document, or adds or edits one of its items, by the form that follows from its fields. */

import { useState } from "react";
import { filled } from "~/business/placeholders.ts";
import { businessDocument } from "~/content/documents/business.ts";
import { declaredDocument, itemsDocument } from "~/content/documents/index.ts";
import { investmentDocument } from "~/content/documents/investment.ts";
import { mailDocument } from "~/content/documents/mail.ts";
import { ownPagesDocument } from "~/content/documents/own-pages.ts";
import { toForm } from "~/content/fields/form.ts";
import { listAddress, NEW, nameOf } from "~/content/items.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { mailDefaults } from "~/platform/email/queue.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { Alert } from "~/ui/alert.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { actorIn } from "../access.server.ts";
import { FormattingHelp, PlaceholderList } from "../content/writing-help.tsx";
import { EmailButton } from "../dashboard/email-button.tsx";
import { withLoaderErrors } from "../failures.server.ts";
import { NoKey } from "../no-key.tsx";
import { found, notFound } from "../not-found.ts";
import { notice } from "../page.css.ts";
import { AdminHead, Columns, Panel } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import type { Route } from "./+types/document.route";
import { DocumentForm } from "./document-form.tsx";
import * as css from "./editor.css.ts";
import { EditorBar, historyPath } from "./editor-bar.tsx";
import { InvestmentAside } from "./investment-sums.tsx";
import { itemTarget } from "./item-target.server.ts";
import { editorMessages } from "./messages.ts";
import { choicesFor, editorState } from "./options.server.ts";
import { saveForm } from "./save.server.ts";
import { SharePreview } from "./share-preview.tsx";
import { targetIn } from "./target.ts";

/** A document is named by its key, and an item by its list and its id, or `NEW`. */
interface Params {
	key?: string | undefined;
	list?: string | undefined;
	item?: string | undefined;
}

const itemsIn = ({ list }: Params) => (list === undefined ? undefined : found(itemsDocument(list)));
const documentIn = (params: Params) =>
	itemsIn(params) ?? found(declaredDocument(params.key ?? businessDocument.key));

function targetOf(params: Params) {
	const items = itemsIn(params);
	return items ? itemTarget(items, params.item ?? NEW) : targetIn(documentIn(params));
}

export const loader = withLoaderErrors(
	editorMessages.load,
	async ({ params }: Route.LoaderArgs) => {
		const document = documentIn(params);
		const items = itemsIn(params);
		const { fields, read, isNew } = targetOf(params);
		const { value, ...shown } = await editorState(document);
		const part = read(value);
		if (part === undefined) throw notFound();
		const item = items?.schema
			.parse(value)
			.items.find(({ id }) => "item" in params && id === params.item);
		const added = items && `Add a ${items.kind.one}`;
		return {
			...shown,
			title: (item && items ? filled(nameOf(items, item)) : added) ?? document.label,
			isSample: item?.isSample ?? false,
			path: item && items?.kind.pathOf?.(item),
			isNew,
			mail:
				document.key === mailDocument.key ? { ...mailDefaults(), canSend: canSend() } : undefined,
			form: {
				base: part,
				...(items && { deleted: item?.deletedAt ?? "" }),
				...(await choicesFor(fields, part)),
			},
		};
	},
);

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const document = documentIn(params);
	const target = targetOf(params);
	const back = target.isNew ? listAddress(document.key) : url.pathname;
	return saveForm(request, { document, target, actor: actorIn(context), back });
}

const formId = (params: Params) =>
	[documentIn(params).key, params.item].filter((part) => part !== undefined).join("-");

export default function DocumentPage({ params, loaderData, actionData }: Route.ComponentProps) {
	const document = documentIn(params);
	const items = itemsIn(params);
	const { title, path, state, unpublished, isSample, isNew, mail, form } = loaderData;
	const saved = useSavedCount(actionData);
	const fields = items?.itemFields ?? document.fields;
	const [typed, setTyped] = useState<unknown>(() => toForm(fields, form.base));
	const list = listAddress(document.key);
	const isOwnPage = document.key === ownPagesDocument.key;
	return (
		<>
			<AdminHead
				title={title}
				note={items ? path : document.note}
				between={items && [{ name: document.label, path: list }]}
			>
				{document.isLive ? (
					<ButtonLink small tone="line" to={historyPath(document)}>
						History
					</ButtonLink>
				) : null}
			</AdminHead>
			{mail && !mail.canSend ? <NoKey /> : null}
			{document.isLive || (isNew && !state.hasDraft) ? null : (
				<EditorBar document={document} state={state} unpublished={unpublished} path={path} />
			)}
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
						It is in the <Link to={`${list}#trash`}>trash</Link>. Saving this form takes it out of
						the trash, with what you wrote here.
					</p>
				</Alert>
			) : null}
			<Columns>
				<DocumentForm
					key={`${state.revision} ${saved}`}
					id={formId(params)}
					onlyButton={document.isLive ? "Save" : undefined}
					fields={fields}
					{...form}
					onTyped={setTyped}
					aside={
						items ? (
							<ButtonLink tone="line" to={list}>
								Back to the list
							</ButtonLink>
						) : undefined
					}
				>
					{isNew ? <SubmissionKey /> : null}
				</DocumentForm>
				<div className={css.panels}>
					{document.key === investmentDocument.key ? <InvestmentAside values={typed} /> : null}
					{mail ? (
						<Panel title="Where one is empty">
							<p>
								Email is sent from {mail.from}, and you read it at {mail.to}.
							</p>
							{mail.canSend ? (
								<EmailButton intent="test">Send me a test message</EmailButton>
							) : null}
						</Panel>
					) : null}
					{isOwnPage ? <SharePreview values={typed} choices={form.choices} /> : null}
					{isOwnPage ? <FormattingHelp /> : null}
					{document.isLive ? null : <PlaceholderList />}
				</div>
			</Columns>
		</>
	);
}
