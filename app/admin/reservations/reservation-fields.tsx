import { href, useFetcher } from "react-router";
import { FAMILY_SEARCH_MAX } from "~/families/list-address.ts";
import { classNames } from "~/ui/class-names.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { SearchBox } from "~/ui/page/list-tools.tsx";
import * as shared from "../page.css.ts";
import { pair } from "../page.css.ts";
import * as css from "./reservations.css.ts";

interface FamilyChoices {
	families: readonly { value: string; label: string }[];
	/** Whether a search found nobody. */
	isNone: boolean;
	/** Whether there are more families, which a search can find. */
	isMore: boolean;
	search: string;
}

/**
 * The families that a form offers, and the search for others at `action`, which leaves what is typed into the form.
 * Without JavaScript, the page is loaded again with those that were found.
 */
export function useFamilies(
	loaded: FamilyChoices,
	action: string,
	keep: Readonly<Record<string, string>> = {},
) {
	const { load, data } = useFetcher<{ families: FamilyChoices }>();
	const { families, ...found } = data?.families ?? loaded;
	const known = loaded.families.filter(
		({ value }) => !families.some((each) => each.value === value),
	);
	const find = (words: string) =>
		load(`${action}?${new URLSearchParams({ ...keep, search: words })}`);
	return {
		families: [...families, ...known],
		search: { ...found, action, keep, find },
	};
}

/** A search for families that are not among the choices; renders nothing if all of them are. */
export function FamilySearch(props: ReturnType<typeof useFamilies>["search"]) {
	const { action, keep, isNone, isMore, search, find } = props;
	if (!isMore && !search) return null;
	return (
		<div className={classNames(css.stack, shared.notice)}>
			<SearchBox
				id="family-search"
				label="Search families"
				action={action}
				keep={keep}
				onSearch={find}
				defaultValue={search}
				maxLength={FAMILY_SEARCH_MAX}
				placeholder="Family name, email or phone"
			/>
			<p role="status">
				{search && !isNone
					? `Families that match “${search}” are the first to choose from below.`
					: null}
				{isNone ? (
					<>
						No family matches “{search}”. Try another word, clear the search to see the latest, or{" "}
						<Link to={href("/admin/families/new")}>add the family</Link>.
					</>
				) : null}
			</p>
		</div>
	);
}

interface ControlState {
	name: string;
	id: string;
	defaultValue?: string;
	error?: string;
	required?: boolean;
}

interface AgreedFieldsProps {
	control: (name: keyof typeof agreedLabels) => ControlState;
	families: FamilyChoices["families"];
}

/** The labels of the controls. */
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
				optional
				blank="Nobody yet"
				options={families}
			/>
			<div className={pair}>
				<Field {...control("until")} type="date" label={agreedLabels.until} optional />
				<Field {...control("goHomeOn")} type="date" label={agreedLabels.goHomeOn} optional />
			</div>
			<Field
				{...control("price")}
				label={agreedLabels.price}
				optional
				hint="What you agreed on, such as $6,500."
				inputMode="decimal"
				autoComplete="off"
			/>
		</>
	);
}
