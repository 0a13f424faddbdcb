/** The form for adding or changing an appointment. */
import { href } from "react-router";
import { appointmentKinds } from "~/calendar/kinds.ts";
import {
	appointmentHidden,
	appointmentLabels,
	appointmentLimits,
	appointmentSchema,
} from "~/calendar/schema.ts";
import { FAMILY_SEARCH_MAX } from "~/families/list-address.ts";
import { EnterButton } from "~/forms/checked-form.tsx";
import { type ControlProps, useCheckedForm } from "~/forms/use-checked-form.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { EditForm } from "../edit-form.tsx";
import * as shared from "../page.css.ts";
import { form as formLayout, pair } from "../page.css.ts";
import type { Route } from "./+types/appointment.route";
import type { search } from "./appointment-form.server.ts";
import { calendarView } from "./view.ts";

interface AppointmentFormProps
	extends Pick<Route.ComponentProps["loaderData"], "id" | "values" | "families" | "puppies"> {
	/** The moment at which there is another appointment; saving it again confirms both. */
	together?: string;
	found?: Awaited<ReturnType<typeof search>>["found"];
}

export function AppointmentForm(props: AppointmentFormProps) {
	const { values, families, puppies } = props;
	const id = props.id === undefined ? undefined : String(props.id);
	const form = useCheckedForm({
		id: "appointment",
		schema: appointmentSchema,
		defaultValue: values,
	});
	const { control } = form;
	return (
		<EditForm
			form={form}
			action={id ? href("/admin/calendar/:id", { id }) : href("/admin/calendar/new")}
			values={id ? values : undefined}
			cancel={calendarView.address()}
			aside={
				id ? (
					<ButtonLink tone="line" small to={href("/admin/calendar/:id/delete", { id })}>
						Delete
					</ButtonLink>
				) : undefined
			}
			button={{ name: "intent", value: "save" }}
		>
			<EnterButton name="intent" value="enter" />
			{props.together ? (
				<input type="hidden" name={appointmentHidden.together} value={props.together} />
			) : null}
			<Field
				{...control("kind")}
				as="select"
				label={appointmentLabels.kind}
				options={appointmentKinds}
			/>
			<div className={pair}>
				<Field {...control("day")} type="date" label={appointmentLabels.day} />
				<Field
					{...control("time")}
					type="time"
					label={appointmentLabels.time}
					hint="Leave empty for an all-day appointment."
				/>
			</div>
			<div className={pair}>
				<Field
					{...control("lastDay")}
					type="date"
					label={appointmentLabels.lastDay}
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
				<FamilyChoice {...props} control={control("familyId")} families={families} />
				<Field
					{...control("puppyId")}
					as="select"
					label={appointmentLabels.puppyId}
					blank="No puppy in particular"
					options={puppies}
				/>
			</div>
			<Field
				{...control("note")}
				as="textarea"
				label={appointmentLabels.note}
				hint="Shown only here, not in your phone’s calendar."
				maxLength={appointmentLimits.note}
			/>
		</EditForm>
	);
}

interface FamilyChoiceProps extends Pick<AppointmentFormProps, "families" | "found"> {
	control: ControlProps;
}

/**
 * Offers the most recent families, and a search for the others. The search submits the form, so
 * that its values are kept.
 */
function FamilyChoice({ control, families, found }: FamilyChoiceProps) {
	const known = families.filter(
		({ value }) => !found?.families.some((each) => each.value === value),
	);
	return (
		<div className={formLayout}>
			<Field
				{...control}
				// A new search result needs a new select, with its own default value.
				key={found ? `${found.search} ${found.chosen}` : ""}
				as="select"
				label={appointmentLabels.familyId}
				hint="A visit moves the family to “Visit planned”."
				blank="No family"
				options={[...(found?.families ?? []), ...known]}
				defaultValue={found?.chosen ?? control.defaultValue}
			/>
			<div className={shared.fieldLine}>
				<Field
					name={appointmentHidden.search}
					label="Find another family by name, email or phone"
					optional
					maxLength={FAMILY_SEARCH_MAX}
					autoComplete="off"
				/>
				<Button tone="line" small name="intent" value="find" formNoValidate>
					Find
				</Button>
				<p role="status">{found ? foundText(found) : null}</p>
				<p>
					<Link to={href("/admin/families/new")}>Add a family</Link>
				</p>
			</div>
		</div>
	);
}

function foundText({ search, families }: NonNullable<AppointmentFormProps["found"]>): string {
	if (families.length === 0) return `No family matches “${search}”. Try another word.`;
	if (families.length === 1) return `One family matches “${search}” and is selected.`;
	return `Several families match “${search}”. They are at the top of the list above; choose one.`;
}
