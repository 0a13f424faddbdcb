/** Adds or changes an appointment. The address of a new one may name a kind, day, family and puppy. */
import { randomUUID } from "node:crypto";
import { data, href } from "react-router";
import { z } from "zod";
import { dayInWords } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import {
	addAppointment,
	type Confirmed,
	changeAppointment,
	TimeTaken,
} from "~/calendar/commands.server.ts";
import { kindLabel, readKind } from "~/calendar/kinds.ts";
import { readDay, timeInWords } from "~/calendar/month.ts";
import { appointmentById } from "~/calendar/queries.server.ts";
import {
	type AppointmentValues,
	appointmentFields,
	appointmentHidden,
	appointmentLabels,
	appointmentSchema,
	appointmentValues,
	momentOf,
} from "~/calendar/schema.ts";
import { FAMILY_SEARCH_MAX } from "~/families/list-address.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { isDangling } from "~/platform/database/database.server.ts";
import { BASE, mergeNames } from "~/platform/forms/edit-conflict.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { SUBMISSION_KEY } from "~/platform/forms/hidden-fields.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import { type ParsedForm, parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { readLine } from "~/platform/list-parameters.ts";
import { readPhone } from "~/platform/phone-number.server.ts";
import { puppyChoices } from "~/puppies/choices.server.ts";
import { familyChoices } from "~/sales/choices.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { saveFailed, withLoaderErrors } from "../failures.server.ts";
import { notFound } from "../not-found.ts";
import * as shared from "../page.css.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/appointment.route";
import { AppointmentForm, appointmentDraft } from "./appointment-form.tsx";
import { AskedButtons } from "./asked-buttons.tsx";
import { dayAddress } from "./view.ts";

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

/** A search for a family accepts the form without validating it. */
const anyValues = z.object({}).loose();
const rules = {
	schema: (form: FormData): z.ZodType<object> => (searchIn(form) ? anyValues : appointmentSchema),
	fields: [
		...appointmentFields,
		...Object.values(appointmentHidden),
		...mergeNames,
		"intent",
		SUBMISSION_KEY,
	],
};

/**
 * The text of a search for a family; empty if there is no search. The Enter key searches if the search
 * field isn't empty; the Save button always saves.
 */
function searchIn(form: FormData): string {
	if (form.get("intent") === "save") return "";
	const search = form.get(appointmentHidden.search);
	return typeof search === "string" ? readLine(search, FAMILY_SEARCH_MAX) : "";
}

const FAMILY_GONE = "That family was deleted in the meantime. Please choose another one.";
const PUPPY_GONE = "That puppy was deleted in the meantime. Please choose another one.";

type Chosen = Partial<Pick<AppointmentValues, "familyId" | "puppyId">>;

/** The families and puppies that the form offers. */
async function formChoices({ familyId, puppyId }: Chosen) {
	const [{ families }, puppies] = await Promise.all([
		familyChoices("", familyId),
		puppyChoices(puppyId),
	]);
	return { families, puppies };
}

interface Saving {
	request: Request;
	/** The message if the appointment can't be stored (business/failures.ts). */
	failure: string;
	/** Stores the appointment. `edit` gets the stored values, if there are any, and returns those to store. */
	save: (
		edit: (stored?: AppointmentValues) => AppointmentValues,
		how: { submissionKey?: string; confirmed: Confirmed },
	) => Promise<AppointmentValues | undefined>;
	/** The appointment to change; undefined for a new one. */
	stored?: StoredAppointment;
}

type StoredAppointment = Awaited<ReturnType<typeof storedAppointment>>;
type Choice = Awaited<ReturnType<typeof formChoices>>["families"][number];

/** Merges the form with the appointment that is stored by then. */
async function mergeAppointment(
	parsed: ParsedForm<AppointmentValues>,
	{ family, puppy, familyId, puppyId }: StoredAppointment,
) {
	const choices = await formChoices(parsed.value);
	const labelIn = (list: readonly Choice[], value: string) =>
		list.find((choice) => choice.value === value)?.label ?? value;
	const inWords = (name: string, value: string): string => {
		if (name === "kind") return kindLabel(value);
		if (name === "day" || name === "lastDay") return value && dayInWords(value);
		if (name === "time") return value && timeInWords(value);
		if (name === "familyId" && family && value === String(familyId)) return family.name;
		if (name === "puppyId" && puppy && value === String(puppyId)) return puppy.name;
		if (name === "familyId") return labelIn(choices.families, value);
		return name === "puppyId" ? labelIn(choices.puppies, value) : value;
	};
	const merge = mergeForm(parsed, {
		schema: appointmentSchema,
		labels: appointmentLabels,
		inWords,
	});
	return (values: AppointmentValues) => merge(appointmentValues(values));
}

function takenMessage({ other: { kind, title, time, family } }: TimeTaken): string {
	const what = [title || kindLabel(kind), ...(family ? [`with ${family.name}`] : [])].join(" ");
	return `${what} is at ${timeInWords(time)} on that day. Save again to keep both, or choose another time.`;
}

/** Returns the form as it was filled in, with the families that the search found. */
async function search(form: FormData) {
	const written = (name: string) => String(form.get(name) ?? "");
	const search = searchIn(form);
	const { families } = await familyChoices(search);
	const [only, ...more] = families;
	const chosen = only && more.length === 0 ? only.value : written("familyId");
	const names = [...appointmentFields, BASE];
	const initialValue = Object.fromEntries(names.map((name) => [name, written(name)]));
	return {
		result: { status: "success" as const, initialValue: { ...initialValue, familyId: chosen } },
		found: { search, families, chosen },
	};
}

const isValues = (value: object): value is AppointmentValues =>
	appointmentFields.every((name) => name in value);

/** Runs the search or saves the appointment, or responds with what is wrong. */
async function handleAppointmentForm({ request, failure, save, stored }: Saving) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const { form } = parsed;
	if (searchIn(form) || !isValues(parsed.value)) return search(form);
	const { value, submissionKey } = parsed;
	try {
		const merge = stored && (await mergeAppointment({ ...parsed, value }, stored));
		const confirmed = { moment: String(form.get(appointmentHidden.together) ?? "") };
		const edit = (current?: AppointmentValues) => (current && merge ? merge(current) : value);
		const saved = await save(edit, { submissionKey, confirmed });
		if (saved) {
			const name = `${kindLabel(saved.kind)} on ${dayInWords(saved.day)}`;
			return await redirectWithToast(dayAddress(saved.day), `${name} was saved.`);
		}
		return await redirectWithToast(
			href("/admin/calendar"),
			"That appointment was deleted in the meantime.",
			404,
		);
	} catch (error) {
		if (error instanceof TimeTaken) {
			const result = parsed.result({ fieldErrors: { time: [takenMessage(error)] } });
			return data({ result, together: momentOf(value) }, 409);
		}
		if (!isDangling(error)) return saveFailed(parsed, failure, error);
		const { families, puppies } = await formChoices(value);
		const isMissing = (list: readonly { value: string }[], id: number | null) =>
			id !== null && !list.some((choice) => choice.value === String(id));
		const fieldErrors = {
			...(isMissing(families, value.familyId) ? { familyId: [FAMILY_GONE] } : {}),
			...(isMissing(puppies, value.puppyId) ? { puppyId: [PUPPY_GONE] } : {}),
		};
		return parsed.reply({ fieldErrors });
	}
}

/** @throws 404 if no appointment has the id. */
async function storedAppointment(written: string) {
	const appointment = await appointmentById(readId(written) ?? 0);
	if (!appointment) throw notFound();
	return appointment;
}
