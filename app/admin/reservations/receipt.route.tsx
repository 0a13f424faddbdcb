/** The printable receipt for a payment. Redirects to the reservation if it hasn't been received yet. */
import { redirect } from "react-router";
import { receiptText } from "~/families/reservations/paper.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { adminMeta } from "../page.tsx";
import type { Route } from "./+types/receipt.route";
import { storedPayment } from "./forms.server.ts";
import { Paper } from "./paper.tsx";
import { failures, reservationAddress, reservationTitle } from "./words.ts";

export const meta: Route.MetaFunction = () => adminMeta("Receipt");

export const loader = withLoaderErrors(failures.fetch, async ({ params }: Route.LoaderArgs) => {
	const { reservation, payment } = await storedPayment(params);
	const path = reservationAddress(reservation.id);
	if (payment.receivedOn === null) throw redirect(path);
	return {
		title: `Receipt ${payment.id}`,
		of: { name: reservationTitle(reservation), path },
		...(await receiptText(reservation, payment)),
	};
});

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
	return <Paper {...loaderData} />;
}
