/** Edits a letter, or resets it to its original text. */
import { data, href } from "react-router";
import { resetLetter, saveLetter } from "~/families/letters/commands.server.ts";
import { letterKindOf } from "~/families/letters/letter-kinds.ts";
import { letterAt } from "~/families/letters/queries.server.ts";
import { letterLabels, letterSchema } from "~/families/letters/schema.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import { Button } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { saveFailed, withLoaderErrors } from "../failures.server.ts";
import { notFound } from "../not-found.ts";
import { AdminHead, adminMeta } from "../page.tsx";
import type { Route } from "./+types/letter.route";
import { letterAddress } from "./addresses.ts";
import {
	asksPreview,
	type LetterAnswer,
	previewedWords,
	readLetterForm,
} from "./letter-form.server.ts";
import { LetterForm, letterDraft } from "./letter-form.tsx";

const NOT_READ = "The letter could not be read";
const NOT_SAVED = "The letter could not be saved. Please try again.";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.letter.name ?? "Letter");

async function storedLetter(address: string) {
	const letter = await letterAt(address);
	if (!letter) throw notFound();
	return letter;
}

export const loader = withLoaderErrors(NOT_READ, async ({ params }: Route.LoaderArgs) => {
	const letter = await storedLetter(params.letter);
	return { letter, use: letterKindOf(letter.kind)?.use, hasDefault: !!letterKindOf(letter.kind) };
});

async function reset(address: string, actor: Actor) {
	const name = await resetLetter(address, actor);
	if (name === undefined) throw notFound();
	return redirectWithToast(letterAddress(address), `“${name}” has its original text again.`);
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = actorIn(context);
	const { letter: address } = params;
	const { kind } = await storedLetter(address);
	const parsed = await readLetterForm(request, kind);
	const { form, value, response } = parsed;
	if (form.get("intent") === "reset") return reset(address, actor);
	if (asksPreview(form) && value) {
		return data({ result: parsed.result(), previewed: previewedWords(form) });
	}
	if (response) return response;
	try {
		const merge = mergeForm(parsed, { schema: letterSchema(kind), labels: letterLabels });
		const saved = await saveLetter(address, merge, actor);
		if (!saved) throw notFound();
		const words = saved.isChanged ? `“${saved.name}” was saved.` : "There was nothing to save.";
		return await redirectWithToast(href("/admin/letters"), words);
	} catch (error) {
		return saveFailed(parsed, NOT_SAVED, error);
	}
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: letterDraft(params.letter) });

export default function LetterPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { letter, use, hasDefault } = loaderData;
	const saved = useSavedCount(actionData);
	const { result, previewed }: LetterAnswer = actionData ?? {};
	return (
		<>
			<AdminHead
				title={letter.name}
				note={use}
				trail={[{ name: "Letters", path: href("/admin/letters") }, { name: letter.name }]}
			/>
			<LetterForm
				key={`${letter.address} ${saved}`}
				kind={letter.kind}
				words={letter}
				action={letterAddress(params.letter)}
				draft={letterDraft(params.letter)}
				result={result}
				previewed={previewed}
				aside={
					hasDefault && !letter.isDefault ? (
						<Button tone="line" small name="intent" value="reset" formNoValidate>
							Back to the original text
						</Button>
					) : null
				}
			/>
		</>
	);
}
