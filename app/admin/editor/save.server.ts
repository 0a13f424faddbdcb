/** Saves a form of the editor in its document's draft, and publishes it if that button was pressed. */
import { z } from "zod";
import { momentInWords } from "~/business/moments.ts";
import { changeDraft } from "~/content/changes.server.ts";
import type { EditableDocument } from "~/content/declared.ts";
import { documentState, publishDraft } from "~/content/drafts.server.ts";
import { withSiteOptions } from "~/content/fields/choices.ts";
import { type Difference, differencesBetween } from "~/content/fields/compare.ts";
import type { Fields } from "~/content/fields/field.ts";
import { formSchema, listAt, namePattern, placesOf, toForm } from "~/content/fields/form.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type EditConflict, mergeNames } from "~/platform/forms/edit-conflict.ts";
import { redirectWithToast, reloadWithToast } from "~/platform/forms/flash.server.ts";
import { SUBMISSION_KEY } from "~/platform/forms/hidden-fields.ts";
import { mergeEdits } from "~/platform/forms/merge-edits.ts";
import {
	EditRefused,
	readBase,
	sentBack,
	withChoices,
} from "~/platform/forms/merge-form.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { deletedMeanwhile } from "../entered-values.ts";
import { saveFailed } from "../failures.server.ts";
import { DELETED, editorMessages, INTENT } from "./messages.ts";
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

/** Problems as Conform takes them. */
const listed = (problems: Readonly<Record<string, string>>): Record<string, string[]> =>
	Object.fromEntries(Object.entries(problems).map(([name, message]) => [name, [message]]));

const labelsOf = (fields: Fields) =>
	Object.fromEntries(placesOf(fields, () => 0).map(({ name, field }) => [name, field.label]));

/** @throws 404 with what was typed if what the form edits is no longer there. */
export async function saveForm(request: Request, { document, target, actor, back }: Saving) {
	const { fields } = target;
	const schema = formSchema(fields);
	const own = [...mergeNames, DELETED, INTENT, SUBMISSION_KEY, "__intent__"];
	const parsed = await parseForm(request, {
		schema,
		fields: namePattern(fields, own),
		listAt: (name) => listAt(fields, name),
	});
	if (parsed.response) return parsed.response;
	const { form } = parsed;
	const base = readBase(form) ?? target.read((await documentState(document)).value);
	const submitted = withChoices(form, parsed.value, base);
	const { choices, options } = await choicesFor(fields, submitted);
	// A conflict names what was chosen, and not its id.
	const named = withSiteOptions(fields, options);
	const wrong = await serverProblems(document, fields, { values: submitted, base, choices });
	if (Object.keys(wrong).length > 0) return parsed.reply({ fieldErrors: listed(wrong) });
	let unseen: string | undefined;
	const save = (values: unknown) => {
		const stored = target.read(values);
		if (stored === undefined) return undefined;
		const merged = mergeEdits({ base, stored, submitted });
		const kept = toForm(fields, merged.value);
		const deleted = target.deletedAt?.(values);
		const back = { ...kept, ...(deleted && { [DELETED]: deleted }) };
		if (deleted && form.get(DELETED) !== deleted) {
			const message = editorMessages.deleted;
			throw sentBack({ message, values: back, base, stored, conflicts: [] });
		}
		if (merged.conflicts.length > 0) {
			const differences = differencesBetween(named, stored, merged.value);
			const conflicts = conflictsIn(merged.conflicts, differences);
			throw sentBack({ values: back, base, stored, conflicts });
		}
		const after = target.write(values, merged.value, form);
		unseen = target.unseen?.(after, values);
		const problems = target.problems(after, values);
		const checked = schema.safeParse(kept);
		if (Object.keys(problems).length === 0 && checked.success) return after;
		const { "": whole, ...fieldErrors } = listed(problems);
		const formErrors = checked.success ? whole : z.flattenError(checked.error).formErrors;
		throw new EditRefused(parsed.result({ fieldErrors, formErrors }), 400);
	};
	const saving = async () => {
		const outcome = await changeDraft({ document, actor }, save);
		if (outcome === "refused") throw deletedMeanwhile(form, labelsOf(fields));
		if (document.isLive) {
			return reloadWithToast(back, outcome === "saved" ? editorMessages.live : editorMessages.same);
		}
		if (form.get(INTENT) !== "publish") {
			if (outcome !== "saved" && !target.isNew) return redirectWithToast(back, editorMessages.same);
			const { publishAt } = await documentState(document);
			const saved = publishAt
				? editorMessages.scheduled(momentInWords(publishAt))
				: editorMessages.saved(unseen);
			return redirectWithToast(back, saved);
		}
		const { hasDraft, revision } = await documentState(document);
		if (!hasDraft) return redirectWithToast(back, editorMessages.publishedAlready);
		if (!(await publishDraft({ document, revision, actor }))) {
			return redirectWithToast(back, editorMessages.savedOnly, 409);
		}
		return redirectWithToast(back, editorMessages.published(unseen));
	};
	return saving().catch((error: unknown) => saveFailed(parsed, editorMessages.save, error));
}

/** Each conflict in words: what the other person stored, and what this one submitted. */
function conflictsIn(paths: readonly string[], all: readonly Difference[]): EditConflict[] {
	const lines = (texts: readonly string[]) => texts.filter(Boolean).join("\n");
	return paths.map((path) => {
		const here = all.filter((one) => one.path === path || one.path.startsWith(`${path}.`));
		return {
			path,
			label: here.map(({ where }) => where).join("; "),
			theirs: lines(here.map(({ from }) => from)),
			mine: lines(here.map(({ to }) => to)),
		};
	});
}
