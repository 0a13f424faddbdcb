import { href } from "react-router";
import { FAMILY_SEARCH_MAX } from "~/families/list-address.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import type { ControlProps } from "~/forms/use-checked-form.ts";
import type { familyChoices } from "~/sales/choices.server.ts";
import type { ReservationRecord } from "~/sales/queries.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { SearchBox } from "~/ui/page/list-tools.tsx";
import { FamilyChoice } from "../families/family-choice.tsx";
import type { FoundFamilies } from "../families/family-search.server.ts";
import * as shared from "../page.css.ts";
import { pair } from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as css from "./reservations.css.ts";

type FamilyChoices = Pick<
	Awaited<ReturnType<typeof familyChoices>>,
	"families" | "isMore" | "search"
>;

/** Asks which family a puppy is reserved for, which can also be left open. */
export function ForWhom(props: FamilyChoices & { reservation: ReservationRecord }) {
	const { reservation, families, search, isMore } = props;
	const action = href("/admin/reservations/:id", { id: String(reservation.id) });
	return (
		<Panel
			title={`For whom is ${reservation.puppy.name} held?`}
			id="for-whom"
			className={shared.notice}
		>
			<div className={css.stack}>
				{isMore || search ? (
					<SearchBox
						id="family-search"
						label="Search families"
						action={action}
						defaultValue={search}
						maxLength={FAMILY_SEARCH_MAX}
						placeholder="Family name, email or phone"
					/>
				) : null}
				{families.length > 0 ? (
					<FetcherForm action={action} className={shared.fieldLine}>
						<Field
							as="select"
							name="familyId"
							label="Family"
							blank="Choose a family"
							options={families}
							required
						/>
						<Button small name="intent" value="family">
							Save family
						</Button>
						<p className={shared.remark}>
							You can leave this open: visitors will see that the puppy is reserved.
						</p>
					</FetcherForm>
				) : search ? (
					<p role="status">
						No family matches “{search}”. Try another word, clear the search to see the latest, or{" "}
						<Link to={href("/admin/families/new")}>add the family</Link>.
					</p>
				) : (
					<p>
						There are no families yet. One is created when somebody sends a message or when you{" "}
						<Link to={href("/admin/families/new")}>add it</Link>; you can choose it here later.
					</p>
				)}
			</div>
		</Panel>
	);
}

interface AgreedFieldsProps {
	control: (name: keyof typeof agreedLabels) => ControlProps;
	families: FamilyChoices["families"];
	found: FoundFamilies | undefined;
}

export const agreedLabels = {
	familyId: "Family",
	until: "Held until",
	goHomeOn: "Goes home on",
	price: "Price",
} as const;

/** The terms of a reservation, all of which can be left open. */
export function AgreedFields({ control, families, found }: AgreedFieldsProps) {
	return (
		<>
			<FamilyChoice
				control={control("familyId")}
				label={agreedLabels.familyId}
				blank="Nobody yet"
				families={families}
				found={found}
			/>
			<div className={pair}>
				<Field {...control("until")} type="date" label={agreedLabels.until} />
				<Field {...control("goHomeOn")} type="date" label={agreedLabels.goHomeOn} />
			</div>
			<Field
				{...control("price")}
				label={agreedLabels.price}
				hint="What you agreed on, such as $6,500."
				inputMode="decimal"
				autoComplete="off"
			/>
		</>
	);
}
