import { useLocation } from "react-router";
import { FAMILY_SEARCH, FAMILY_SEARCH_MAX } from "~/families/list-address.ts";
import { EnterButton } from "~/forms/checked-form.tsx";
import type { ControlProps } from "~/forms/use-checked-form.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import * as shared from "../page.css.ts";
import { newFamilyAddress } from "./addresses.ts";
import type { FoundFamilies } from "./family-search.server.ts";

interface FamilyChoiceProps {
	control: ControlProps;
	label: string;
	hint?: string;
	/** The label of choosing none. */
	blank: string;
	families: FoundFamilies["families"];
	/** What the form's action found. */
	found?: FoundFamilies;
}

/**
 * Offers the most recent families, and a search for the others. The search submits the form (family-search.server.ts),
 * so that its values are kept. The Enter key searches if something is written there, so Save needs the intent "save".
 */
export function FamilyChoice({ control, families, found, ...field }: FamilyChoiceProps) {
	const { pathname, search } = useLocation();
	const known = families.filter(
		({ value }) => !found?.families.some((each) => each.value === value),
	);
	return (
		<div className={shared.form}>
			<Field
				{...control}
				{...field}
				// A new search result needs a new select, with its own default value.
				key={found ? `${found.search} ${found.chosen}` : ""}
				as="select"
				options={[...(found?.families ?? []), ...known]}
				defaultValue={found?.chosen ?? control.defaultValue}
			/>
			<div className={shared.fieldLine}>
				<Field
					name={FAMILY_SEARCH}
					label="Find another family by name, email or phone"
					optional
					maxLength={FAMILY_SEARCH_MAX}
					autoComplete="off"
				/>
				{/* A search needs no valid form, and the server checks what is saved. */}
				<EnterButton name="intent" value="enter" formNoValidate />
				<Button tone="line" small name="intent" value="find" formNoValidate>
					Find
				</Button>
				<p role="status">{found?.search ? foundText(found) : null}</p>
				<p>
					<Link to={newFamilyAddress(pathname + search)}>Add a family</Link>
				</p>
			</div>
		</div>
	);
}

function foundText({ search, matches }: FoundFamilies): string {
	if (matches === 0) return `No family matches “${search}”. Try another word.`;
	if (matches === 1) return `One family matches “${search}” and is selected.`;
	return `Several families match “${search}”. They are at the top of the list above; choose one.`;
}
