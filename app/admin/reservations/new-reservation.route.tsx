/** Reserves a puppy with all of its terms at once; from a family's page, that family is already chosen. */
import { href, useLocation } from "react-router";
import { dollars } from "~/business/prices.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { readId } from "~/platform/ids.ts";
import { puppyName } from "~/puppies/admin/queries.server.ts";
import { openPuppyChoices } from "~/puppies/choices.server.ts";
import { priceAmount } from "~/puppies/price/price-text.ts";
import { familyChoices } from "~/sales/choices.server.ts";
import { reserve } from "~/sales/commands.server.ts";
import { newReservationFormSchema } from "~/sales/schema.ts";
import { Field } from "~/ui/form/field.tsx";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { actorIn } from "../access.server.ts";
import { EditForm } from "../edit-form.tsx";
import { withLoaderErrors } from "../failures.server.ts";
import { type FoundFamilies, withFamilySearch } from "../families/family-search.server.ts";
import * as shared from "../page.css.ts";
import { AdminHead } from "../page.tsx";
import type { Route } from "./+types/new-reservation.route";
import { AgreedFields } from "./reservation-fields.tsx";
import { failures, reservationAddress } from "./reservation-texts.ts";
import { refusalText } from "./sale-intents.server.ts";

const TITLE = "Reserve a puppy";

export const loader = withLoaderErrors(failures.fetch, async ({ url }: Route.LoaderArgs) => {
	const familyId = readId(url.searchParams.get("family"));
	const puppy = await puppyName(readId(url.searchParams.get("puppy")) ?? 0);
	const chosen = puppy?.status === "trashed" ? null : puppy;
	const [puppies, families] = await Promise.all([
		openPuppyChoices(chosen?.id),
		familyChoices("", familyId),
	]);
	const price = chosen && priceAmount(chosen.price);
	return { puppies, families, chosen, price: price ? dollars(price) : "" };
});

export function action({ request, context }: Route.ActionArgs) {
	const rules = { schema: newReservationFormSchema };
	return withFamilySearch(request, rules, failures.update, async (parsed) => {
		const { value, submissionKey, reply } = parsed;
		const { puppyId, price, deposit, depositDueOn, ...agreed } = value;
		const done = await reserve(
			puppyId,
			{
				...agreed,
				// An empty price means the puppy's own price.
				...(price === null ? {} : { priceCents: price }),
				...(deposit === null ? {} : { deposit: { amountCents: deposit, dueOn: depositDueOn } }),
			},
			actorIn(context),
			submissionKey,
		);
		if (done.outcome === "reserved") {
			return redirectWithToast(reservationAddress(done.id), "The puppy is reserved.");
		}
		if (done.outcome === "no family") {
			return reply({ fieldErrors: { familyId: ["Family: this family no longer exists."] } });
		}
		const name = (await puppyName(puppyId))?.name ?? "The puppy";
		const problem =
			refusalText(name, done) ?? "That puppy no longer exists. Please choose another one.";
		return reply({ fieldErrors: { puppyId: [`Puppy: ${problem}`] } }, 409);
	});
}

export default function NewReservationPage({ loaderData, actionData }: Route.ComponentProps) {
	const { puppies, chosen } = loaderData;
	return (
		<>
			<AdminHead title={chosen ? `Reserve ${chosen.name}` : TITLE} here={TITLE} />
			{puppies.length > 0 ? (
				<NewReservation {...loaderData} found={actionData?.found} />
			) : (
				<EmptyState
					message="No puppy is available at the moment, so none can be reserved."
					action={{ href: href("/admin/puppies"), label: "All puppies" }}
				/>
			)}
		</>
	);
}

type FormProps = Route.ComponentProps["loaderData"] & { found?: FoundFamilies };

function NewReservation({ puppies, families, chosen, price, found }: FormProps) {
	/** With what the address names, so that a form that comes back without JavaScript still offers it. */
	const action = href("/admin/reservations/new") + useLocation().search;
	const form = useCheckedForm({
		id: "reservation",
		schema: newReservationFormSchema,
		defaultValue: {
			puppyId: chosen ? String(chosen.id) : undefined,
			familyId: families.chosen ? String(families.chosen.id) : undefined,
			price,
		},
	});
	const { control } = form;
	return (
		<EditForm
			form={form}
			action={action}
			preset={families.chosen ? "familyId" : undefined}
			cancel={href("/admin/puppies")}
			save="Reserve"
			button={{ name: "intent", value: "save" }}
		>
			<Field
				{...control("puppyId")}
				as="select"
				label="Puppy"
				blank="Choose a puppy"
				options={puppies}
			/>
			<AgreedFields control={control} families={families.families} found={found} />
			<div className={shared.pair}>
				<Field
					{...control("deposit")}
					label="Deposit"
					optional="needed if it has a due day"
					hint="It is recorded as due. Mark it as received once it has been paid."
					inputMode="decimal"
					autoComplete="off"
				/>
				<Field {...control("depositDueOn")} type="date" label="Deposit due on" />
			</div>
		</EditForm>
	);
}
