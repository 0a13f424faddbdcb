import { href } from "react-router";
import { Link } from "~/ui/link.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { type SaleStatus, statusOf } from "./status.ts";
import * as css from "./urgency.css.ts";

/**
 * What the state of a puppy means for a visitor. A mention of the waiting list becomes a link to it; that
 * text is left out of print, where a link is useless.
 */
export function Urgency({ status }: { status: SaleStatus }) {
	const { urgency } = statusOf(status);
	const [, before = "", link = "", after = ""] =
		/^(.*?)(join the waiting list)(.*)$/i.exec(urgency) ?? [];
	if (link === "") return urgency;
	return (
		<span className={screenOnly}>
			{before}
			<Link to={href("/waiting-list")} className={css.waiting}>
				{link}
			</Link>
			{after}
		</span>
	);
}
