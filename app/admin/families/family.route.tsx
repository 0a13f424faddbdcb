/** One family: its stage, its next step, and everything that has happened with it. */
import { randomUUID } from "node:crypto";
import { data, href } from "react-router";
import * as failures from "~/business/failures.ts";
import { today as dayOfNow } from "~/business/moments.ts";
import { familyListAddress } from "~/families/list-address.ts";
import { familyById } from "~/families/queries.server.ts";
import { familyLimits, noteSchema } from "~/families/schema.ts";
import { readTimelineCursor, timelinePage } from "~/families/timeline.server.ts";
import { howLong } from "~/families/words.ts";
import { JointForms } from "~/forms/joint-forms.tsx";
import { sendForm } from "~/forms/send.ts";
import type { EditorsAnswer } from "~/forms/two-editors.tsx";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readSubmissionKey, SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { readId } from "~/platform/ids.ts";
import { actorIn, adminSession } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { NoteForm } from "../note-form.tsx";
import { NOTE_FORM } from "../note-form-id.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import { keepUnsaved, storeUnsaved } from "../unsaved.server.ts";
import type { Route } from "./+types/family.route";
import { familyAddress } from "./addresses.ts";
import * as css from "./family.css.ts";
import {
	type ActionResult,
	runButton,
	saveAddress,
	saveNote,
	saveStep,
} from "./family-actions.server.ts";
import { FamilyActions } from "./family-actions.tsx";
import { FamilyAside, StagePanel } from "./family-aside.tsx";
import { overtakenStep, saveFamily } from "./family-editors.server.ts";
import {
	addressForm,
	buttonForm,
	detailsForm,
	fields,
	MAX_BYTES,
	noteForm,
	savedBy,
	stepForm,
	type WrittenForm,
} from "./family-forms.ts";
import { otherTypedForms } from "./other-typed-forms.server.ts";
import { StageTag } from "./stage-tag.tsx";
import { StepPanel } from "./step-panel.tsx";
import { Timeline } from "./timeline.tsx";

/** The schemas of the forms with text fields, by the intents of their buttons. */
const written = {
	note: noteForm,
	step: stepForm,
	details: detailsForm,
	address: addressForm,
} as const;
const rules = {
	schema: (form: FormData) => {
		const saved = savedBy(form.get("intent"));
		return saved ? written[saved] : buttonForm;
	},
	fields,
	maxBytes: MAX_BYTES,
};

const missing = () => data(null, 404);

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData ? loaderData.family.name : "Family");

export const loader = withLoaderErrors(
	failures.fetchFamilies,
	async ({ params, url, context }: Route.LoaderArgs) => {
		const id = readId(params.id);
		const family = id === undefined ? null : await familyById(id);
		if (!family) throw missing();
		const cursor = readTimelineCursor(url.searchParams.get("before"));
		const now = new Date();
		const write = url.searchParams.get("write");
		return {
			family,
			timeline: await timelinePage(family.id, cursor),
			isOlder: cursor !== undefined,
			now,
			today: dayOfNow(now),
			write: (["note", "step"] as const).find((each) => each === write),
			submissionKey: randomUUID(),
			username: adminSession(context).account.username,
		};
	},
);

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const id = readId(params.id);
	if (id === undefined) throw missing();
	const parsed = await parseForm(request, rules);
	const { form } = parsed;
	const saved = savedBy(form.get("intent"));
	const whose = { session: adminSession(context), context, page: url.pathname };
	const keepOthers = async () => {
		const family = await familyById(id);
		const others = family && otherTypedForms(form, saved, family);
		if (others) await storeUnsaved(request, whose, others);
	};
	if (parsed.response) {
		await keepOthers();
		return parsed.response;
	}
	const { value } = parsed;
	const actor = actorIn(context);
	const key = readSubmissionKey(form.get(SUBMISSION_KEY));
	let result: ActionResult | undefined;
	if ("text" in value) result = await saveNote(id, value, actor, key);
	else if ("nextStep" in value) {
		const outcome = await saveStep(id, value, actor);
		if (outcome === "overtaken") {
			await keepOthers();
			const answer = await overtakenStep(id, parsed);
			if (!answer) throw missing();
			return answer;
		}
		result = outcome;
	} else if ("right" in value) result = await saveAddress(id, value, actor);
	else if ("name" in value) {
		const outcome = await saveFamily(id, parsed, actor);
		if (outcome?.response) {
			await keepOthers();
			return outcome.response;
		}
		result = outcome?.result;
	} else result = await runButton(id, value, actor);
	if (!result) throw missing();
	if (result.isKept) {
		await storeUnsaved(request, whose, form);
	} else {
		if (!saved) keepUnsaved(context);
		await keepOthers();
	}
	const isFromToday = "back" in value && value.back === "today";
	return redirectWithToast(
		isFromToday ? href("/admin") : familyAddress(id),
		result.message,
		result.statusCode,
	);
}

const draftName = (id: string) => `family note ${id}`;

/** Only a note is long enough to be worth a draft on the device. */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
	const intent = (await request.clone().formData()).get("intent");
	return sendForm(serverAction, { draft: intent === "note" ? draftName(params.id) : undefined });
}

export default function FamilyPage({ loaderData, actionData }: Route.ComponentProps) {
	const { family, timeline, isOlder, now, today, write, submissionKey, username } = loaderData;
	const savedNotes = useSavedCount(actionData, (intent) => savedBy(intent) === "note");
	const savedSteps = useSavedCount(actionData, (intent) => savedBy(intent) === "step");
	const savedDetails = useSavedCount(actionData, (intent) => savedBy(intent) === "details");
	const action = familyAddress(family.id);
	/** The result of a refused submission belongs only to the form that was submitted. */
	const answer: EditorsAnswer = actionData ?? {};
	const answerOf = (form: WrittenForm) =>
		savedBy(answer.result?.initialValue?.intent) === form ? answer : {};
	const waits = family.waitsSince ? `Waiting for ${howLong(family.waitsSince, now)}` : undefined;
	return (
		<>
			<AdminHead
				title={family.name}
				note={
					<span className={css.standing}>
						<StageTag stage={family.stage} />
						{waits ? <span className={css.waits}>{waits}</span> : null}
					</span>
				}
				trail={[
					{ name: "Today", path: href("/admin") },
					{ name: "Families", path: familyListAddress() },
					{ name: family.name },
				]}
			/>
			<FamilyActions family={family} />
			<JointForms id={NOTE_FORM}>
				<div className={css.page}>
					<div className={css.plan}>
						<StepPanel
							// The key ignores changes by other people, so that they never reset what is being typed.
							key={`step ${family.id} ${savedSteps} ${write}`}
							family={family}
							action={action}
							today={today}
							isFirst={write === "step"}
							{...answerOf("step")}
						/>
						<StagePanel family={family} action={action} />
					</div>
					<div className={css.story}>
						<Panel>
							<NoteForm
								key={`note ${family.id} ${savedNotes} ${write}`}
								schema={noteSchema}
								max={familyLimits.note}
								action={action}
								intent="note"
								draft={draftName(String(family.id))}
								submissionKey={submissionKey}
								isFirst={write === "note"}
								rows={2}
								className={css.noteArea}
								buttons={css.buttons}
								result={answerOf("note").result}
							/>
						</Panel>
						<Timeline {...timeline} family={family} isOlder={isOlder} username={username} />
					</div>
					<div className={css.rest}>
						<FamilyAside
							family={family}
							action={action}
							saved={savedDetails}
							{...answerOf("details")}
							addressResult={answerOf("address").result}
						/>
					</div>
				</div>
			</JointForms>
		</>
	);
}
