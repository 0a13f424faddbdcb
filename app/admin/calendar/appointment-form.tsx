/** The form by which an appointment is added or changed. */
import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { appointmentKinds } from "~/families/calendar/kinds.ts";
import {
	type AppointmentValues,
	appointmentFields,
	appointmentLimits,
	appointmentSchema,
} from "~/families/calendar/schema.ts";
import { CheckedForm, EnterButton, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { form as formLayout, pair } from "../page.css.ts";
import { Panel, SaveBar } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import { calendarView } from "./view.ts";

/** The draft of an appointment's form; a new one has no id yet. */
export const appointmentDraft = (id?: string) => `appointment ${id ?? "new"}`;

interface Choice {
	value: string;
	label: string;
}

export interface AppointmentFormProps {
	action: string;
	/** The name under which what is written is kept on the device. */
	draft: string;
	/** The appointment as it is stored, or what of a new one is known already. */
	values: Partial<AppointmentValues>;
	families: readonly Choice[];
	/** There are families that can't be chosen here. */
	isMore: boolean;
	puppies: readonly Choice[];
	result?: SubmissionResult;
	/** Of a new appointment. */
	submissionKey?: string;
	/** What else can be done; giving up, unless another. */
	aside?: ReactNode;
}

/** An appointment's values as the form's controls have them. */
const asAnswers = ({ familyId, puppyId, lastDay, ...texts }: Partial<AppointmentValues>) => ({
	...texts,
	lastDay: lastDay ?? "",
	familyId: familyId ? String(familyId) : "",
	puppyId: puppyId ? String(puppyId) : "",
});

const missing = {
	kind: "Please choose what it is.",
	day: "Please choose a day.",
} as const;

const OTHERS = "Those that changed last. For another family, begin on that family’s page.";

export function AppointmentForm(props: AppointmentFormProps) {
	const { action, draft, values, families, isMore, puppies, result, submissionKey } = props;
	const form = useCheckedForm({
		id: "appointment",
		schema: appointmentSchema,
		names: appointmentFields,
		missing,
		result,
		defaultValue: asAnswers(values),
	});
	const { control } = form;
	return (
		<CheckedForm
			of={form}
			action={action}
			isLong
			draft={{ name: draft, controls: appointmentFields }}
		>
			<EnterButton name="intent" value="save" />
			{submissionKey ? <SubmissionKey value={submissionKey} /> : null}
			<Panel>
				<div className={formLayout}>
					<FormProblems of={form} />
					<Field
						{...control("kind")}
						as="select"
						label="What"
						options={appointmentKinds}
						required
					/>
					<div className={pair}>
						<Field {...control("day")} type="date" label="Day" required />
						<Field
							{...control("time")}
							type="time"
							label="Time"
							optional
							hint="Leave it empty for a whole day."
						/>
					</div>
					<div className={pair}>
						<Field
							{...control("lastDay")}
							type="date"
							label="Last day"
							optional
							hint="Where it takes several days."
						/>
						<Field
							{...control("title")}
							label="Title"
							optional="needed for Other"
							hint="Such as Vet, shots. Without one it is called what it is."
							maxLength={appointmentLimits.title}
							autoComplete="off"
						/>
					</div>
					<div className={pair}>
						<Field
							{...control("familyId")}
							as="select"
							label="Family"
							optional
							hint={isMore ? OTHERS : "A visit moves its family to “Visit planned”."}
							blank="No family"
							options={families}
						/>
						<Field
							{...control("puppyId")}
							as="select"
							label="Puppy"
							optional
							blank="No puppy in particular"
							options={puppies}
						/>
					</div>
					<Field
						{...control("note")}
						as="textarea"
						label="Note"
						optional
						hint="Only you see it; it is not in the calendar of your phone."
						maxLength={appointmentLimits.note}
					/>
				</div>
			</Panel>
			<SaveBar
				aside={
					props.aside ?? (
						<ButtonLink tone="line" small to={calendarView.address()}>
							Cancel
						</ButtonLink>
					)
				}
			>
				<SendButton busy="Saving…" small name="intent" value="save">
					Save
				</SendButton>
			</SaveBar>
		</CheckedForm>
	);
}
