/** Adds a template for replies, or edits a letter, or resets one to its original text. */
import { randomUUID } from "node:crypto";
import type { ComponentProps } from "react";
import { data, href } from "react-router";
import {
	addLetter,
	resetLetter,
	saveLetter,
	TooManyLetters,
} from "~/families/letters/commands.server.ts";
import { letterKindOf, OWN_REPLY } from "~/families/letters/letter-kinds.ts";
import { letterAt } from "~/families/letters/queries.server.ts";
import {
	type LetterTexts,
	letterLabels,
	letterSchema,
	OWN_MAX,
} from "~/families/letters/schema.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import { type ParsedForm, parseForm } from "~/platform/forms/parse-form.server.ts";
import { Button } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { saveFailed, withLoaderErrors } from "../failures.server.ts";
import { found, notFound } from "../not-found.ts";
import { AdminHead, adminMeta } from "../page.tsx";
import type { Route } from "./+types/letter.route";
import { LetterForm, letterDraft } from "./letter-form.tsx";
import { letterAddress } from "./letter-list.tsx";

const NEW = "Add a template";
const NOT_READ = "The letter could not be read";
const NOT_SAVED = "The letter could not be saved. Please try again.";
const TOO_MANY = `You already have ${OWN_MAX} templates of your own. Please delete one first.`;

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData ? loaderData.letter.name || NEW : "Letter");

/** @throws 404 if there is no such letter. */
async function storedLetter(address: string) {
	const letter = found(await letterAt(address));
	return letter;
}

const NOTHING = { kind: OWN_REPLY, name: "", subject: "", text: "", isDefault: false } as const;

export const loader = withLoaderErrors(NOT_READ, async ({ params }: Route.LoaderArgs) => {
	if (params.letter === undefined) {
		return { letter: NOTHING, use: undefined, canReset: false, submissionKey: randomUUID() };
	}
	const letter = await storedLetter(params.letter);
	const known = letterKindOf(letter.kind);
	const canReset = known !== undefined && !letter.isDefault;
	return { letter, use: known?.use, canReset, submissionKey: undefined };
});

async function reset(address: string, actor: Actor) {
	const name = await resetLetter(address, actor);
	if (name === undefined) throw notFound();
	return redirectWithToast(letterAddress(address), `“${name}” has its original text again.`);
}

/** Stores the form. Returns what the toast says. */
async function save(address: string | undefined, parsed: ParsedForm<LetterTexts>, actor: Actor) {
	const { value, submissionKey } = parsed;
	if (address === undefined) {
		await addLetter(value, actor, submissionKey);
		return `“${value.name}” was added.`;
	}
	const { kind } = await storedLetter(address);
	const merge = mergeForm(parsed, { schema: letterSchema(kind), labels: letterLabels });
	const saved = await saveLetter(address, merge, actor);
	if (!saved) throw notFound();
	return saved.isChanged ? `“${saved.name}” was saved.` : "There was nothing to save.";
}

export async function action({ request, params: { letter: address }, context }: Route.ActionArgs) {
	const actor = actorIn(context);
	const { kind } = address === undefined ? NOTHING : await storedLetter(address);
	const parsed = await parseForm(request, { schema: letterSchema(kind), hidden: ["intent"] });
	const { form, value } = parsed;
	if (address !== undefined && form.get("intent") === "reset") return reset(address, actor);
	if (form.get("intent") === "preview" && value) {
		const text = (name: string) => String(form.get(name) ?? "");
		const previewed = { subject: text("subject"), text: text("text") };
		return data({ result: parsed.result(), previewed });
	}
	if (parsed.response) return parsed.response;
	try {
		return await redirectWithToast(href("/admin/letters"), await save(address, parsed, actor));
	} catch (error) {
		if (error instanceof TooManyLetters) return parsed.reply({ formErrors: [TOO_MANY] });
		return saveFailed(parsed, NOT_SAVED, error);
	}
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: letterDraft(params.letter) });

/** What the form shows after a submission that wasn't saved. */
type Shown = Pick<ComponentProps<typeof LetterForm>, "result" | "previewed">;

export default function LetterPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { letter, use, canReset, submissionKey } = loaderData;
	const { letter: address } = params;
	const saved = useSavedCount(actionData);
	const { result, previewed }: Shown = actionData ?? {};
	const title = letter.name || NEW;
	return (
		<>
			<AdminHead title={title} note={use} />
			<LetterForm
				key={`${address} ${saved}`}
				kind={letter.kind}
				texts={letter}
				submissionKey={submissionKey}
				action={address === undefined ? href("/admin/letters/new") : letterAddress(address)}
				draft={letterDraft(address)}
				result={result}
				previewed={previewed}
				aside={
					canReset ? (
						<Button tone="line" small name="intent" value="reset" formNoValidate>
							Back to the original text
						</Button>
					) : null
				}
			/>
		</>
	);
}
