/** Streams the payments received and the refunds paid in a year as a CSV file, such as for the taxes. */
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { paymentBatches, type ReceivedPayment } from "~/reports/queries.server.ts";
import { figuresView, rangeOf, yearOf } from "~/reports/years.ts";
import { kindLabel } from "~/sales/states.ts";
import { type Columns, csvResponse } from "../csv.server.ts";
import { withActionErrors } from "../failures.server.ts";
import type { Route } from "./+types/payments.route";

const CENTS = 100;
const amount = (cents: number) => (cents / CENTS).toFixed(2);

/** A refund has its own column, because a cell that begins with a minus is written as text. */
const columns: Columns<ReceivedPayment> = [
	["Received on", (row) => row.receivedOn ?? ""],
	["What", (row) => kindLabel(row.kind)],
	["Received", (row) => (row.kind === "refund" ? "" : amount(row.amountCents))],
	["Refunded", (row) => (row.kind === "refund" ? amount(row.amountCents) : "")],
	["Method", (row) => row.method],
	["Family", (row) => (row.formerFamily ?? row.reservation.family)?.name ?? ""],
	["Puppy", (row) => row.reservation.puppy.name],
	["Note", (row) => row.note],
];

export const loader = withActionErrors(
	failures.fetchFigures,
	async ({ url }: Route.LoaderArgs) => {
		const year = figuresView.read(url.searchParams).year || yearOf(today());
		return csvResponse(`payments-of-${year}.csv`, columns, paymentBatches(rangeOf(year)));
	},
	({ url }: Route.LoaderArgs) => figuresView.address(figuresView.read(url.searchParams)),
);
