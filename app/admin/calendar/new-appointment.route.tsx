/** Adds an appointment. Its address may name a kind, day, family and puppy. */
import { randomUUID } from "node:crypto";
import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { addAppointment } from "~/families/calendar/commands.server.ts";
import { readKind } from "~/families/calendar/kinds.ts";
import { readDay } from "~/families/calendar/month.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { readId } from "~/platform/ids.ts";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta } from "../page.tsx";
import type { Route } from "./+types/new-appointment.route";
import { answerAppointmentForm, formChoices } from "./appointment-form.server.ts";
import { AppointmentForm, appointmentDraft } from "./appointment-form.tsx";

const TITLE = "Add an appointment";

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = withLoaderErrors(
	failures.fetchCalendar,
	async ({ url }: Route.LoaderArgs) => {
		const parameter = (name: string) => url.searchParams.get(name) ?? "";
		const values = {
			kind: readKind(parameter("kind") || "visit"),
			day: readDay(parameter("day")) ?? today(),
			familyId: readId(parameter("family")) ?? null,
			puppyId: readId(parameter("puppy")) ?? null,
		};
		return { values, ...(await formChoices(values)), submissionKey: randomUUID() };
	},
);

export function action({ request, context }: Route.ActionArgs) {
	return answerAppointmentForm({
		request,
		failure: failures.createAppointment,
		async save(edit, { submissionKey, confirmed }) {
			const values = edit();
			await addAppointment(values, actorIn(context), submissionKey, confirmed);
			return values;
		},
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: appointmentDraft() });

export default function NewAppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title={TITLE}
				trail={[{ name: "Calendar", path: href("/admin/calendar") }, { name: TITLE }]}
			/>
			<AppointmentForm
				key={saved}
				{...loaderData}
				{...actionData}
				action={href("/admin/calendar/new")}
				draft={appointmentDraft()}
			/>
		</>
	);
}
