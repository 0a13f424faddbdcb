/** Edits a reservation's terms: its family, dates and price. */
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { canonicalAmount, moneyAsWritten } from "~/business/money.ts";
import { familyChoices } from "~/families/reservations/choices.server.ts";
import { changeReservation } from "~/families/reservations/commands.server.ts";
import { reservationFields, reservationFormSchema } from "~/families/reservations/schema.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { type EditorsAnswer, ShownAnswers, TheirWords } from "~/forms/two-editors.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { joinEditors, THIS_MOMENT } from "~/platform/forms/joined-editors.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { SHOWN } from "~/platform/forms/two-editors.ts";
import { readLine } from "~/platform/list-parameters.ts";
import { isDay } from "~/platform/text.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { saveFailed, withLoaderErrors } from "../failures.server.ts";
import { form as formLayout } from "../page.css.ts";
import { AdminHead, adminMeta, Panel, SaveBar } from "../page.tsx";
import { notFound } from "../puppies/forms.server.ts";
import type { Route } from "./+types/edit-reservation.route";
import { FamilySearch } from "./family-choice.tsx";
import { FORM_BYTES, storedReservation } from "./forms.server.ts";
import { AgreedFields, agreedLabels } from "./reservation-fields.tsx";
import * as css from "./reservations.css.ts";
import {
	FAMILY_SEARCH_MAX,
	failures,
	reservationAddress,
	reservationDraft,
	reservationTitle,
	trailToReservations,
} from "./words.ts";

export const meta: Route.MetaFunction = () => adminMeta("Edit reservation");

export const loader = withLoaderErrors(
	failures.fetch,
	async ({ params, url }: Route.LoaderArgs) => {
		const { id, puppy, family, until, goHomeOn, priceCents } = await storedReservation(params.id);
		const search = readLine(url.searchParams.get("search") ?? "", FAMILY_SEARCH_MAX);
		return {
			reservation: { id, puppy, family, until, goHomeOn, priceCents },
			search,
			families: await familyChoices(search, family?.id),
		};
	},
);

type Stored = Awaited<ReturnType<typeof storedReservation>>;

/** The stored terms as the form's values. */
const answersOf = ({
	family,
	until,
	goHomeOn,
	priceCents,
}: Pick<Stored, "family" | "until" | "goHomeOn" | "priceCents">) => ({
	familyId: family ? String(family.id) : "",
	until: until ?? "",
	goHomeOn: goHomeOn ?? "",
	price: moneyAsWritten(priceCents),
});

export async function action({ request, params, context }: Route.ActionArgs) {
	const stored = await storedReservation(params.id);
	const { id, family, until, goHomeOn, priceCents } = stored;
	const parsed = await parseForm(request, {
		schema: reservationFormSchema,
		fields: [...reservationFields, SHOWN],
		maxBytes: FORM_BYTES,
	});
	if (parsed.response) return parsed.response;
	const joined = joinEditors(parsed, {
		schema: reservationFormSchema,
		labels: agreedLabels,
		stored: answersOf(stored),
		inWords: (name, value) =>
			name === "familyId" ? (family?.name ?? "") : isDay(value) ? dayInWords(value) : value,
		meaning: (name, text) => (name === "price" ? canonicalAmount(text) : text),
	});
	if (joined.response) return joined.response;
	const { price, ...agreed } = joined.value;
	try {
		const known = { familyId: family?.id ?? null, until, goHomeOn, priceCents };
		const changes = { ...agreed, priceCents: price };
		const done = await changeReservation(id, changes, actorIn(context), known);
		if (done === "gone") throw notFound();
		if (done === "overtaken") return parsed.reply({ formErrors: [THIS_MOMENT] }, 409);
		if (done === "no family") {
			return parsed.reply({ fieldErrors: { familyId: ["Family: this family no longer exists."] } });
		}
		return await redirectWithToast(reservationAddress(id), "The reservation was saved.");
	} catch (error) {
		return saveFailed(parsed, failures.update, error);
	}
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: reservationDraft(params.id) });

export default function EditReservationPage({ loaderData, actionData }: Route.ComponentProps) {
	const { reservation, search, families } = loaderData;
	const { id } = reservation;
	const { result, theirs }: EditorsAnswer = actionData ?? {};
	const answers = answersOf(reservation);
	const title = reservationTitle(reservation);
	const params = { id: String(id) };
	const action = href("/admin/reservations/:id/edit", params);
	/** Keeps the search, so that without JavaScript a refused form still offers the families that were found. */
	const found = search ? `?${new URLSearchParams({ search })}` : "";
	const form = useCheckedForm({
		id: "reservation",
		schema: reservationFormSchema,
		names: reservationFields,
		result,
		defaultValue: answers,
	});
	return (
		<>
			<AdminHead
				title={`Edit ${title}`}
				trail={[
					...trailToReservations,
					{ name: title, path: reservationAddress(id) },
					{ name: "Edit" },
				]}
			/>
			<FamilySearch {...families} action={action} search={search} className={css.notice} />
			<CheckedForm
				of={form}
				action={action + found}
				isLong
				draft={{ name: reservationDraft(params.id), controls: reservationFields, base: SHOWN }}
			>
				<Panel>
					<div className={formLayout}>
						<FormProblems of={form} />
						<TheirWords theirs={theirs} />
						<ShownAnswers answers={answers} />
						<AgreedFields control={form.control} families={families.families} />
					</div>
				</Panel>
				<SaveBar
					aside={
						<ButtonLink tone="line" small to={reservationAddress(id)}>
							Cancel
						</ButtonLink>
					}
				>
					<SendButton busy="Saving…" small>
						Save
					</SendButton>
				</SaveBar>
			</CheckedForm>
		</>
	);
}
