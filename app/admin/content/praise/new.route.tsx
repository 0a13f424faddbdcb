/** The page that adds a testimonial, a review or a story. */
import { randomUUID } from "node:crypto";
import { addPraise } from "~/content/praise/commands.server.ts";
import { answered, asAnswers } from "~/content/praise/form.ts";
import { newItem } from "~/content/praise/new-item.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { readSubmissionKey, SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { actorIn } from "../../access.server.ts";
import { saveFailed, withLoaderErrors } from "../../failures.server.ts";
import { AdminHead, adminMeta } from "../../page.tsx";
import { SubmissionKey } from "../../submission-key.tsx";
import { editingMessages } from "../editing.ts";
import { contentTrail } from "../praise-sections.tsx";
import type { Route } from "./+types/new.route";
import { answerPraise, formChoices, readPraiseForm } from "./item-form.server.ts";
import { PraiseForm } from "./item-form.tsx";
import { kindIn } from "./kind.server.ts";
import { praiseAddress, praiseDraft, praiseKindOf, praiseWords } from "./words.ts";

const titleOf = (kind: string | undefined) => {
	const known = praiseKindOf(kind);
	return known ? `Add a ${praiseWords[known].one}` : "Not found";
};

export const meta: Route.MetaFunction = ({ params }) => adminMeta(titleOf(params.kind));

export const loader = withLoaderErrors(
	editingMessages.load,
	async ({ params }: Route.LoaderArgs) => {
		const kind = kindIn(params);
		return { kind, ...(await formChoices(kind)), submissionKey: randomUUID() };
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const kind = kindIn(params);
	const parsed = await readPraiseForm(request, kind);
	if (parsed.response) return parsed.response;
	const key = readSubmissionKey(parsed.form.get(SUBMISSION_KEY)) ?? randomUUID();
	try {
		const answers = answered(kind, parsed.value);
		const outcome = await addPraise(kind, answers, { key, actor: actorIn(context) });
		return await answerPraise(parsed, kind, outcome);
	} catch (error) {
		return saveFailed(parsed, editingMessages.save, error);
	}
}

export const clientAction = ({ params, serverAction }: Route.ClientActionArgs) => {
	const kind = praiseKindOf(params.kind);
	return sendForm(serverAction, { draft: kind && praiseDraft(kind) });
};

const empty = asAnswers({ ...newItem, id: "new", name: "", words: "" });

export default function NewPraisePage({ loaderData, actionData }: Route.ComponentProps) {
	const { kind, submissionKey, ...choices } = loaderData;
	const saved = useSavedCount(actionData);
	const { title } = praiseWords[kind];
	return (
		<>
			<AdminHead
				title={titleOf(kind)}
				trail={[...contentTrail, { name: title, path: praiseAddress(kind) }, { name: "Add" }]}
			/>
			<PraiseForm key={saved} kind={kind} answers={empty} {...choices} {...actionData}>
				<SubmissionKey value={submissionKey} />
			</PraiseForm>
		</>
	);
}
