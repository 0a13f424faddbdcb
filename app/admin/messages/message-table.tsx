import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import type { ShownMessage } from "~/families/messages.server.ts";
import type { PhoneNumber } from "~/platform/public-settings.ts";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { number, visuallyHidden } from "~/ui/theme/text.css.ts";
import { mailtoLink } from "../families/addresses.ts";
import * as table from "../table.css.ts";
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
		<div className={table.scroll}>
			<table className={table.table}>
				<caption className={visuallyHidden}>Messages, the newest first</caption>
				<thead>
					<tr>
						<th scope="col">Date</th>
						<th scope="col">From</th>
						<th scope="col">Message</th>
						<th scope="col">Breed preference</th>
						<th scope="col">Found us</th>
						<th scope="col">Status</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<Row key={row.id} row={row} />
					))}
				</tbody>
			</table>
		</div>
	);
}

function Row({ row }: { row: MessageRow }) {
	return (
		<tr className={css.row}>
			<td className={classNames(table.whole, css.date)}>
				<time dateTime={row.createdAt.toISOString()}>{dayInWords(dayOf(row.createdAt), true)}</time>
			</td>
			<td className={css.who}>
				<Link to={messageAddress(row.id)} className={classNames(css.name, table.rowLink)}>
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
