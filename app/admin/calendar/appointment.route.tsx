/** Adds or changes an appointment. The address of a new one may name a kind, day, family and puppy. */
import { randomUUID } from "node:crypto";
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { addAppointment, changeAppointment } from "~/calendar/commands.server.ts";
import { kindLabel, readKind } from "~/calendar/kinds.ts";
import { readDay } from "~/calendar/month.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { readId } from "~/platform/ids.ts";
import { readPhone } from "~/platform/phone-number.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import * as shared from "../page.css.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/appointment.route";
import {
	formChoices,
	handleAppointmentForm,
	storedAppointment,
} from "./appointment-form.server.ts";
import { AppointmentForm, appointmentDraft } from "./appointment-form.tsx";
import { AskedButtons } from "./asked-buttons.tsx";

const NEW = "Add an appointment";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.title ?? "Appointment");

async function newAppointment(query: URLSearchParams) {
	const parameter = (name: string) => query.get(name) ?? "";
	const values = {
		kind: readKind(parameter("kind") || "visit"),
		day: readDay(parameter("day")) ?? today(),
		familyId: readId(parameter("family")) ?? null,
		puppyId: readId(parameter("puppy")) ?? null,
	};
	const form = { values, ...(await formChoices(values)), submissionKey: randomUUID() };
	return { id: undefined, title: NEW, note: undefined, asked: undefined, form };
}

export const loader = withLoaderErrors(
	failures.fetchCalendar,
	async ({ params, url }: Route.LoaderArgs) => {
		if (params.id === undefined) return newAppointment(url.searchParams);
		const { id, isAsked, family, puppy: _, ...values } = await storedAppointment(params.id);
		const form = { values, ...(await formChoices(values)), submissionKey: undefined };
		const title = values.title || kindLabel(values.kind);
		const asked = isAsked
			? { name: family?.name ?? "somebody", call: readPhone(family?.phoneNumber ?? "")?.call }
			: undefined;
		return { id, title, note: dayInWords(values.day), asked, form };
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = actorIn(context);
	if (params.id === undefined) {
		return handleAppointmentForm({
			request,
			failure: failures.createAppointment,
			async save(edit, { submissionKey, confirmed }) {
				const values = edit();
				await addAppointment(values, actor, submissionKey, confirmed);
				return values;
			},
		});
	}
	const stored = await storedAppointment(params.id);
	return handleAppointmentForm({
		request,
		failure: failures.updateAppointment,
		save: (edit, { confirmed }) => changeAppointment(stored.id, edit, actor, confirmed),
		stored,
	});
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: appointmentDraft(params.id) });

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
	const { id, title, note, asked, form } = loaderData;
	const params = { id: String(id) };
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead title={title} note={note} />
			{asked && id !== undefined ? (
				<Panel title="A family asks for this visit" className={shared.notice}>
					<AskedButtons id={id} {...asked} className={shared.buttons} />
				</Panel>
			) : null}
			<AppointmentForm
				key={saved}
				{...form}
				{...actionData}
				action={
					id === undefined ? href("/admin/calendar/new") : href("/admin/calendar/:id", params)
				}
				draft={appointmentDraft(id === undefined ? undefined : params.id)}
				aside={
					id === undefined ? undefined : (
						<ButtonLink tone="line" small to={href("/admin/calendar/:id/delete", params)}>
							Delete
						</ButtonLink>
					)
				}
			/>
		</>
	);
}
