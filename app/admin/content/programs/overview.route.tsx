/** Edits the page that lists all programs, and chooses which programs other pages list. */
import { href } from "react-router";
import { filled } from "~/business/placeholders.ts";
import type { ProgramsContent } from "~/business/program.ts";
import {
	overviewAnswers,
	overviewFields,
	overviewFormSchema,
	overviewLists,
	type WrittenOverview,
} from "~/content/offers/program-form.ts";
import { programsDocument } from "~/content/offers/programs.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { actorIn } from "../../access.server.ts";
import { withLoaderErrors } from "../../failures.server.ts";
import { AdminHead, adminMeta } from "../../page.tsx";
import { DocumentBar } from "../document-bar.tsx";
import { documentToEdit, saveEdit } from "../editing.server.ts";
import { editFields, editingMessages, FORM_BYTES } from "../editing.ts";
import { madeFrom } from "../joined.server.ts";
import type { Route } from "./+types/overview.route";
import { everyOverviewLabel } from "./labels.ts";
import { OVERVIEW_DRAFT, OverviewForm } from "./overview-form.tsx";
import { choiceWords, programChoices, relatedChoices } from "./program-choices.ts";

const rules = {
	schema: overviewFormSchema,
	fields: [...overviewFields, ...editFields],
	maxBytes: FORM_BYTES,
};

/** The part of the document that this form edits. */
const partOf = ({ overview, home, footer }: ProgramsContent): WrittenOverview => ({
	overview,
	home,
	footer,
});

export const meta: Route.MetaFunction = () => adminMeta("The page that lists all programs");

export const loader = withLoaderErrors(editingMessages.load, async () => {
	const { value, state } = await documentToEdit(programsDocument);
	const part = partOf(value);
	return {
		state,
		title: filled(part.overview.heading),
		answers: overviewAnswers(part),
		from: madeFrom(overviewAnswers(part)),
		programs: programChoices(value),
		related: relatedChoices(value),
	};
});

export async function action({ request, context }: Route.ActionArgs) {
	const parsed = await parseForm(request, rules);
	return saveEdit(parsed, {
		document: programsDocument,
		actor: actorIn(context),
		schema: overviewFormSchema,
		words: choiceWords(everyOverviewLabel, overviewLists.flat()),
		partOf,
		answersOf: overviewAnswers,
		lists: overviewLists,
		change: (content, values) => ({ ...content, ...values }),
		back: href("/admin/content/programs/overview"),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: OVERVIEW_DRAFT });

export default function OverviewContentPage({ loaderData, actionData }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	const { state, title, ...form } = loaderData;
	const list = { name: "Programs", path: href("/admin/content/programs") };
	return (
		<>
			<AdminHead
				title={title}
				note="The page that lists all programs, and the programs that other pages list."
				trail={[list, { name: title }]}
			/>
			<DocumentBar document={programsDocument} state={state} form="overview" />
			<OverviewForm key={`${form.from} ${saved}`} {...form} result={actionData?.result} />
		</>
	);
}
