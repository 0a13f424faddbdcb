/** The list of messages, with filters, search, pages and an export. */
import { Download } from "lucide";
import { Form, href } from "react-router";
import * as failures from "~/business/failures.ts";
import { contactPage, tabCounts } from "~/contact/admin/queries.server.ts";
import { suspectsWaiting } from "~/contact/records.server.ts";
import { contactTabs } from "~/contact/schema.ts";
import { readPhone } from "~/platform/phone-number.server.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { withLoaderErrors } from "../failures.server.ts";
import { itemId } from "../families/addresses.ts";
import { ListScreen } from "../list-screen.tsx";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as rowsStyles from "../rows.css.ts";
import type { Route } from "./+types/messages.route";
import { emptyText, suspectText, tabNames } from "./list-text.ts";
import { type ListView, listAddress, listQuery, readListView } from "./list-view.ts";
import { MessageEntry } from "./message-entry.tsx";

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
			rows: rows.map((row) => ({ ...row, call: readPhone(row.phoneNumber)?.call })),
			counts,
			/** Only for the list of suspected spam. */
			suspects,
			newer: newer && listAddress({ ...view, before: undefined, after: newer }),
			older: older && listAddress({ ...view, after: undefined, before: older }),
			isUnfinished,
		};
	},
);

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
	const { view, rows, counts, suspects, newer, older, isUnfinished } = loaderData;
	const { tab, from, to, search } = view;
	const query = listQuery({ tab, from, to, search });
	const keep = Object.fromEntries(new URLSearchParams(listQuery({ tab, from, to })));
	return (
		<ListScreen
			title="Messages"
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
			empty={rows.length === 0 ? emptyText(view, isUnfinished) : undefined}
			pager={{
				label: "Messages",
				newer,
				older,
				labels: isUnfinished ? { newer: "Newer", older: "Search further" } : undefined,
			}}
		>
			<Panel>
				<ol className={rowsStyles.list}>
					{rows.map((row) => (
						<li
							key={row.id}
							id={itemId({ kind: "message", id: row.id })}
							className={rowsStyles.part}
						>
							<MessageEntry message={row} call={row.call} isListed />
						</li>
					))}
				</ol>
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
				<ButtonLink tone="line" to={listAddress({ tab, search })}>
					Clear dates
				</ButtonLink>
			) : null}
		</Form>
	);
}
