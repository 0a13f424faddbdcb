import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import type { ShownMessage } from "~/families/messages.server.ts";
import type { PhoneNumber } from "~/platform/public-settings.ts";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { number } from "~/ui/theme/text.css.ts";
import { mailtoLink } from "../families/addresses.ts";
import { name } from "../rows.css.ts";
import * as table from "../table.css.ts";
import { Table } from "../table.tsx";
import { messageAddress } from "./addresses.ts";
import * as css from "./messages.css.ts";
import { ContactTag } from "./status.tsx";

/** The most characters of a message that the list shows. */
const EXCERPT = 300;

/** A message, with its phone number if that can be dialed. */
type MessageRow = ShownMessage & { phone: PhoneNumber | undefined };

interface MessageTableProps {
	rows: readonly MessageRow[];
}

/** A table of messages. */
export function MessageTable({ rows }: MessageTableProps) {
	return (
		<Table
			caption="Messages, the newest first"
			heads={["Date", "From", "Message", "Breed preference", "Found us", "Status"]}
		>
			{rows.map((row) => (
				<Row key={row.id} row={row} />
			))}
		</Table>
	);
}

function Row({ row }: { row: MessageRow }) {
	return (
		<tr className={css.row}>
			<td className={classNames(table.whole, css.date)}>
				<time dateTime={row.createdAt.toISOString()}>{dayInWords(dayOf(row.createdAt), true)}</time>
			</td>
			<td className={css.who}>
				<Link to={messageAddress(row.id)} className={classNames(name, table.rowLink)}>
					<bdi>{row.name}</bdi>
				</Link>
				<a href={mailtoLink(row.email)} className={table.wideOnly}>
					{row.email}
				</a>
				{row.phone ? (
					<a href={row.phone.call} className={classNames(number, table.wideOnly)}>
						<bdi>{row.phoneNumber}</bdi>
					</a>
				) : (
					<span className={table.wideOnly}>
						<bdi>{row.phoneNumber}</bdi>
					</span>
				)}
			</td>
			<td className={css.message}>
				<span dir="auto" className={css.excerpt}>
					{row.message.slice(0, EXCERPT).toWellFormed()}
				</span>
			</td>
			<td data-label="Breed" className={table.wideOnly}>
				{row.breedPreferences || "Not given"}
			</td>
			<td data-label="Found us" className={table.wideOnly}>
				{row.referralSource || "Not given"}
			</td>
			<td className={css.status}>
				<ContactTag contact={row} />
			</td>
		</tr>
	);
}
