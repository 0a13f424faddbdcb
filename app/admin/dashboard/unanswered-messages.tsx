import { href } from "react-router";
import { dayInWords, dayOf } from "~/business/days.ts";
import { ArrowLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { Panel } from "../page.tsx";
import { long, table, whole } from "../table.css.ts";
import * as css from "./dashboard.css.ts";
import type { Overview } from "./overview.server.ts";

/** Characters of a message that are shown. */
const EXCERPT = 160;

function excerpt(message: string): string {
	const line = message.replace(/\s+/g, " ");
	const start = [...line].slice(0, EXCERPT).join("");
	return start.length < line.length ? `${start.trimEnd()}…` : line;
}

/** The newest messages that wait for an answer. */
export function UnansweredMessages({ unanswered }: Pick<Overview, "unanswered">) {
	const { messages, count, isMore } = unanswered;
	const number = `${count}${isMore ? "+" : ""}`;
	return (
		<Panel
			title={count > 0 ? `Unanswered messages (${number})` : "Unanswered messages"}
			id="unanswered"
			action={<ArrowLink to={href("/admin/contacts")}>All contacts</ArrowLink>}
		>
			{messages.length === 0 ? (
				<p className={muted}>Nobody waits for an answer.</p>
			) : (
				<table className={table}>
					<thead>
						<tr>
							<th scope="col">Date</th>
							<th scope="col">Name</th>
							<th scope="col">Message</th>
							<th scope="col">About</th>
						</tr>
					</thead>
					<tbody>
						{messages.map(({ id, createdAt, name, message, breedPreferences, puppyName }) => (
							<tr key={id}>
								<td data-label="Date" className={whole}>
									{dayInWords(dayOf(createdAt), true)}
								</td>
								<th scope="row" data-label="Name" className={css.sender}>
									<Link to={href("/admin/contacts/:id", { id: String(id) })}>{name}</Link>
								</th>
								<td data-label="Message" className={classNames(long, css.message)}>
									{excerpt(message)}
								</td>
								<td data-label="About" className={css.about}>
									{puppyName || breedPreferences || "–"}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</Panel>
	);
}
