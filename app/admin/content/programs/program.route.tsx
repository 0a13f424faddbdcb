/** The page that edits one training program. */
import { data, href } from "react-router";
import { filled } from "~/business/placeholders.ts";
import type { StoredProgram } from "~/business/program.ts";
import { programAddress, slugOf } from "~/business/programs.ts";
import { addressHeldBy } from "~/content/address.ts";
import { isDeleted, takenBack } from "~/content/offers/offer-list.ts";
import {
	movedTo,
	namedBy,
	programAt,
	programHaving,
	programsFull,
	withProgram,
} from "~/content/offers/program-changes.ts";
import {
	ADDRESS,
	addressedFields,
	addressedFormSchema,
	programAnswers,
	programLists,
	relatedNames,
} from "~/content/offers/program-form.ts";
import { programsDocument } from "~/content/offers/programs.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { pictureChoices } from "~/photos/content-pictures.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { actorIn } from "../../access.server.ts";
import { withLoaderErrors } from "../../failures.server.ts";
import { AdminHead, adminMeta } from "../../page.tsx";
import { DocumentBar } from "../document-bar.tsx";
import { documentToEdit, saveEdit } from "../editing.server.ts";
import { editFields, editingMessages, FORM_BYTES } from "../editing.ts";
import { madeFrom } from "../joined.server.ts";
import { MadeFrom } from "../made-from.tsx";
import { namesInLine } from "../offer-list.tsx";
import type { Route } from "./+types/program.route";
import { everyProgramLabel } from "./labels.ts";
import { choiceWords, programDrawings, relatedChoices } from "./program-choices.ts";
import { ProgramForm } from "./program-form.tsx";

const rules = {
	schema: addressedFormSchema,
	fields: [...addressedFields, ...editFields],
	maxBytes: FORM_BYTES,
};
const LIST = href("/admin/content/programs");
const TRASH = `${LIST}#trash`;
const answersOf = (program: StoredProgram) => ({
	...programAnswers(program),
	[ADDRESS]: slugOf(program),
});
const draftOf = (key: string) => `program ${key}`;

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.name ?? "Program");

export const loader = withLoaderErrors(
	editingMessages.load,
	async ({ params }: Route.LoaderArgs) => {
		const { value, state } = await documentToEdit(programsDocument);
		const program = programAt(value, params.program);
		if (!program) throw data(null, 404);
		return {
			state,
			name: filled(program.title),
			address: programAddress(program),
			isShown: program.isShown,
			namedBy: namedBy(value, program.key).map(filled),
			answers: answersOf(program),
			isDeleted: isDeleted(program),
			from: madeFrom(answersOf(program), isDeleted(program)),
			related: relatedChoices(value, program.key),
			pictures: await pictureChoices([program.body.picture], programDrawings),
		};
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const { program: key } = params;
	const parsed = await parseForm(request, rules);
	return saveEdit(parsed, {
		document: programsDocument,
		actor: actorIn(context),
		schema: addressedFormSchema,
		words: choiceWords(everyProgramLabel, relatedNames),
		answersOf,
		lists: programLists,
		partOf: (content) => programAt(content, key),
		full: programsFull,
		problemIn(content, { slug }) {
			const other = programHaving(content, slug, key);
			return other === undefined ? undefined : { [ADDRESS]: [addressHeldBy(filled(other))] };
		},
		change: (content, { slug, ...written }) => {
			const before = programAt(content, key);
			if (!before) return content;
			return withProgram(content, movedTo({ ...takenBack(before), ...written }, slug));
		},
		back: href("/admin/content/programs/edit/:program", params),
		trash: TRASH,
	});
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: draftOf(params.program) });

export default function ProgramContentPage({
	loaderData,
	actionData,
	params,
}: Route.ComponentProps) {
	const { state, name, address, isShown, isDeleted, namedBy, from, ...form } = loaderData;
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title={name}
				note={`${address}${isShown ? "" : "; hidden"}${namedBy.length > 0 ? `; listed on: ${namesInLine(namedBy)}` : ""}`}
				trail={[{ name: "Programs", path: LIST }, { name }]}
			/>
			<DocumentBar document={programsDocument} state={state} form="program" />
			<ProgramForm
				key={`${params.program} ${from} ${saved}`}
				{...form}
				draft={draftOf(params.program)}
				back={LIST}
				result={actionData?.result}
			>
				<MadeFrom value={from} trash={isDeleted ? TRASH : undefined} />
			</ProgramForm>
		</>
	);
}
