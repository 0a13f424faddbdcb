import { href } from "react-router";
import { momentInWords } from "~/business/moments.ts";
import { Link } from "~/ui/link.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import type { waitingFor } from "~/waiting-list/admin/notify.server.ts";
import { Panel } from "../page.tsx";
import * as css from "./waiting-list.css.ts";

type NotifiedPanelProps = NonNullable<Awaited<ReturnType<typeof waitingFor>>>["notified"] & {
	isSending: boolean;
};

/** The families that were told about a puppy, and when. */
export function NotifiedPanel({ rows, count, isSending }: NotifiedPanelProps) {
	return (
		<Panel title={isSending ? "Told so far" : "Told, or to be told once email is set up"} id="told">
			{count === 0 ? <p className={muted}>Nobody yet.</p> : null}
			<ul className={css.notified}>
				{rows.map(({ id, createdAt, entry }) => (
					<li key={id}>
						<Link to={href("/admin/waiting-list/:id", { id: String(entry.id) })}>
							<bdi>{entry.name}</bdi>
						</Link>{" "}
						<time dateTime={createdAt.toISOString()} className={muted}>
							{momentInWords(createdAt)}
						</time>
					</li>
				))}
			</ul>
			{count > rows.length ? (
				<p className={muted}>and {(count - rows.length).toLocaleString("en-US")} more</p>
			) : null}
		</Panel>
	);
}
