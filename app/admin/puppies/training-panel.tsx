import { fieldLabels } from "~/puppies/field-words.ts";
import { scale } from "~/puppies/schema.ts";
import { Field } from "~/ui/form/field.tsx";
import { form, pair } from "../page.css.ts";
import { Panel } from "../page.tsx";
import type { Control } from "./form-answers.ts";

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
	["quietLively", "0 is quiet, 100 lively."],
	["independentClose", "0 is independent, 100 velcro."],
	["carefulBold", "0 is careful, 100 bold."],
	["napHike", "0 needs a nap, 100 a hike."],
] as const;

/** A trait without a number is not shown. */
export function TemperamentPanel({ control }: { control: Control }) {
	return (
		<Panel title="Temperament" id="temperament">
			<div className={pair}>
				{traits.map(([trait, hint]) => (
					<Field
						key={trait}
						{...control(trait)}
						type="number"
						inputMode="numeric"
						min={scale.min}
						max={scale.max}
						step={1}
						label={fieldLabels[trait]}
						hint={`${hint} Empty: not shown.`}
					/>
				))}
			</div>
		</Panel>
	);
}
