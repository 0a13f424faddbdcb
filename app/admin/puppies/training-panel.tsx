import { fieldLabels } from "~/puppies/field-words.ts";
import { Field } from "~/ui/form/field.tsx";
import { form } from "../page.css.ts";
import { Panel } from "../page.tsx";
import type { Control } from "./form-answers.ts";
import { ScaleField } from "./scale-field.tsx";

export function TrainingPanel({ control }: { control: Control }) {
	return (
		<Panel title="Training" id="training">
			<div className={form}>
				<Field
					{...control("trainingStart")}
					type="date"
					label={fieldLabels.trainingStart}
					hint="The profile works out from it which week the puppy is in."
				/>
			</div>
		</Panel>
	);
}

const traits = [
	["quietLively", "quiet", "lively"],
	["independentClose", "independent", "velcro"],
	["carefulBold", "careful", "bold"],
	["napHike", "needs a nap", "needs a hike"],
] as const;

/** A trait without a number is not shown. */
export function TemperamentPanel({ control }: { control: Control }) {
	return (
		<Panel title="Temperament" id="temperament">
			<div className={form}>
				{traits.map(([trait, from, to]) => (
					<ScaleField
						key={trait}
						{...control(trait)}
						label={fieldLabels[trait]}
						from={from}
						to={to}
					/>
				))}
			</div>
		</Panel>
	);
}
