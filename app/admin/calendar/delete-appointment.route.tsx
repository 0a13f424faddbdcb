/** Asks for confirmation, and deletes an appointment. */
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { removeAppointment } from "~/families/calendar/commands.server.ts";
import { kindLabel } from "~/families/calendar/kinds.ts";
import { timeInWords } from "~/families/calendar/month.ts";
import { appointmentById } from "~/families/calendar/queries.server.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { readId } from "~/platform/ids.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { form } from "../page.css.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/delete-appointment.route";
import { storedAppointment } from "./stored-appointment.server.ts";
import { calendarView, dayAddress } from "./view.ts";

const wordsOf = ({ title, kind }: { title: string; kind: string }) => title || kindLabel(kind);

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(`Delete ${loaderData ? wordsOf(loaderData.appointment) : "an appointment"}`);

export const loader = withLoaderErrors(
	failures.fetchCalendar,
	async ({ params }: Route.LoaderArgs) => ({
		appointment: await storedAppointment(params.id),
	}),
);

/** If somebody else deleted the appointment first, that is not an error. */
export const action = withActionErrors(
	failures.deleteAppointment,
	({ params }: Route.ActionArgs) => href("/admin/calendar/:id/delete", params),
	async ({ params, context }: Route.ActionArgs) => {
		const id = readId(params.id) ?? 0;
		const appointment = await appointmentById(id);
		const isDeleted = await removeAppointment(id, actorIn(context));
		return isDeleted && appointment
			? redirectWithToast(dayAddress(appointment.day), `${wordsOf(appointment)} was deleted.`)
			: redirectWithToast(calendarView.address(), "That appointment was already deleted.");
	},
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function DeleteAppointmentPage({ loaderData }: Route.ComponentProps) {
	const { appointment } = loaderData;
	const fetcher = useFormFetcher();
	const params = { id: String(appointment.id) };
	const { day, time } = appointment;
	const words = wordsOf(appointment);
	return (
		<>
			<AdminHead
				title={`Delete “${words}”?`}
				trail={[
					{ name: "Calendar", path: href("/admin/calendar") },
					{ name: words, path: href("/admin/calendar/:id", params) },
					{ name: "Delete" },
				]}
			/>
			<Panel className={form}>
				<p>
					It is on {dayInWords(day)}
					{time ? ` at ${timeInWords(time)}` : ""}. It will disappear from this calendar and from
					those that show it, and can’t be restored. The family’s stage doesn’t change.
				</p>
				<FetcherForm fetcher={fetcher} action={href("/admin/calendar/:id/delete", params)}>
					<Actions>
						<Button tone="bad" small>
							Delete it
						</Button>
						<ButtonLink tone="line" small to={href("/admin/calendar/:id", params)}>
							Keep it
						</ButtonLink>
					</Actions>
				</FetcherForm>
			</Panel>
		</>
	);
}
