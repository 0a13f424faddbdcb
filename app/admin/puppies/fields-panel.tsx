import type { ReactNode } from "react";
import { href } from "react-router";
import { CONFIRM_PRICE } from "~/puppies/admin/form-schema.ts";
import type { FormPanel } from "~/puppies/field-kinds.ts";
import { type FieldName, fieldOf } from "~/puppies/fields.ts";
import { priceNote, priceQuestion, storedPrice } from "~/puppies/price/price-text.ts";
import { stateOf } from "~/puppies/status.ts";
import { ConfirmValue } from "../confirm-value.tsx";
import { form, pair, parts } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { FieldControl, type FieldControlProps } from "./field-control.tsx";
import { type Control, rowsOf, type Written } from "./form-values.ts";
import * as css from "./puppy-form.css.ts";

const titles: Record<FormPanel, string> = {
	about: "About",
	sale: "Sale",
	background: "Parents, health and guarantee",
	training: "Training",
	temperament: "Temperament",
};

/** Additions to what the table of fields defines for a field. */
interface Extra extends Pick<FieldControlProps, "hint"> {
	/** Shown below the control. */
	under?: ReactNode;
	/** Hides the control, which keeps its value. */
	isHidden?: boolean;
}

interface FieldsPanelProps {
	panel: FormPanel;
	control: Control;
	/** The fields of the form; by default all of them. */
	among?: readonly FieldName[];
	extras: Partial<Record<FieldName, Extra>>;
	/** Whether it is closed at first, unless something is filled in or wrong. */
	isFolded?: boolean;
}

/** A section of the puppy's form: the controls of its fields, row by row. */
export function FieldsPanel({ panel, control, among, extras, isFolded }: FieldsPanelProps) {
	const rows = rowsOf(panel, among);
	// Always in its own element: if the control were moved into one later, its text would be lost.
	const cell = (name: FieldName) => {
		const { under, isHidden, ...own } = extras[name] ?? {};
		return (
			<div key={name} hidden={isHidden}>
				<FieldControl name={name} control={control} {...own} />
				{under}
			</div>
		);
	};
	const fields = (
		<div className={form}>
			{rows.map((names) =>
				names.length > 1 ? (
					<div key={names.join()} className={pair}>
						{names.map(cell)}
					</div>
				) : (
					names.map(cell)
				),
			)}
		</div>
	);
	const isUsed = (name: FieldName) => control(name).defaultValue || control(name).error;
	return (
		<Panel title={titles[panel]} id={panel}>
			{isFolded ? (
				<details className={parts} open={rows.flat().some(isUsed)}>
					<summary>Fill in now</summary>
					{fields}
				</details>
			) : (
				fields
			)}
		</Panel>
	);
}

export interface ExtrasProps {
	control: Control;
	/** What is typed. */
	values: Written;
	/** The price that is stored, or that was confirmed in a refused form. */
	confirmedPrice: string;
	/** Whether the puppy is stored as reserved. */
	isReserved?: boolean;
	/** Whether the day of going home is filled in, because the puppy was just marked as sold. */
	isDayProposed?: boolean;
}

/** What the form adds to some fields, such as former paths and questions about unusual values. */
export function extrasOf(props: ExtrasProps): FieldsPanelProps["extras"] {
	const { control, values, confirmedPrice, isReserved, isDayProposed } = props;
	const { price = "" } = values;
	const available = values.available === "on";
	const note = control("price").error ? undefined : priceNote(price, available);
	const profile = href("/trained-puppies-for-sale/:profilePath", { profilePath: "" });
	/** What only a sold puppy needs is hidden until then, unless there is something in it already. */
	const isHidden = (name: FieldName) => {
		const { defaultValue, error } = control(name);
		const isSold = stateOf({ available, isReserved }) === "sold";
		return !(isSold || defaultValue || values[name] || error);
	};
	return {
		profilePath: { hint: `${profile}… ${fieldOf("profilePath").hint}` },
		price: {
			hint: [fieldOf("price").hint, note].filter(Boolean).join(" "),
			under: priceQuestion(price) ? (
				<ConfirmValue
					name={CONFIRM_PRICE}
					value={storedPrice(price)}
					isConfirmed={confirmedPrice === storedPrice(price)}
				>
					The price is right: {storedPrice(price)}
				</ConfirmValue>
			) : undefined,
		},
		available: {
			under: isReserved ? (
				<p className={css.note}>
					This puppy is reserved. Checking this box releases the reservation.
				</p>
			) : undefined,
		},
		wentHomeOn: {
			isHidden: isHidden("wentHomeOn"),
			hint: isDayProposed
				? "Today is filled in as the day it went home. Save the form to keep it, or correct it first."
				: undefined,
		},
		saleUpdate: { isHidden: isHidden("saleUpdate") },
	};
}
