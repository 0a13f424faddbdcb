/** The form of a payment: what was agreed and, once it has been received, how and when. */
import { moneyAsWritten } from "~/business/money.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import type { PaymentRecord } from "~/sales/queries.server.ts";
import { CONFIRM_AMOUNT, PAYMENT_NOTE_MAX, paymentFormSchema } from "~/sales/schema.ts";
import { paymentKinds, paymentMethods } from "~/sales/states.ts";
import { Field } from "~/ui/form/field.tsx";
import { ConfirmValue } from "../confirm-value.tsx";
import { EditForm } from "../edit-form.tsx";
import { pair } from "../page.css.ts";
import type { Route } from "./+types/payment.route";

/** A payment's values in the format of the form's controls. */
export const paymentValues = (payment: Partial<Omit<PaymentRecord, "id">>) => ({
	kind: payment.kind,
	amount: moneyAsWritten(payment.amountCents),
	dueOn: payment.dueOn ?? "",
	receivedOn: payment.receivedOn ?? "",
	method: payment.method ?? "",
	note: payment.note ?? "",
});

export const paymentLabels = {
	kind: "Kind",
	amount: "Amount",
	dueOn: "Due on",
	receivedOn: "Received on",
	method: "Method",
	note: "Note",
} as const;

type LoadedForm = Route.ComponentProps["loaderData"]["form"];

interface PaymentFormProps extends LoadedForm {
	action: string;
	/** Address of the Cancel link. */
	back: string;
	/** An amount above the limit, which the user has to confirm. */
	ask?: string;
}

export function PaymentForm(props: PaymentFormProps) {
	const { action, back, values, ask, isNew, day } = props;
	const form = useCheckedForm({
		id: "payment",
		schema: paymentFormSchema,
		defaultValue: values,
	});
	const { control } = form;
	return (
		<EditForm
			form={form}
			action={action}
			values={isNew ? undefined : values}
			cancel={back}
			save="Save payment"
		>
			<div className={pair}>
				<Field {...control("kind")} as="select" label={paymentLabels.kind} options={paymentKinds} />
				<div>
					<Field
						{...control("amount")}
						label={paymentLabels.amount}
						hint="For example, 500 or $1,250.50."
						inputMode="decimal"
						autoComplete="off"
					/>
					{ask ? (
						<ConfirmValue name={CONFIRM_AMOUNT} value={ask} isConfirmed={false}>
							The amount is right: {ask}
						</ConfirmValue>
					) : null}
				</div>
			</div>
			<Field {...control("dueOn")} type="date" label={paymentLabels.dueOn} />
			<div className={pair}>
				<Field
					{...control("receivedOn")}
					type="date"
					label={paymentLabels.receivedOn}
					hint="Empty means that it hasn’t been paid yet."
					max={day}
				/>
				<Field
					{...control("method")}
					as="select"
					label={paymentLabels.method}
					hint="How it was paid."
					blank="Not received yet"
					options={paymentMethods}
				/>
			</div>
			<Field
				{...control("note")}
				as="textarea"
				label={paymentLabels.note}
				hint="For example, a check number. Never a card number."
				rows={2}
				maxLength={PAYMENT_NOTE_MAX}
			/>
		</EditForm>
	);
}
