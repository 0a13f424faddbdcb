import { href } from "react-router";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Tag } from "~/ui/tag.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import type { ListedEntry } from "~/waiting-list/admin/list.server.ts";
import { awaitsConfirmation } from "~/waiting-list/link-state.ts";
import { wishesInWords } from "~/waiting-list/wishes.ts";
import { name } from "../rows.css.ts";
import * as table from "../table.css.ts";
import { Table } from "../table.tsx";
import * as css from "./waiting-list.css.ts";
import { sinceText, statusLabel } from "./waiting-texts.ts";

/** The entries as a table: name, wishes, day and status. */
export function EntryTable({ rows }: { rows: readonly ListedEntry[] }) {
	return (
		<Table caption="Families on the waiting list" heads={["Who", "Wishes", "Since", "Status"]}>
			{rows.map((row) => (
				<tr key={row.id} className={css.row}>
					<th scope="row" className={css.who}>
						<Link
							to={href("/admin/waiting-list/:id", { id: String(row.id) })}
							className={classNames(name, table.rowLink)}
						>
							<bdi>{row.name}</bdi>
						</Link>
						<span className={classNames(muted, css.email)}>{row.email}</span>
					</th>
					<td className={css.wishes}>
						{wishesInWords(row) || "Nothing in particular"}
						{row.status !== "unconfirmed" && awaitsConfirmation(row) ? (
							<>
								{" "}
								<Tag available={false}>Asked again</Tag>
							</>
						) : null}
					</td>
					<td data-label="Since" className={table.whole}>
						{sinceText(row)}
					</td>
					{/* Hidden in stacked rows: the current tab says the status, and addresses need the room. */}
					<td className={table.wideOnly}>
						<Tag available={row.status === "waiting"}>{statusLabel(row.status)}</Tag>
					</td>
				</tr>
			))}
		</Table>
	);
}
