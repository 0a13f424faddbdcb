import { Field } from "~/ui/form/field.tsx";
import { pair } from "../page.css.ts";
import type { FamilyChoices } from "./family-choice.tsx";

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
