import { waitingListPath } from "~/business/addresses.ts";
import { Link } from "~/ui/link.tsx";
import { type Life, statusOf } from "./rules.ts";
import * as css from "./urgency.css.ts";

/** What the state of a puppy means for a visitor; where it names the waiting list, the words lead there. */
export function Urgency({ of }: { of: Life }) {
	const { urgency } = statusOf(of);
	const [, before = "", link = "", after = ""] =
		/^(.*?)(join the waiting list)(.*)$/i.exec(urgency) ?? [];
	if (link === "") return urgency;
	return (
		<>
			{before}
			<Link to={waitingListPath} className={css.waiting}>
				{link}
			</Link>
			{after}
		</>
	);
}
