/** Changes an appointment. */
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { changeAppointment } from "~/families/calendar/commands.server.ts";
import { kindLabel } from "~/families/calendar/kinds.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta } from "../page.tsx";
import type { Route } from "./+types/appointment.route";
import { answerAppointmentForm, formChoices } from "./appointment-form.server.ts";
import { AppointmentForm, appointmentDraft } from "./appointment-form.tsx";
import { storedAppointment } from "./stored-appointment.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.values.title || kindLabel(loaderData?.values.kind ?? "Appointment"));

export const loader = withLoaderErrors(
	failures.fetchCalendar,
	async ({ params }: Route.LoaderArgs) => {
		const { id, family: _, puppy: _puppy, ...values } = await storedAppointment(params.id);
		return { id, values, ...(await formChoices(values)) };
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const stored = await storedAppointment(params.id);
	return answerAppointmentForm({
		request,
		failure: failures.updateAppointment,
		save: (edit, { confirmed }) => changeAppointment(stored.id, edit, actorIn(context), confirmed),
		stored,
	});
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: appointmentDraft(params.id) });

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
	const { id, ...form } = loaderData;
	const { title, kind, day } = form.values;
	const params = { id: String(id) };
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title={title || kindLabel(kind)}
				note={dayInWords(day)}
				trail={[
					{ name: "Calendar", path: href("/admin/calendar") },
					{ name: title || kindLabel(kind) },
				]}
			/>
			<AppointmentForm
				key={saved}
				{...form}
				{...actionData}
				action={href("/admin/calendar/:id", params)}
				draft={appointmentDraft(params.id)}
				aside={
					<ButtonLink tone="line" small to={href("/admin/calendar/:id/delete", params)}>
						Delete
					</ButtonLink>
				}
			/>
		</>
	);
}
