import { href } from "react-router";
import { Link } from "~/ui/link.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { Panel } from "../page.tsx";
import * as css from "./dashboard.css.ts";
import type { Overview } from "./overview.server.ts";

/** Puppies for sale whose profile nobody has edited for two weeks. */
export function QuietPuppies({ quiet, puppies }: Pick<Overview, "quiet" | "puppies">) {
	const more = quiet.total - quiet.puppies.length;
	return (
		<Panel title="Time for an update" id="quiet">
			{quiet.puppies.length === 0 ? (
				<p className={muted}>
					{puppies.available === 0
						? "No puppy is for sale right now."
						: `Every puppy that is for sale was updated in the last ${quiet.afterDays} days.`}
				</p>
			) : (
				<>
					<ul className={css.list}>
						{quiet.puppies.map(({ id, name, days }) => (
							<li key={id} className={css.item}>
								<Link to={href("/admin/puppies/:id", { id: String(id) })} className={css.text}>
									{name}
								</Link>
								<span className={css.line}>
									{days.toLocaleString("en-US")} days without an update
								</span>
							</li>
						))}
					</ul>
					{more > 0 ? (
						<p className={muted}>
							{quiet.isMore ? "And more than " : "And "}
							{more.toLocaleString("en-US")} more.
						</p>
					) : null}
				</>
			)}
		</Panel>
	);
}
