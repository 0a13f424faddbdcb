/** The page that adds a training program. */
import { randomUUID } from "node:crypto";
import { href } from "react-router";
import { addProgram, PROGRAMS_FULL } from "~/content/offers/program-changes.ts";
import { ADDRESS, addressedFields, newProgramFormSchema } from "~/content/offers/program-form.ts";
import { programsDocument } from "~/content/offers/programs.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { pictureChoices } from "~/photos/content-pictures.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { actorIn } from "../../access.server.ts";
import { withLoaderErrors } from "../../failures.server.ts";
import { AdminHead, adminMeta } from "../../page.tsx";
import { SubmissionKey } from "../../submission-key.tsx";
import { addedBy, saveAdded } from "../adding.server.ts";
import { documentToEdit } from "../editing.server.ts";
import { editingMessages, FORM_BYTES } from "../editing.ts";
import type { Route } from "./+types/new-program.route";
import { programDrawings, relatedChoices } from "./program-choices.ts";
import { ProgramForm } from "./program-form.tsx";

const TITLE = "Add a program";
const DRAFT = "program new";
const LIST = href("/admin/content/programs");
const rules = {
	schema: newProgramFormSchema,
	fields: [...addressedFields, SUBMISSION_KEY],
	maxBytes: FORM_BYTES,
};

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = withLoaderErrors(editingMessages.load, async () => {
	const { value } = await documentToEdit(programsDocument);
	return {
		submissionKey: randomUUID(),
		related: relatedChoices(value),
		pictures: await pictureChoices([], programDrawings),
	};
});

export async function action({ request, context }: Route.ActionArgs) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const { value } = parsed;
	const program = { ...value, isShown: true, addedBy: addedBy(parsed) };
	return saveAdded(parsed, {
		actor: actorIn(context),
		add: (content) => addProgram(content, program),
		back: href("/admin/content/programs/edit/:program", { program: value.key }),
		problems: {
			taken: {
				at: ADDRESS,
				words: `Another program, perhaps one in the trash, has the address “${value.key}” or used to have it, so links still lead there. Please choose a different address.`,
			},
			full: { words: PROGRAMS_FULL },
		},
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: DRAFT });

const empty: Readonly<Record<string, string>> = {};

export default function NewProgramPage({ loaderData, actionData }: Route.ComponentProps) {
	const { submissionKey, ...form } = loaderData;
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title={TITLE}
				note="It stays in the draft until you publish."
				trail={[{ name: "Programs", path: LIST }, { name: TITLE }]}
			/>
			<ProgramForm
				key={saved}
				{...form}
				answers={empty}
				isNew
				draft={DRAFT}
				back={LIST}
				result={actionData?.result}
			>
				<SubmissionKey value={submissionKey} />
			</ProgramForm>
		</>
	);
}
