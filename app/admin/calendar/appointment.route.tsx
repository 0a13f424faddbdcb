/** Adds or changes an appointment. The address of a new one may name a kind, day, family and puppy. */

import { href, useLocation } from "react-router";
import { dayInWords } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { appointmentKinds, kindLabel, readKind } from "~/calendar/kinds.ts";
import { readDay } from "~/calendar/month.ts";
import {
	appointmentLabels,
	appointmentLimits,
	appointmentSchema,
	appointmentValues,
	TOGETHER,
} from "~/calendar/schema.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { readId } from "~/platform/ids.ts";
import { readPhone } from "~/platform/phone-number.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { actorIn } from "../access.server.ts";
import { EditForm } from "../edit-form.tsx";
import { withLoaderErrors } from "../failures.server.ts";
import { FamilyChoice } from "../families/family-choice.tsx";
import type { FoundFamilies } from "../families/family-search.server.ts";
import * as shared from "../page.css.ts";
import { AdminHead, Panel } from "../page.tsx";
import type { Route } from "./+types/appointment.route";
import {
	formChoices,
	handleAppointmentForm,
	storedAppointment,
} from "./appointment-form.server.ts";
import { AskedButtons } from "./asked-buttons.tsx";
import { calendarView } from "./view.ts";

/** What the address says about a new appointment, besides its family. */
function newValues(query: URLSearchParams) {
	const parameter = (name: string) => query.get(name) ?? "";
	return {
		kind: readKind(parameter("kind") || "visit"),
		day: readDay(parameter("day")) ?? today(),
		puppyId: readId(parameter("puppy")) ?? null,
	};
}

export const loader = withLoaderErrors(
	failures.fetchCalendar,
	async ({ params, url }: Route.LoaderArgs) => {
		const stored = params.id === undefined ? undefined : await storedAppointment(params.id);
		const values = stored ?? newValues(url.searchParams);
		const { families, puppies, chosen } = await formChoices({
			puppyId: values.puppyId,
			familyId: readId(url.searchParams.get("family")) ?? stored?.familyId,
		});
		return {
			id: stored?.id,
			title: stored ? stored.title || kindLabel(stored.kind) : "Add an appointment",
			note: stored && dayInWords(stored.day),
			asked: stored?.isAsked
				? {
						id: stored.id,
						name: stored.family?.name ?? "somebody",
						call: readPhone(stored.family?.phoneNumber ?? "")?.call,
					}
				: undefined,
			values: appointmentValues(values),
			/** The family that the address names, or else the stored one. */
			familyId: String(chosen?.id ?? stored?.familyId ?? ""),
			families,
			puppies,
		};
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const stored = params.id === undefined ? undefined : await storedAppointment(params.id);
	return handleAppointmentForm(request, actorIn(context), stored);
}

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
	const { title, note, asked } = loaderData;
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead title={title} note={note} />
			{asked ? (
				<Panel title="A family asks for this visit" className={shared.notice}>
					<AskedButtons {...asked} className={shared.buttons} />
				</Panel>
			) : null}
			<AppointmentForm key={saved} {...loaderData} {...actionData} />
		</>
	);
}

type FormProps = Pick<
	Route.ComponentProps["loaderData"],
	"id" | "values" | "familyId" | "families" | "puppies"
> & {
	/** The moment at which there is another appointment; saving it again confirms both. */
	together?: string;
	found?: FoundFamilies;
};

function AppointmentForm({ values, families, puppies, together, found, ...props }: FormProps) {
	const { familyId } = props;
	const id = props.id === undefined ? undefined : String(props.id);
	const { search } = useLocation();
	const form = useCheckedForm({
		id: "appointment",
		schema: appointmentSchema,
		defaultValue: { ...values, familyId },
	});
	const { control } = form;
	return (
		<EditForm
			form={form}
			action={id ? href("/admin/calendar/:id", { id }) : href("/admin/calendar/new") + search}
			values={id ? values : undefined}
			preset={familyId === values.familyId ? undefined : "familyId"}
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
			{together ? <input type="hidden" name={TOGETHER} value={together} /> : null}
			<Field
				{...control("kind")}
				as="select"
				label={appointmentLabels.kind}
				options={appointmentKinds}
			/>
			<div className={shared.pair}>
				<Field {...control("day")} type="date" label={appointmentLabels.day} />
				<Field
					{...control("time")}
					type="time"
					label={appointmentLabels.time}
					hint="Leave empty for an all-day appointment."
				/>
			</div>
			<div className={shared.pair}>
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
			<div className={shared.pair}>
				<FamilyChoice
					control={control("familyId")}
					label={appointmentLabels.familyId}
					hint="A visit moves the family to “Visit planned”."
					blank="No family"
					families={families}
					found={found}
				/>
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
