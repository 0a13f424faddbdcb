/** Streams all messages that match the filter as a CSV file, however many there are. */
import * as failures from "~/business/failures.ts";
import { momentInFigures, today } from "~/business/moments.ts";
import { contactBatches } from "~/contact/admin/queries.server.ts";
import type { ShownMessage } from "~/families/messages.server.ts";
import { type Columns, csvResponse } from "../csv.server.ts";
import { withActionErrors } from "../failures.server.ts";
import type { Route } from "./+types/export.route";
import { listAddress, readListView } from "./list-view.ts";
import { statusLabel } from "./status.tsx";

const columns: Columns<ShownMessage> = [
	["Number", (row) => String(row.id)],
	["Received", (row) => momentInFigures(row.createdAt)],
	["Status", (row) => statusLabel(row.status)],
	["Name", (row) => row.name],
	["Email", (row) => row.email],
	["Phone number", (row) => row.phoneNumber],
	["Message", (row) => row.message],
	["About", (row) => row.puppyName],
	["Breed preference", (row) => row.breedPreferences],
	["How they found us", (row) => row.referralSource],
	["What inspired them", (row) => row.inspirationSource],
	["Email to you", (row) => row.emails[0]?.status ?? row.digest?.status ?? "none"],
	["Suspected spam", (row) => (row.isSpam ? row.spamReason || "yes" : "")],
];

export const loader = withActionErrors(
	failures.fetchContacts,
	async ({ url }: Route.LoaderArgs) => {
		const batches = contactBatches(readListView(url.searchParams));
		return csvResponse(`messages-${today()}.csv`, columns, batches);
	},
	({ url }: Route.LoaderArgs) => listAddress(readListView(url.searchParams)),
);
