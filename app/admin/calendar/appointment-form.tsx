/** The form for adding or changing an appointment. */
import type { SubmissionResult } from "@conform-to/react";
import { href, useLocation } from "react-router";
import { appointmentKinds } from "~/calendar/kinds.ts";
import {
	appointmentLabels,
	appointmentLimits,
	appointmentSchema,
	TOGETHER,
} from "~/calendar/schema.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { EditForm } from "../edit-form.tsx";
import { pair } from "../page.css.ts";
import { FamilySearch, useFamilies } from "../reservations/reservation-fields.tsx";
import type { Route } from "./+types/appointment.route";
import { calendarView } from "./view.ts";

interface AppointmentFormProps
	extends Pick<
		Route.ComponentProps["loaderData"],
		"id" | "values" | "families" | "keep" | "puppies" | "submissionKey"
	> {
	/** The moment at which there is another appointment; saving it again confirms both. */
	together?: string;
	result?: SubmissionResult;
}

export function AppointmentForm(props: AppointmentFormProps) {
	const { values, families, keep, puppies, result, submissionKey } = props;
	const id = props.id === undefined ? undefined : String(props.id);
	const action = id ? href("/admin/calendar/:id", { id }) : href("/admin/calendar/new");
	const form = useCheckedForm({
		id: "appointment",
		schema: appointmentSchema,
		result,
		defaultValue: values,
	});
	const { control } = form;
	const choices = useFamilies(families, action, keep);
	return (
		<>
			<FamilySearch {...choices.search} />
			<EditForm
				form={form}
				action={action + useLocation().search}
				values={submissionKey ? undefined : values}
				submissionKey={submissionKey}
				cancel={calendarView.address()}
				aside={
					id ? (
						<ButtonLink tone="line" small to={href("/admin/calendar/:id/delete", { id })}>
							Delete
						</ButtonLink>
					) : undefined
				}
			>
				{props.together ? <input type="hidden" name={TOGETHER} value={props.together} /> : null}
				<Field
					{...control("kind")}
					as="select"
					label={appointmentLabels.kind}
					options={appointmentKinds}
					required
				/>
				<div className={pair}>
					<Field {...control("day")} type="date" label={appointmentLabels.day} required />
					<Field
						{...control("time")}
						type="time"
						label={appointmentLabels.time}
						optional
						hint="Leave empty for an all-day appointment."
					/>
				</div>
				<div className={pair}>
					<Field
						{...control("lastDay")}
						type="date"
						label={appointmentLabels.lastDay}
						optional
						hint="Only if it takes several days."
					/>
					<Field
						{...control("title")}
						label={appointmentLabels.title}
						optional="needed for Other"
						hint="For example, Vet, shots. If you leave it empty, the kind of appointment is shown instead."
						maxLength={appointmentLimits.title}
						autoComplete="off"
					/>
				</div>
				<div className={pair}>
					<Field
						{...control("familyId")}
						as="select"
						label={appointmentLabels.familyId}
						optional
						hint="A visit moves the family to “Visit planned”."
						blank="No family"
						options={choices.families}
					/>
					<Field
						{...control("puppyId")}
						as="select"
						label={appointmentLabels.puppyId}
						optional
						blank="No puppy in particular"
						options={puppies}
					/>
				</div>
				<Field
					{...control("note")}
					as="textarea"
					label={appointmentLabels.note}
					optional
					hint="Shown only here, not in your phone’s calendar."
					maxLength={appointmentLimits.note}
				/>
			</EditForm>
		</>
	);
}
