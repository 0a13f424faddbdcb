/** Changing a testimonial, a review or a story. */

import { printOf, rewritePraise, writtenOf } from "~/content/praise/commands.server.ts";
import { praiseDocuments } from "~/content/praise/documents.ts";
import { answered, asAnswers } from "~/content/praise/form.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { Alert } from "~/ui/alert.tsx";
import { actorIn } from "../../access.server.ts";
import { loading, unsaved } from "../../failures.server.ts";
import { AdminHead, adminMeta } from "../../page.tsx";
import { DocumentBar } from "../document-bar.tsx";
import { conflictBetween, conflictReply } from "../editing.server.ts";
import { barOf, editingMessages, FROM } from "../editing.ts";
import { MadeFrom } from "../made-from.tsx";
import { contentTrail } from "../praise-sections.tsx";
import type { Route } from "./+types/item.route";
import { answerPraise, formChoices, readPraiseForm } from "./item-form.server.ts";
import { PraiseForm } from "./item-form.tsx";
import { itemIn, kindIn } from "./kind.server.ts";
import * as css from "./praise.css.ts";
import { praiseAddress, praiseDraft, praiseKindOf, praiseWords } from "./words.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.name ?? "Not found");

export const loader = loading(editingMessages.load, async ({ params }: Route.LoaderArgs) => {
	const { kind, item, state } = await itemIn(params);
	return {
		kind,
		id: item.id,
		name: item.name,
		isSample: item.sample,
		document: barOf(praiseDocuments[kind]),
		state,
		answers: asAnswers(item),
		print: printOf(item),
		...(await formChoices(kind, item)),
	};
});

export async function action({ request, params, context }: Route.ActionArgs) {
	const kind = kindIn(params);
	const parsed = await readPraiseForm(request, kind);
	if (parsed.response) return parsed.response;
	const answers = answered(kind, parsed.value);
	try {
		const outcome = await rewritePraise(kind, answers, {
			id: params.item,
			print: String(parsed.form.get(FROM) ?? ""),
			by: actorIn(context),
		});
		if (outcome === "changed") {
			const theirs = writtenOf((await itemIn(params)).item);
			const yours = { ...theirs, ...answers, sample: false };
			return conflictReply(parsed, conflictBetween(theirs, yours));
		}
		return await answerPraise(parsed, kind, outcome);
	} catch (error) {
		return unsaved(parsed, editingMessages.save, error);
	}
}

export const clientAction = ({ params, serverAction }: Route.ClientActionArgs) => {
	const kind = praiseKindOf(params.kind);
	return sendForm(serverAction, { draft: kind && praiseDraft(kind, params.item) });
};

export default function PraiseItemPage({ loaderData, actionData }: Route.ComponentProps) {
	const { kind, id, name, isSample, document, state, answers, print, ...choices } = loaderData;
	const saved = useSavedCount(actionData);
	const { title } = praiseWords[kind];
	return (
		<>
			<AdminHead
				title={name}
				trail={[...contentTrail, { name: title, path: praiseAddress(kind) }, { name }]}
			/>
			<DocumentBar document={document} state={state} />
			{isSample ? (
				<Alert tone="plain" className={css.notice} title="This came with the site, and is invented">
					<p>
						Once you save it, it is yours: it is shown only if the family agreed, and the sample’s
						own pictures of it are gone.
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
				<MadeFrom value={print} />
			</PraiseForm>
		</>
	);
}
