import { href } from "react-router";
import { FAMILY_SEARCH_MAX } from "~/families/list-address.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import type { ControlProps } from "~/forms/use-checked-form.ts";
import type { familyChoices } from "~/sales/choices.server.ts";
import type { ReservationRecord } from "~/sales/queries.server.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { SearchBox } from "~/ui/page/list-tools.tsx";
import * as shared from "../page.css.ts";
import { pair } from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as css from "./reservations.css.ts";

type FamilyChoices = Pick<
	Awaited<ReturnType<typeof familyChoices>>,
	"families" | "isMore" | "search"
>;

interface FamilySearchProps extends FamilyChoices {
	/** Address of the page with the choice of families. */
	action: string;
	/** The query parameters that a search keeps. */
	keep?: Readonly<Record<string, string>>;
	className?: string;
}

/** A search for families that are not among the choices; renders nothing if all of them are. */
export function FamilySearch(props: FamilySearchProps) {
	const { action, search, keep, families, isMore, className } = props;
	if (!isMore && !search) return null;
	return (
		<div className={classNames(css.stack, className)}>
			<SearchBox
				id="family-search"
				label="Search families"
				action={action}
				keep={keep}
				defaultValue={search}
				maxLength={FAMILY_SEARCH_MAX}
				placeholder="Family name, email or phone"
			/>
			{search && families.length === 0 ? (
				<p role="status">
					No family matches “{search}”. Try another word, clear the search to see the latest, or{" "}
					<Link to={href("/admin/families/new")}>add the family</Link>.
				</p>
			) : null}
		</div>
	);
}

/** Asks which family a puppy is reserved for, which can also be left open. */
export function ForWhom(props: FamilyChoices & { reservation: ReservationRecord }) {
	const { reservation, families } = props;
	const action = href("/admin/reservations/:id", { id: String(reservation.id) });
	return (
		<Panel
			title={`For whom is ${reservation.puppy.name} held?`}
			id="for-whom"
			className={shared.notice}
		>
			<div className={css.stack}>
				<FamilySearch {...props} action={action} />
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
				) : props.search ? null : (
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
}

export const agreedLabels = {
	familyId: "Family",
	until: "Held until",
	goHomeOn: "Goes home on",
	price: "Price",
} as const;

/** The terms of a reservation, all of which can be left open. */
export function AgreedFields({ control, families }: AgreedFieldsProps) {
	return (
		<>
			<Field
				{...control("familyId")}
				as="select"
				label={agreedLabels.familyId}
				blank="Nobody yet"
				options={families}
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
