/** Edits a document, or one section of it, by the form that follows from its fields. */

import { useState } from "react";
import { businessDocument } from "~/content/documents/business.ts";
import { declaredDocument } from "~/content/documents/index.ts";
import { investmentDocument } from "~/content/documents/investment.ts";
import { mailDocument } from "~/content/documents/mail.ts";
import { documentState, visibleValue } from "~/content/drafts.server.ts";
import { toForm } from "~/content/fields/form.ts";
import { countSample, sampleInWords } from "~/content/fields/sample.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { mailDefaults } from "~/platform/email/queue.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { actorIn } from "../access.server.ts";
import { PlaceholderList } from "../content/placeholder-list.tsx";
import { TestMessageButton } from "../dashboard/test-message-button.tsx";
import { withLoaderErrors } from "../failures.server.ts";
import { NoKey } from "../no-key.tsx";
import { found } from "../not-found.ts";
import { AdminHead, adminMeta, Columns, Panel } from "../page.tsx";
import type { Route } from "./+types/document.route";
import { DocumentForm } from "./document-form.tsx";
import * as css from "./editor.css.ts";
import { EditorBar } from "./editor-bar.tsx";
import { InvestmentAside } from "./investment-sums.tsx";
import { editorMessages } from "./messages.ts";
import { choicesFor, namedDifferences } from "./options.server.ts";
import { saveForm } from "./save.server.ts";
import { targetIn } from "./target.ts";

/** The part of the URL's query that names a section. */
const SECTION = "section";

const documentIn = ({ key = businessDocument.key }: { key?: string }) =>
	found(declaredDocument(key));

export const meta: Route.MetaFunction = ({ params }) => adminMeta(documentIn(params).label);

export const loader = withLoaderErrors(
	editorMessages.load,
	async ({ params, url }: Route.LoaderArgs) => {
		const document = documentIn(params);
		const target = targetIn(document, url.searchParams.get(SECTION));
		const [{ value, ...state }, visible] = await Promise.all([
			documentState(document),
			visibleValue(document),
		]);
		const part = target.read(value);
		return {
			section: url.searchParams.get(SECTION),
			state,
			values: toForm(target.fields, part),
			base: part,
			...(await choicesFor(target.fields, part)),
			unpublished: await namedDifferences(document.fields, visible, value),
			mail:
				document.key === mailDocument.key ? { ...mailDefaults(), canSend: canSend() } : undefined,
			sample: sampleInWords(countSample(document.fields, value)),
		};
	},
);

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const document = documentIn(params);
	return saveForm(request, {
		document,
		target: targetIn(document, url.searchParams.get(SECTION)),
		actor: actorIn(context),
		back: url.pathname + url.search,
	});
}

const formId = (key: string, section: string | null) => (section ? `${key}-${section}` : key);

export const clientAction = ({ serverAction, params, request }: Route.ClientActionArgs) => {
	const section = new URL(request.url).searchParams.get(SECTION);
	return sendForm(serverAction, { draft: `content ${formId(documentIn(params).key, section)}` });
};

export default function DocumentPage({ params, loaderData, actionData }: Route.ComponentProps) {
	const document = documentIn(params);
	const { section, state, unpublished, sample, mail, ...form } = loaderData;
	const saved = useSavedCount(actionData);
	const [typed, setTyped] = useState<unknown>(form.values);
	return (
		<>
			<AdminHead title={document.label} note={document.note} />
			{mail && !mail.canSend ? <NoKey>These addresses are used once email is set up.</NoKey> : null}
			<EditorBar document={document} state={state} unpublished={unpublished} sample={sample} />
			<Columns>
				<DocumentForm
					key={`${state.revision} ${saved}`}
					id={formId(document.key, section)}
					isLive={document.isLive}
					fields={targetIn(document, section).fields}
					{...form}
					result={actionData?.result}
					onTyped={setTyped}
				/>
				<div className={css.panels}>
					{params.key === investmentDocument.key ? <InvestmentAside values={typed} /> : null}
					{mail ? (
						<Panel title="Where one is empty">
							<p>
								Email is sent from {mail.from}, and you read it at {mail.to}.
							</p>
							{mail.canSend ? <TestMessageButton /> : null}
						</Panel>
					) : null}
					{document.isLive ? null : <PlaceholderList />}
				</div>
			</Columns>
		</>
	);
}
