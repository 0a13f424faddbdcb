/** The list of messages, with filters, search, pages and an export. */
import { Download } from "lucide";
import { Form, href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { dayOf } from "~/business/moments.ts";
import { contactPage, tabCounts } from "~/contact/admin/queries.server.ts";
import { suspectsWaiting } from "~/contact/records.server.ts";
import { contactTabs } from "~/contact/schema.ts";
import { readPhone } from "~/platform/phone-number.server.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { number } from "~/ui/theme/text.css.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { itemId, mailtoLink, messageAddress } from "../families/addresses.ts";
import { ListScreen } from "../list-screen.tsx";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as rowsStyles from "../rows.css.ts";
import { name } from "../rows.css.ts";
import * as table from "../table.css.ts";
import { Table } from "../table.tsx";
import type { Route } from "./+types/messages.route";
import { countText, emptyText, suspectText, tabNames } from "./list-text.ts";
import { type ListView, listAddress, listQuery, readListView } from "./list-view.ts";
import { MessageEntry } from "./message-entry.tsx";
import * as css from "./messages.css.ts";
import { ContactTag } from "./status.tsx";

const PAGE = 25;

export const loader = withLoaderErrors(
	failures.fetchContacts,
	async ({ url }: Route.LoaderArgs) => {
		const view = readListView(url.searchParams);
		const [{ rows, newer, older, isUnfinished }, counts, suspects] = await Promise.all([
			contactPage(view, PAGE),
			tabCounts(view),
			view.tab === "spam" ? suspectsWaiting() : undefined,
		]);
		return {
			view,
			rows: rows.map((row) => ({ ...row, phone: readPhone(row.phoneNumber) })),
			counts,
			/** Only for the list of suspected spam. */
			suspects,
			newer: newer && listAddress({ ...view, before: undefined, after: newer }),
			older: older && listAddress({ ...view, after: undefined, before: older }),
			/** How far back an unfinished search for frequent words has looked: the day it reached. */
			lookedBackTo: isUnfinished && older ? dayOf(older.at) : undefined,
		};
	},
);

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
	const { view, rows, counts, suspects, newer, older, lookedBackTo } = loaderData;
	const { tab, from, to, search } = view;
	const query = listQuery({ tab, from, to, search });
	const isNarrowed = Boolean(from || to || search);
	const keep = Object.fromEntries(new URLSearchParams(listQuery({ tab, from, to })));
	return (
		<ListScreen
			title="Messages"
			note={countText(counts[tab], isNarrowed)}
			actions={
				rows.length > 0 ? (
					<ButtonLink
						tone="line"
						href={href("/admin/families/messages/export.csv") + query}
						download=""
					>
						<Icon icon={Download} />
						Export as CSV
					</ButtonLink>
				) : null
			}
			filters={{
				label: "Filter messages",
				each: contactTabs.map((key) => ({
					name: tabNames[key],
					to: listAddress({ tab: key, from, to, search }),
					isCurrent: key === tab,
					count: counts[key],
				})),
			}}
			search={{
				id: "message-search",
				label: "Search messages",
				placeholder: "Name, email, phone, word",
				action: listAddress(),
				keep,
				defaultValue: search,
				maxLength: 100,
			}}
			above={
				<>
					<DayFilter {...view} />
					{suspects === undefined || rows.length === 0 ? null : <Suspects count={suspects} />}
				</>
			}
			empty={rows.length === 0 ? emptyText(view, lookedBackTo !== undefined) : undefined}
			pager={{
				label: "Messages",
				newer,
				older,
				labels: lookedBackTo ? { newer: "Newer", older: "Search further back" } : undefined,
			}}
			last={
				lookedBackTo ? (
					<p role="status" className={shared.afterword}>
						These words are in many messages. So far, the search has gone back to{" "}
						{dayInWords(lookedBackTo)}.
					</p>
				) : null
			}
		>
			<Panel>
				{/* Rows lead to their families. Suspected spam has none, and is shown as a whole. */}
				{tab === "spam" ? (
					<ol className={rowsStyles.list}>
						{rows.map((row) => (
							<li
								key={row.id}
								id={itemId({ kind: "message", id: row.id })}
								className={rowsStyles.part}
							>
								<MessageEntry message={row} />
							</li>
						))}
					</ol>
				) : (
					<MessageTable rows={rows} isFound={search !== ""} />
				)}
			</Panel>
		</ListScreen>
	);
}

/** Says the same as Today about the messages that look like spam. */
function Suspects({ count }: { count: number }) {
	const { title, note } = suspectText(count);
	return (
		<p className={shared.notice}>
			{count === 0
				? "None of these waits for you: each one is marked as spam."
				: `${title}. ${note} Until you choose “Not spam” or “This is spam” for each one, Today counts it.`}
		</p>
	);
}

function DayFilter({ tab, from, to, search }: ListView) {
	return (
		<Form
			// Remounted when the range changes, so that cleared dates don't stay in the controls.
			key={`${from} ${to}`}
			method="get"
			action={listAddress()}
			discover="none"
			className={`${shared.fieldLine} ${shared.search}`}
		>
			{tab === "all" ? null : <input type="hidden" name="tab" value={tab} />}
			{search ? <input type="hidden" name="search" value={search} /> : null}
			<Field label="From" name="from" type="date" defaultValue={from} />
			<Field label="To" name="to" type="date" defaultValue={to} />
			<Button tone="night">Show</Button>
			{from || to ? (
				<Link to={listAddress({ tab, search })} className={css.clear}>
					Clear dates
				</Link>
			) : null}
		</Form>
	);
}

/** The most characters of a message that the list shows. */
const EXCERPT = 300;

type MessageRows = Route.ComponentProps["loaderData"]["rows"];

function MessageTable({ rows, isFound }: { rows: MessageRows; isFound: boolean }) {
	return (
		<Table
			caption="Messages, the newest first"
			heads={["Date", "From", "Message", "Breed preference", "Found us", "Status"]}
		>
			{rows.map((row) => (
				<Row key={row.id} row={row} isFound={isFound} />
			))}
		</Table>
	);
}

function Row({ row, isFound }: { row: MessageRows[number]; isFound: boolean }) {
	/** What a search found also shows its number on a phone. */
	const phoneClass = isFound ? undefined : table.wideOnly;
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
					<a href={row.phone.call} className={classNames(number, phoneClass)}>
						<bdi>{row.phoneNumber}</bdi>
					</a>
				) : (
					<span className={phoneClass}>
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
