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
	control: (name: "familyId" | "until" | "goHomeOn" | "price") => ControlState;
	families: FamilyChoices["families"];
}

/** What is agreed with a family: all of it can be left open. */
export function AgreedFields({ control, families }: AgreedFieldsProps) {
	return (
		<>
			<Field
				{...control("familyId")}
				as="select"
				label="Family"
				optional
				blank="Nobody yet"
				options={families}
			/>
			<div className={pair}>
				<Field {...control("until")} type="date" label="Held until" optional />
				<Field {...control("goHomeOn")} type="date" label="Goes home on" optional />
			</div>
			<Field
				{...control("price")}
				label="Price"
				optional
				hint="What you agreed, such as $6,500."
				inputMode="decimal"
				autoComplete="off"
			/>
		</>
	);
}
