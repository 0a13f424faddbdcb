/** Streams all messages that match the filter as a CSV file, however many there are. */
import * as failures from "~/business/failures.ts";
import { momentWithZone, today } from "~/business/moments.ts";
import { contactBatches, type ExportedContact, filterOf } from "~/contact/admin/queries.server.ts";
import { streamOf } from "~/platform/http/stream.server.ts";
import { withActionErrors } from "../failures.server.ts";
import type { Route } from "./+types/export.route";
import { BYTE_ORDER_MARK, csvLine } from "./csv.server.ts";
import { listAddress, readListView } from "./list-view.ts";
import { wordsOfStatus } from "./status.tsx";

const columns: readonly (readonly [title: string, of: (row: ExportedContact) => string])[] = [
	["Number", (row) => String(row.id)],
	["Received", (row) => momentWithZone(row.createdAt)],
	["Status", (row) => wordsOfStatus(row.status)],
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
	[
		"Notes",
		({ notes }) =>
			notes
				.map(({ text, author, createdAt }) => `${author}, ${momentWithZone(createdAt)}: ${text}`)
				.join("\n"),
	],
];

async function* lines(batches: AsyncIterable<ExportedContact[]>) {
	const encoder = new TextEncoder();
	let text = BYTE_ORDER_MARK + csvLine(columns.map(([title]) => title));
	for await (const rows of batches) {
		for (const row of rows) text += csvLine(columns.map(([, of]) => of(row)));
		yield encoder.encode(text);
		text = "";
	}
	if (text) yield encoder.encode(text);
}

export const loader = withActionErrors(
	failures.fetchContacts,
	({ url }: Route.LoaderArgs) => listAddress(readListView(url.searchParams)),
	async ({ url }: Route.LoaderArgs) => {
		const chunks = lines(contactBatches(filterOf(readListView(url.searchParams))));
		return new Response(await streamOf(chunks, "an export of messages was cut off"), {
			headers: {
				"Content-Type": "text/csv; charset=utf-8",
				"Content-Disposition": `attachment; filename="messages-${today()}.csv"`,
			},
		});
	},
);
