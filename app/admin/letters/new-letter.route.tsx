/** The page that adds a template for replies. */
import { randomUUID } from "node:crypto";
import { data, href } from "react-router";
import { addLetter, TooManyLetters } from "~/families/letters/commands.server.ts";
import { OWN_REPLY } from "~/families/letters/letter-kinds.ts";
import { OWN_MAX } from "~/families/letters/schema.ts";
import { sendForm } from "~/forms/send.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { readSubmissionKey, SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { actorIn } from "../access.server.ts";
import { saveFailed } from "../failures.server.ts";
import { AdminHead, adminMeta } from "../page.tsx";
import type { Route } from "./+types/new-letter.route";
import {
	asksPreview,
	type LetterAnswer,
	previewedWords,
	readLetterForm,
} from "./letter-form.server.ts";
import { LetterForm, letterDraft } from "./letter-form.tsx";

const TITLE = "Add a template";
const NOT_SAVED = "The template could not be saved. Please try again.";
const DRAFT = letterDraft("new");

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = () => ({ submissionKey: randomUUID() });

export async function action({ request, context }: Route.ActionArgs) {
	const parsed = await readLetterForm(request, OWN_REPLY);
	const { form, value, response } = parsed;
	if (asksPreview(form) && value) {
		return data({ result: parsed.result(), previewed: previewedWords(form) });
	}
	if (response) return response;
	try {
		const key = readSubmissionKey(form.get(SUBMISSION_KEY));
		await addLetter(value, actorIn(context), key);
		return await redirectWithToast(href("/admin/letters"), `“${value.name}” was added.`);
	} catch (error) {
		if (!(error instanceof TooManyLetters)) return saveFailed(parsed, NOT_SAVED, error);
		const words = `You already have ${OWN_MAX} templates of your own. Please delete one first.`;
		return parsed.reply({ formErrors: [words] });
	}
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: DRAFT });

export default function NewLetterPage({ loaderData, actionData }: Route.ComponentProps) {
	const answer: LetterAnswer = actionData ?? {};
	return (
		<>
			<AdminHead
				title={TITLE}
				trail={[{ name: "Letters", path: href("/admin/letters") }, { name: TITLE }]}
			/>
			<LetterForm
				kind={OWN_REPLY}
				words={{ name: "", subject: "", text: "" }}
				submissionKey={loaderData.submissionKey}
				action={href("/admin/letters/new")}
				draft={DRAFT}
				{...answer}
			/>
		</>
	);
}
