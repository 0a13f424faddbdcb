import { fieldLabels } from "~/puppies/field-words.ts";
import { limits } from "~/puppies/schema.ts";
import { Field } from "~/ui/field.tsx";
import { form } from "../page.css.ts";
import { Panel } from "../page.tsx";
import type { Control } from "./form-answers.ts";
import * as css from "./puppy-form.css.ts";

/** Whether it can be had, for how much, and the story after the sale. */
export function SalePanel({ control }: { control: Control }) {
	const { id, name, defaultValue } = control("available");
	return (
		<Panel title="Sale" id="sale">
			<div className={form}>
				<label className={css.switchLabel} htmlFor={id}>
					<input
						type="checkbox"
						id={id}
						name={name}
						defaultChecked={defaultValue === "on"}
						className={css.switchControl}
					/>
					{fieldLabels.available}
				</label>
				<Field
					{...control("price")}
					label={fieldLabels.price}
					maxLength={limits.price}
					hint="A dollar amount, or “unavailable”."
				/>
				<Field
					{...control("availableDate")}
					label={fieldLabels.availableDate}
					maxLength={limits.availableDate}
					hint="In words: From November 28, 2026."
				/>
				<Field
					{...control("wentHomeOn")}
					type="date"
					label={fieldLabels.wentHomeOn}
					hint="Shown once the puppy is sold."
				/>
				<Field
					{...control("saleUpdate")}
					as="textarea"
					label={fieldLabels.saleUpdate}
					hint={`The story after the sale, at most ${limits.saleUpdate.toLocaleString("en-US")} characters. Shown once the puppy is sold.`}
				/>
			</div>
		</Panel>
	);
}
