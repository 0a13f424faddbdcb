/** Edits a reservation's terms: its family, dates and price. */
import { dayInWords } from "~/business/days.ts";
import { canonicalAmount, moneyAsWritten } from "~/business/money.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { isDay } from "~/platform/text.ts";
import { familyChoices } from "~/sales/choices.server.ts";
import { changeReservation } from "~/sales/commands.server.ts";
import type { Agreed } from "~/sales/holding.server.ts";
import { reservationFormSchema } from "~/sales/schema.ts";
import { actorIn } from "../access.server.ts";
import { EditForm } from "../edit-form.tsx";
import { withLoaderErrors } from "../failures.server.ts";
import { type FoundFamilies, withFamilySearch } from "../families/family-search.server.ts";
import { notFound } from "../not-found.ts";
import { AdminHead } from "../page.tsx";
import type { Route } from "./+types/edit-reservation.route";
import { storedReservation } from "./forms.server.ts";
import { AgreedFields, agreedLabels } from "./reservation-fields.tsx";
import {
	editAddress,
	failures,
	reservationAddress,
	reservationTitle,
} from "./reservation-texts.ts";

export const loader = withLoaderErrors(
	failures.fetch,
	async ({ params, url }: Route.LoaderArgs) => {
		const reservation = await storedReservation(params.id);
		const familyId = reservation.family?.id ?? null;
		const added = readId(url.searchParams.get("family"));
		const { families, chosen } = await familyChoices("", added ?? familyId);
		return {
			id: reservation.id,
			title: reservationTitle(reservation),
			values: valuesOf({ ...reservation, familyId }),
			/** Another family that was added for it. */
			added: added === chosen?.id ? chosen : undefined,
			families,
		};
	},
);

const valuesOf = ({ familyId, until, goHomeOn, priceCents }: Agreed) => ({
	familyId: familyId ? String(familyId) : "",
	until: until ?? "",
	goHomeOn: goHomeOn ?? "",
	price: moneyAsWritten(priceCents),
});

export async function action({ request, params, context }: Route.ActionArgs) {
	const { id, family } = await storedReservation(params.id);
	const rules = { schema: reservationFormSchema };
	return withFamilySearch(request, rules, failures.update, async (parsed) => {
		const { families } = await familyChoices("", parsed.value.familyId);
		const merge = mergeForm(parsed, {
			schema: reservationFormSchema,
			labels: agreedLabels,
			inWords(name, value) {
				if (name !== "familyId") return isDay(value) ? dayInWords(value) : value;
				if (family && value === String(family.id)) return family.name;
				return families.find((choice) => choice.value === value)?.label ?? "";
			},
			normalized: (name, text) => (name === "price" ? canonicalAmount(text) : text),
		});
		const edit = (stored: Agreed) => {
			const { price: priceCents, ...agreed } = merge(valuesOf(stored));
			return { ...agreed, priceCents };
		};
		const done = await changeReservation(id, edit, actorIn(context));
		if (done === "gone") throw notFound();
		if (done === "no family") {
			return parsed.reply({ fieldErrors: { familyId: ["Family: this family no longer exists."] } });
		}
		return redirectWithToast(reservationAddress(id), "The reservation was saved.");
	});
}

export default function EditReservationPage({ loaderData, actionData }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	return <ReservationForm key={saved} {...loaderData} found={actionData?.found} />;
}

type FormProps = Route.ComponentProps["loaderData"] & { found?: FoundFamilies };

function ReservationForm({ id, title, values, added, families, found }: FormProps) {
	const form = useCheckedForm({
		id: "reservation",
		schema: reservationFormSchema,
		defaultValue: added ? { ...values, familyId: String(added.id) } : values,
	});
	return (
		<>
			<AdminHead
				title={`Edit ${title}`}
				between={[{ name: title, path: reservationAddress(id) }]}
				here="Edit"
			/>
			<EditForm
				form={form}
				action={editAddress(id)}
				values={values}
				preset={added ? "familyId" : undefined}
				cancel={reservationAddress(id)}
				button={{ name: "intent", value: "save" }}
			>
				<AgreedFields control={form.control} families={families} found={found} />
			</EditForm>
		</>
	);
}
