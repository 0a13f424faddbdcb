/** Adds or changes an appointment. The address of a new one may name a kind, day, family and puppy. */
import { dayInWords } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { kindLabel, readKind } from "~/calendar/kinds.ts";
import { readDay } from "~/calendar/month.ts";
import { appointmentValues } from "~/calendar/schema.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { readId } from "~/platform/ids.ts";
import { readPhone } from "~/platform/phone-number.server.ts";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import * as shared from "../page.css.ts";
import { AdminHead, Panel } from "../page.tsx";
import type { Route } from "./+types/appointment.route";
import {
	formChoices,
	handleAppointmentForm,
	storedAppointment,
} from "./appointment-form.server.ts";
import { AppointmentForm } from "./appointment-form.tsx";
import { AskedButtons } from "./asked-buttons.tsx";

/** What the address says about a new appointment. */
function newValues(query: URLSearchParams) {
	const parameter = (name: string) => query.get(name) ?? "";
	return {
		kind: readKind(parameter("kind") || "visit"),
		day: readDay(parameter("day")) ?? today(),
		familyId: readId(parameter("family")) ?? null,
		puppyId: readId(parameter("puppy")) ?? null,
	};
}

export const loader = withLoaderErrors(
	failures.fetchCalendar,
	async ({ params, url }: Route.LoaderArgs) => {
		const stored = params.id === undefined ? undefined : await storedAppointment(params.id);
		const values = stored ?? newValues(url.searchParams);
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
			...(await formChoices(values)),
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
