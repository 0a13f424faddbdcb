import { moneyAsWritten } from "~/business/money.ts";
import type { PaymentRecord } from "~/sales/queries.server.ts";

/** A payment's values in the format of the form's controls. */
export const paymentValues = (payment: Partial<Omit<PaymentRecord, "id">>) => ({
	kind: payment.kind,
	amount: moneyAsWritten(payment.amountCents),
	dueOn: payment.dueOn ?? "",
	receivedOn: payment.receivedOn ?? "",
	method: payment.method ?? "",
	note: payment.note ?? "",
});

/** The labels of those controls. */
export const paymentLabels = {
	kind: "Kind",
	amount: "Amount",
	dueOn: "Due on",
	receivedOn: "Received on",
	method: "Method",
	note: "Note",
} as const;
