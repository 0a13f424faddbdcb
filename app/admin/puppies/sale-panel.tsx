import { confirmNames } from "~/puppies/admin/form-schema.ts";
import { priceNote, priceQuestion, storedPrice } from "~/puppies/price/price-text.ts";
import { ConfirmValue } from "../confirm-value.tsx";
import { FieldsPanel } from "./fields-panel.tsx";
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
	/** Held for a family, as it is stored. */
	isReserved?: boolean;
}

/** Whether it can be had, for how much, and the story after the sale. */
export function SalePanel(props: SalePanelProps) {
	const { control, answers, confirmedPrice, proposedDay, isReserved } = props;
	const price = answers.price ?? "";
	const note = control("price").error ? undefined : priceNote(price, answers.available === "on");
	const isProposed = Boolean(proposedDay && answers.wentHomeOn === proposedDay);
	return (
		<FieldsPanel
			of="sale"
			control={control}
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
						under: <p className={css.note}>It is reserved. Switched on, it is released.</p>,
					},
				}),
				...(isProposed && {
					wentHomeOn: { hint: "Today is proposed. It is stored once you save the form." },
				}),
			}}
		/>
	);
}
