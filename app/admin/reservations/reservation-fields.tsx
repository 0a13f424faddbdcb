import type { ControlProps } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { FamilyChoice } from "../families/family-choice.tsx";
import type { FoundFamilies } from "../families/family-search.server.ts";
import { pair } from "../page.css.ts";

interface AgreedFieldsProps {
	control: (name: keyof typeof agreedLabels) => ControlProps;
	families: FoundFamilies["families"];
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
