/** Saves a form of the editor in its document's draft, and publishes it if that button was pressed. */
import type { SubmissionResult } from "@conform-to/react";
import { data } from "react-router";
import { z } from "zod";
import { momentInWords } from "~/business/moments.ts";
import { changeDraft } from "~/content/changes.server.ts";
import type { EditableDocument } from "~/content/declared.ts";
import { documentState, publishDraft } from "~/content/drafts.server.ts";
import { withSiteOptions } from "~/content/fields/choices.ts";
import type { Fields } from "~/content/fields/field.ts";
import {
	type FormValues,
	formSchema,
	listAt,
	namePattern,
	placesOf,
	toForm,
} from "~/content/fields/form.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast, reloadWithToast } from "~/platform/forms/flash.server.ts";
import { mergeEdits } from "~/platform/forms/merge-edits.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { saveFailed } from "../failures.server.ts";
import { typedBack } from "../typed-back.ts";
import {
	type Conflict,
	choiceNames,
	conflictsIn,
	shownConflicts,
	withChoices,
} from "./conflict.ts";
import { BASE, CONFLICTS, DELETED, editorMessages, FORM_BYTES, INTENT } from "./messages.ts";
import { choicesFor } from "./options.server.ts";
import { serverProblems } from "./server-checks.server.ts";
import type { Target } from "./target.ts";

interface Saving {
	document: EditableDocument;
	target: Target;
	actor: Actor;
	/** The page to return to. */
	back: string;
}

/** A form that was not saved. Without conflicts, none are shown. */
const refused = (result: SubmissionResult, conflicts: Conflict[], init: number | ResponseInit) =>
	data({ result, conflicts }, init);

function readJson(text: FormDataEntryValue | null): unknown {
	try {
		return JSON.parse(String(text));
	} catch {
		return undefined;
	}
}

/** Problems as Conform takes them. */
const listed = (problems: Readonly<Record<string, string>>): Record<string, string[]> =>
	Object.fromEntries(Object.entries(problems).map(([name, message]) => [name, [message]]));

/** The labels of a form's controls. */
const labelsOf = (fields: Fields) =>
	Object.fromEntries(placesOf(fields, () => 0).map(({ name, field }) => [name, field.label]));

/** @throws 404 with what was typed if what the form edits is no longer there. */
export async function saveForm(request: Request, { document, target, actor, back }: Saving) {
	const { fields } = target;
	const schema = formSchema(fields);
	const names = namePattern(fields, [
		BASE,
		CONFLICTS,
		DELETED,
		INTENT,
		SUBMISSION_KEY,
		"__intent__",
	]);
	const parsed = await parseForm(request, {
		schema,
		fields: new RegExp(`${names.source}|${choiceNames.source}`),
		maxBytes: FORM_BYTES,
		listAt: (name) => listAt(fields, name),
	});
	const { form } = parsed;
	const shown = shownConflicts(form);
	if (parsed.response) {
		const { data: body, init } = parsed.response;
		return refused(body.result, shown, init ?? 400);
	}
	const base = readJson(form.get(BASE)) ?? target.read((await documentState(document)).value);
	const submitted = withChoices(form, parsed.value, base);
	// A conflict names what was chosen, and not its id.
	const named = withSiteOptions(fields, (await choicesFor(fields, submitted)).options);
	const wrong = await serverProblems(document, fields, { values: submitted, base });
	if (Object.keys(wrong).length > 0) {
		return refused(parsed.result({ fieldErrors: listed(wrong) }), shown, 400);
	}
	let problem: ReturnType<typeof refused> | undefined;
	let isGone = false;
	/** Sends the form back, with what is stored now as what it was rendered from. */
	const sendBack = (message: string, stored: unknown, shown: Conflict[], kept: FormValues) => {
		const initialValue = { ...kept, [BASE]: JSON.stringify(stored) };
		problem = refused({ status: "error", initialValue, error: { "": [message] } }, shown, 409);
		return undefined;
	};
	const save = (values: unknown) => {
		problem = undefined;
		const stored = target.read(values);
		isGone = stored === undefined;
		if (isGone) return undefined;
		const merged = mergeEdits({ base, stored, submitted });
		const kept = toForm(fields, merged.value);
		const deleted = target.deletedAt?.(values);
		if (deleted && form.get(DELETED) !== deleted) {
			return sendBack(editorMessages.deleted, base, [], { ...kept, [DELETED]: deleted });
		}
		if (merged.conflicts.length > 0) {
			const both = { stored, submitted: merged.value };
			const conflicts = conflictsIn(named, merged.conflicts, both);
			return sendBack(editorMessages.conflict, stored, conflicts, {
				...kept,
				...(deleted && { [DELETED]: deleted }),
			});
		}
		const after = target.write(values, merged.value, form);
		const problems = target.problems(after, values);
		const checked = schema.safeParse(kept);
		if (Object.keys(problems).length === 0 && checked.success) return after;
		const { "": whole, ...fieldErrors } = listed(problems);
		const formErrors = checked.success ? whole : z.flattenError(checked.error).formErrors;
		problem = refused(parsed.result({ fieldErrors, formErrors }), shown, 400);
		return undefined;
	};
	const saving = async () => {
		const outcome = await changeDraft({ document, actor }, save);
		if (problem || isGone) return problem;
		if (document.isLive) {
			return reloadWithToast(back, outcome === "saved" ? editorMessages.live : editorMessages.same);
		}
		if (form.get(INTENT) !== "publish") {
			if (outcome !== "saved" && !target.isNew) return redirectWithToast(back, editorMessages.same);
			const { publishAt } = await documentState(document);
			const saved = publishAt
				? editorMessages.scheduled(momentInWords(publishAt))
				: editorMessages.saved;
			return redirectWithToast(back, saved);
		}
		const { hasDraft, revision } = await documentState(document);
		if (!hasDraft) return redirectWithToast(back, editorMessages.publishedAlready);
		const isPublished = await publishDraft({ document, revision, actor });
		return redirectWithToast(
			back,
			isPublished ? editorMessages.published : editorMessages.savedOnly,
			isPublished ? undefined : 409,
		);
	};
	const response = await saving().catch((error: unknown) =>
		saveFailed(parsed, editorMessages.save, error),
	);
	if (!response) throw data(typedBack(form, labelsOf(fields)), 404);
	return response;
}
