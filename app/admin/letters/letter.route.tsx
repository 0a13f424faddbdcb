/** Adds a template for replies, or edits a letter, or resets one to its original text. */
import { useState } from "react";
import { data, href } from "react-router";
import { fillText } from "~/business/fill-text.ts";
import { addLetter, resetLetter, saveLetter } from "~/families/letters/commands.server.ts";
import {
	hasSubject,
	letterKindOf,
	OWN_REPLY,
	placeholdersOf,
} from "~/families/letters/letter-kinds.ts";
import { sampleValues } from "~/families/letters/placeholders.ts";
import { letterAt } from "~/families/letters/queries.server.ts";
import {
	type LetterTexts,
	letterLabels,
	letterLimits,
	letterSchema,
} from "~/families/letters/schema.ts";
import { CheckedForm, EnterButton, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { MergeBase } from "~/forms/edit-conflict.tsx";
import type { FailedSubmission } from "~/forms/send.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { BASE } from "~/platform/forms/edit-conflict.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import { type ParsedForm, parseForm } from "~/platform/forms/parse-form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { actorIn } from "../access.server.ts";
import { Signs } from "../content/writing-help.tsx";
import { saveFailed, withLoaderErrors } from "../failures.server.ts";
import { found } from "../not-found.ts";
import * as shared from "../page.css.ts";
import { AdminHead, Columns, Panel, SaveBar } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import type { Route } from "./+types/letter.route";
import * as css from "./letters.css.ts";

const NEW = "Add a template";
const NOT_READ = "The letter could not be read";
const NOT_SAVED = "The letter could not be saved. Please try again.";

/** `letter` is the letter's kind or its number. */
const letterAddress = (letter: string) => href("/admin/letters/:letter", { letter });

/** @throws 404 if there is no such letter. */
const storedLetter = async (address: string) => found(await letterAt(address));

const NOTHING = { kind: OWN_REPLY, name: "", subject: "", text: "", isDefault: false } as const;

export const loader = withLoaderErrors(NOT_READ, async ({ params }: Route.LoaderArgs) => {
	if (params.letter === undefined) {
		return { letter: NOTHING, use: undefined, canReset: false };
	}
	const letter = await storedLetter(params.letter);
	const known = letterKindOf(letter.kind);
	const canReset = known !== undefined && !letter.isDefault;
	return { letter, use: known?.use, canReset };
});

async function reset(address: string, actor: Actor) {
	const name = found(await resetLetter(address, actor));
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
	return `“${found(await saveLetter(address, merge, actor))}” was saved.`;
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
		return saveFailed(parsed, NOT_SAVED, error);
	}
}

/** What the form shows after a submission that wasn't saved. */
type Shown = Pick<LetterFormProps, "previewed"> & Partial<FailedSubmission>;

export default function LetterPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { letter, use } = loaderData;
	const { letter: address } = params;
	const saved = useSavedCount(actionData);
	const { previewed }: Shown = actionData ?? {};
	return (
		<>
			<AdminHead title={letter.name || NEW} note={use} />
			<LetterForm
				key={`${address} ${saved}`}
				{...loaderData}
				address={address}
				previewed={previewed}
			/>
		</>
	);
}

interface LetterFormProps extends Pick<Route.ComponentProps["loaderData"], "letter" | "canReset"> {
	/** Undefined for a new letter. */
	address?: string;
	/** The texts whose preview was requested. */
	previewed?: Partial<LetterTexts>;
}

function LetterForm({ letter, canReset, address, previewed }: LetterFormProps) {
	const { kind, name, subject, text } = letter;
	const texts = { name, subject, text };
	const [shown, setShown] = useState<Partial<LetterTexts>>(previewed ?? texts);
	const placeholders = placeholdersOf(kind);
	const form = useCheckedForm({
		id: "letter",
		schema: letterSchema(kind),
		defaultValue: texts,
	});
	return (
		<CheckedForm
			form={form}
			action={address === undefined ? href("/admin/letters/new") : letterAddress(address)}
			isLong
			draft={{ base: BASE }}
			onInput={({ currentTarget }) => {
				const written = new FormData(currentTarget);
				const text = (name: keyof LetterTexts) => String(written.get(name) ?? "");
				setShown({ subject: text("subject"), text: text("text") });
			}}
		>
			<EnterButton name="intent" value="save" />
			<FormProblems form={form} />
			{address === undefined ? <SubmissionKey /> : <MergeBase values={texts} />}
			<Columns>
				<Panel>
					<div className={shared.form}>
						<Field
							{...form.control("name")}
							label={letterLabels.name}
							hint="Only you see it."
							maxLength={letterLimits.name}
						/>
						{hasSubject(kind) ? (
							<Field
								{...form.control("subject")}
								label={letterLabels.subject}
								maxLength={letterLimits.subject}
							/>
						) : null}
						<Field
							{...form.control("text")}
							as="textarea"
							label={letterLabels.text}
							rows={14}
							maxLength={letterLimits.text}
							aria-describedby="placeholders"
						/>
					</div>
				</Panel>
				<div>
					<Panel title="Words that fill themselves in" id="placeholders-title">
						<p className={muted}>
							Write one of these in braces, and each family’s own details are filled in.
						</p>
						<Signs
							id="placeholders"
							signs={placeholders.map(({ name, means }) => [`{${name}}`, means])}
						/>
					</Panel>
					<Panel title="Preview" id="preview">
						<Preview kind={kind} texts={shown} />
					</Panel>
				</div>
			</Columns>
			<SaveBar
				aside={
					canReset ? (
						<Button tone="line" small name="intent" value="reset" formNoValidate>
							Back to the original text
						</Button>
					) : null
				}
			>
				<Button tone="line" name="intent" value="preview" formNoValidate className={css.preview}>
					Preview
				</Button>
				<SendButton busy="Saving…" name="intent" value="save">
					Save
				</SendButton>
			</SaveBar>
		</CheckedForm>
	);
}

function Preview({ kind, texts }: { kind: string; texts: Partial<LetterTexts> }) {
	const values = sampleValues(placeholdersOf(kind));
	const filled = (text = "") => fillText(text, values).text;
	return (
		<>
			{hasSubject(kind) ? (
				<p className={shared.notice}>
					<span className={muted}>Subject:</span> {filled(texts.subject)}
				</p>
			) : null}
			{texts.text ? (
				<p dir="auto" className={shared.written}>
					{filled(texts.text)}
				</p>
			) : (
				<p className={muted}>There is no text yet.</p>
			)}
		</>
	);
}
