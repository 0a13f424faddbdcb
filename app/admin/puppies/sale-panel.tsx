import { confirmNames } from "~/puppies/admin/form-schema.ts";
import { fieldLabels } from "~/puppies/field-words.ts";
import { priceNote, priceQuestion, storedPrice } from "~/puppies/price/price-text.ts";
import { limits } from "~/puppies/schema.ts";
import { Field } from "~/ui/form/field.tsx";
import { ConfirmValue } from "../confirm-value.tsx";
import { form } from "../page.css.ts";
import { Panel } from "../page.tsx";
import type { Control, Written } from "./form-answers.ts";
import * as css from "./puppy-form.css.ts";

const PRICE_NOTE = "price-note";

interface SalePanelProps {
	control: Control;
	answers: Written;
	/** The value of the price that is stored or was confirmed in the form that came back. */
	confirmedPrice: string;
	/** The day of going home that is proposed for a puppy that was marked as sold just now. */
	proposedDay?: string;
}

/** Whether it can be had, for how much, and the story after the sale. */
export function SalePanel({ control, answers, confirmedPrice, proposedDay }: SalePanelProps) {
	const { id, name, defaultValue } = control("available");
	const price = control("price");
	const written = answers.price ?? "";
	const note = price.error ? undefined : priceNote(written, answers.available === "on");
	const home = control("wentHomeOn");
	const isProposed = Boolean(proposedDay && answers.wentHomeOn === proposedDay);
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
				<div>
					<Field
						{...price}
						label={fieldLabels.price}
						maxLength={limits.price}
						hint="A dollar amount, or “unavailable”."
						aria-describedby={note ? PRICE_NOTE : undefined}
					/>
					{note ? (
						<p id={PRICE_NOTE} className={css.note}>
							{note}
						</p>
					) : null}
					{priceQuestion(written) ? (
						<ConfirmValue
							name={confirmNames.price}
							value={storedPrice(written)}
							isConfirmed={confirmedPrice === storedPrice(written)}
						>
							The price is right: {storedPrice(written)}
						</ConfirmValue>
					) : null}
				</div>
				<Field
					{...control("availableDate")}
					label={fieldLabels.availableDate}
					maxLength={limits.availableDate}
					hint="In words: From November 28, 2026."
				/>
				<Field
					{...home}
					type="date"
					label={fieldLabels.wentHomeOn}
					hint={
						isProposed
							? "Today is proposed. It is stored once you save the form."
							: "Shown once the puppy is sold."
					}
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
