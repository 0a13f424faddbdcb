/** Streams the payments received and the refunds paid in a period as a CSV file, such as for the tax year. */
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { streamOf } from "~/platform/http/stream.server.ts";
import { type DayRange, figuresView, rangeOf } from "~/reports/periods.ts";
import { paymentBatches, type ReceivedPayment } from "~/reports/queries.server.ts";
import { kindLabel } from "~/sales/states.ts";
import { withActionErrors } from "../failures.server.ts";
import { BYTE_ORDER_MARK, csvLine } from "../messages/csv.server.ts";
import type { Route } from "./+types/payments.route";

const CENTS = 100;
const amount = (cents: number) => (cents / CENTS).toFixed(2);

/** A refund has its own column, because a cell that begins with a minus is written as text. */
const columns: readonly (readonly [title: string, of: (row: ReceivedPayment) => string])[] = [
	["Received on", (row) => row.receivedOn ?? ""],
	["What", (row) => kindLabel(row.kind)],
	["Received", (row) => (row.kind === "refund" ? "" : amount(row.amountCents))],
	["Refunded", (row) => (row.kind === "refund" ? amount(row.amountCents) : "")],
	["Method", (row) => row.method],
	["Family", (row) => (row.formerFamily ?? row.reservation.family)?.name ?? ""],
	["Puppy", (row) => row.reservation.puppy.name],
	["Note", (row) => row.note],
];

async function* lines(range: DayRange) {
	const encoder = new TextEncoder();
	yield encoder.encode(BYTE_ORDER_MARK + csvLine(columns.map(([title]) => title)));
	for await (const rows of paymentBatches(range)) {
		yield encoder.encode(rows.map((row) => csvLine(columns.map(([, of]) => of(row)))).join(""));
	}
}

export const loader = withActionErrors(
	failures.fetchFigures,
	({ url }: Route.LoaderArgs) => figuresView.address(figuresView.read(url.searchParams)),
	async ({ url }: Route.LoaderArgs) => {
		const { period } = figuresView.read(url.searchParams);
		const chunks = lines(rangeOf(period, today()));
		return new Response(await streamOf(chunks, "an export of payments was cut off"), {
			headers: {
				"Content-Type": "text/csv; charset=utf-8",
				"Content-Disposition": `attachment; filename="payments-${period}-${today()}.csv"`,
			},
		});
	},
);
