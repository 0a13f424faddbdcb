import { useState } from "react";
import { dayInWords, daysBefore } from "~/business/days.ts";
import { dayFromNow } from "~/families/family-texts.ts";
import type { ShownFamily } from "~/families/queries.server.ts";
import { familyLimits, nextStepSchema, noteSchema } from "~/families/schema.ts";
import { CheckedForm, EnterButton, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { MergeBase } from "~/forms/edit-conflict.tsx";
import { FetcherForm, useFormFetcher, useSuccessCount } from "~/forms/fetcher-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { capital } from "~/platform/capital.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Field } from "~/ui/form/field.tsx";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import * as css from "./family.css.ts";
import { isRefusedOf, stepValues } from "./family-forms.ts";

interface StepPanelProps {
	family: ShownFamily;
	action: string;
	today: string;
	/** Whether the user came here to fill in this form; if so, its field gets the focus. */
	isFirst: boolean;
}

const soon = { Today: 0, Tomorrow: 1, "In 3 days": 3, "In a week": 7 };

/** The days chosen most often for a next step. Each is a button that saves. */
export const SaveFor = ({ today }: { today: string }) => (
	<fieldset className={classNames(shared.bare, css.stages)}>
		<legend>Save for</legend>
		{Object.entries(soon).map(([label, days]) => (
			<SendButton
				key={label}
				busy="Saving…"
				tone="line"
				small
				name="day"
				value={daysBefore(today, -days)}
			>
				{label}
			</SendButton>
		))}
	</fieldset>
);

/** A family's next step and its day, with a form to change it. */
export function StepPanel(props: StepPanelProps) {
	const { family, action, today } = props;
	const { nextStep, nextStepOn } = family;
	const fetcher = useFormFetcher(`step ${family.id}`);
	/**
	 * How often the user pressed a button beside the form. Each press resets the form to what is planned
	 * then, unless the user is typing in it.
	 */
	const done = useSuccessCount(fetcher);
	const [typedSince, setTypedSince] = useState<number>();
	const isDue = nextStepOn !== null && nextStepOn <= today;
	return (
		<Panel title="Next step" id="step-title">
			{nextStep ? (
				<div className={shared.parts}>
					<p dir="auto" className={css.plannedText}>
						{nextStep}
					</p>
					{nextStepOn ? (
						<p className={classNames(shared.remark, isDue && shared.overdue)}>
							<time dateTime={nextStepOn} title={dayInWords(nextStepOn)}>
								{capital(dayFromNow(nextStepOn, today))}
							</time>
						</p>
					) : null}
					<FetcherForm fetcher={fetcher} action={action}>
						<Button tone="night" small name="intent" value="step-done">
							Done
						</Button>
					</FetcherForm>
				</div>
			) : null}
			<StepForm
				key={typedSince ?? done}
				{...props}
				done={done}
				onTyped={() => setTypedSince((before) => before ?? done)}
			/>
		</Panel>
	);
}

interface StepFormProps extends StepPanelProps {
	/** How often the button beside the form was pressed successfully. */
	done: number;
	onTyped: () => void;
}

/** The form for the next step. It is collapsed, so that the timeline is near the top on a phone. */
function StepForm(props: StepFormProps) {
	const { family, action, today, isFirst, done, onTyped } = props;
	const form = useCheckedForm({
		id: "step",
		schema: nextStepSchema,
		isOwn: isRefusedOf("step"),
		defaultValue: stepValues(family),
	});
	return (
		<details open={isFirst || form.isRefused}>
			<summary>{family.nextStep ? "Change it" : "Plan a next step"}</summary>
			<CheckedForm
				form={form}
				action={action}
				preventScrollReset
				className={shared.form}
				onInput={onTyped}
			>
				<input type="hidden" name="intent" value="step" />
				<EnterButton />
				<FormProblems form={form} />
				{/* A button beside the form changes what the form is based on. */}
				<MergeBase key={done} values={stepValues(family)} />
				<Field
					{...form.control("nextStep")}
					label="What comes next"
					placeholder="Call back about Saturday"
					autoFocus={isFirst}
				/>
				<SaveFor today={today} />
				<div className={shared.fieldLine}>
					<Field {...form.control("nextStepOn")} type="date" label="Another day" />
					<SendButton busy="Saving…" tone="line">
						Save
					</SendButton>
				</div>
			</CheckedForm>
		</details>
	);
}

/** Adds a note about a family. Notes are shown only in the admin. */
export function NotePanel({ action, isFirst }: Pick<StepPanelProps, "action" | "isFirst">) {
	const form = useCheckedForm({ id: "note", schema: noteSchema, isOwn: isRefusedOf("note") });
	return (
		<Panel>
			<CheckedForm
				form={form}
				action={action}
				isLong
				preventScrollReset
				draft={{}}
				className={shared.form}
			>
				<FormProblems form={form} />
				<Field
					{...form.control("text")}
					as="textarea"
					label="Add a note"
					hint={`Shown only here. Up to ${familyLimits.note.toLocaleString("en-US")} characters.`}
					rows={2}
					autoFocus={isFirst}
					className={css.noteArea}
				/>
				<SubmissionKey />
				<div className={shared.buttons}>
					<SendButton busy="Adding…" tone="night" name="intent" value="note">
						Add note
					</SendButton>
				</div>
			</CheckedForm>
		</Panel>
	);
}
