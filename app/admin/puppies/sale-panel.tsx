import { confirmNames } from "~/puppies/admin/form-schema.ts";
import type { FieldName } from "~/puppies/fields.ts";
import { priceNote, priceQuestion, storedPrice } from "~/puppies/price/price-text.ts";
import { stateOf } from "~/puppies/status.ts";
import { ConfirmValue } from "../confirm-value.tsx";
import { FieldsPanel } from "./fields-panel.tsx";
import type { Control, Written } from "./form-values.ts";
import * as css from "./puppy-form.css.ts";

const PRICE_NOTE = "price-note";

interface SalePanelProps {
	control: Control;
	among?: readonly FieldName[];
	values: Written;
	/** The price that is stored, or that was confirmed in a refused form. */
	confirmedPrice: string;
	/** The day of going home that is filled in for a puppy that was just marked as sold. */
	proposedDay?: string;
	/** Whether the puppy is stored as reserved. */
	isReserved?: boolean;
}

/** Availability and price, and once the puppy is sold its day of going home and its story. */
export function SalePanel(props: SalePanelProps) {
	const { control, among, values, confirmedPrice, proposedDay, isReserved } = props;
	const price = values.price ?? "";
	const note = control("price").error ? undefined : priceNote(price, values.available === "on");
	const isProposed = Boolean(proposedDay && values.wentHomeOn === proposedDay);
	const isSold = stateOf({ available: values.available === "on", isReserved }) === "sold";
	/** What only a sold puppy needs is hidden until then, unless there is something in it already. */
	const isHidden = (name: FieldName) => {
		const { defaultValue, error } = control(name);
		return !(isSold || defaultValue || values[name] || error);
	};
	return (
		<FieldsPanel
			panel="sale"
			control={control}
			among={among}
			extras={{
				price: {
					describedBy: note ? PRICE_NOTE : undefined,
					under: (
						<>
							{note ? (
								<p id={PRICE_NOTE} className={css.note}>
									{note}
								</p>
							) : null}
							{priceQuestion(price) ? (
								<ConfirmValue
									name={confirmNames.price}
									value={storedPrice(price)}
									isConfirmed={confirmedPrice === storedPrice(price)}
								>
									The price is right: {storedPrice(price)}
								</ConfirmValue>
							) : null}
						</>
					),
				},
				...(isReserved && {
					available: {
						under: (
							<p className={css.note}>
								This puppy is reserved. Checking this box releases the reservation.
							</p>
						),
					},
				}),
				wentHomeOn: {
					isHidden: isHidden("wentHomeOn"),
					...(isProposed && {
						hint: "Today is filled in for you. It is stored once you save the form.",
					}),
				},
				saleUpdate: { isHidden: isHidden("saleUpdate") },
			}}
		/>
	);
}
