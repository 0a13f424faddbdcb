/** Saves a form of the editor in its document's draft, and publishes it if that button was pressed. */
import type { SubmissionResult } from "@conform-to/react";
import { data } from "react-router";
import { z } from "zod";
import { changeDraft } from "~/content/changes.server.ts";
import type { EditableDocument } from "~/content/declared.ts";
import { documentState, publishDraft } from "~/content/drafts.server.ts";
import { formSchema, listsOf, namePattern, toForm } from "~/content/fields/form.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { mergeEdits } from "~/platform/forms/merge-edits.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { saveFailed } from "../failures.server.ts";
import {
	type Conflict,
	choiceNames,
	conflictsIn,
	shownConflicts,
	withChoices,
} from "./conflict.ts";
import { BASE, CONFLICTS, editorMessages, FORM_BYTES, INTENT } from "./messages.ts";
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

export async function saveForm(request: Request, { document, target, actor, back }: Saving) {
	const { fields } = target;
	const schema = formSchema(fields);
	const names = namePattern(fields, [BASE, CONFLICTS, INTENT, "__intent__"]);
	const parsed = await parseForm(request, {
		schema,
		fields: new RegExp(`${names.source}|${choiceNames.source}`),
		maxBytes: FORM_BYTES,
		lists: listsOf(fields),
	});
	const { form } = parsed;
	const shown = shownConflicts(form);
	if (parsed.response) {
		const { data: body, init } = parsed.response;
		return refused(body.result, shown, init ?? 400);
	}
	const base = readJson(form.get(BASE)) ?? target.read((await documentState(document)).value);
	const submitted = withChoices(form, parsed.value, base);
	let problem: ReturnType<typeof refused> | undefined;
	const save = (values: unknown) => {
		problem = undefined;
		const stored = target.read(values);
		const merged = mergeEdits({ base, stored, submitted });
		if (merged.conflicts.length > 0) {
			const conflicts = conflictsIn(fields, merged.conflicts, { stored, submitted: merged.value });
			const error = { "": [editorMessages.conflict] };
			const initialValue = { ...toForm(fields, merged.value), [BASE]: JSON.stringify(stored) };
			problem = refused({ status: "error", initialValue, error }, conflicts, 409);
			return undefined;
		}
		const after = target.write(values, merged.value);
		const problems = Object.entries(document.check?.(after) ?? {});
		const checked = schema.safeParse(toForm(fields, merged.value));
		if (problems.length === 0 && checked.success) return after;
		const fieldErrors = Object.fromEntries(problems.map(([name, message]) => [name, [message]]));
		const formErrors = checked.success ? [] : z.flattenError(checked.error).formErrors;
		problem = refused(parsed.result({ fieldErrors, formErrors }), shown, 400);
		return undefined;
	};
	try {
		const outcome = await changeDraft({ document, actor }, save);
		if (problem) return problem;
		if (form.get(INTENT) !== "publish") {
			return await redirectWithToast(
				back,
				outcome === "saved" ? editorMessages.saved : editorMessages.same,
			);
		}
		const { hasDraft, revision } = await documentState(document);
		if (!hasDraft) return await redirectWithToast(back, editorMessages.publishedAlready);
		const isPublished = await publishDraft({ document, revision, actor });
		return await redirectWithToast(
			back,
			isPublished ? editorMessages.published : editorMessages.savedOnly,
			isPublished ? undefined : 409,
		);
	} catch (error) {
		return saveFailed(parsed, editorMessages.save, error);
	}
}
