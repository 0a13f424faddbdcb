import { href } from "react-router";
import { momentInWords } from "~/business/moments.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Link } from "~/ui/link.tsx";
import { suspectText } from "../messages/list-text.ts";
import { listAddress } from "../messages/list-view.ts";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import type { Overview } from "./overview.server.ts";
import * as css from "./todo.css.ts";

/** Reports messages that look like spam, because a family may have written one of them. */
export function SuspectsPanel({ count }: { count: number }) {
	if (count === 0) return null;
	const { title, note } = suspectText(count);
	return (
		<Panel title={title} id="suspects">
			<p>
				{note} <Link to={listAddress({ tab: "spam" })}>See the suspected spam</Link>
			</p>
		</Panel>
	);
}

/** Texts of the site that will be published by themselves. Until then they can be corrected. */
export function ScheduledPanel({ scheduled }: Pick<Overview, "scheduled">) {
	if (scheduled.length === 0) return null;
	return (
		<Panel title="Scheduled" id="scheduled">
			<ul className={css.list}>
				{scheduled.map(({ label, editPath, publishAt }) => (
					<li key={label} className={css.item}>
						<Link to={editPath} className={css.name}>
							{label}
						</Link>
						<p className={shared.remark}>
							Visitors read what you wrote on {momentInWords(publishAt)}.
						</p>
					</li>
				))}
			</ul>
		</Panel>
	);
}

/** Drafts, and what each of them needs before it can be published. */
export function DraftsPanel({ unpublished, drafts }: Pick<Overview, "unpublished" | "drafts">) {
	if (unpublished.length === 0) return null;
	return (
		<Panel
			title={`Drafts (${drafts.toLocaleString("en-US")})`}
			id="drafts"
			action={
				drafts > unpublished.length ? (
					<ArrowLink to={`${href("/admin/puppies")}?filter=drafts`}>See all</ArrowLink>
				) : undefined
			}
		>
			<ul className={css.list}>
				{unpublished.map(({ id, name, missing }) => (
					<li key={id} className={css.item}>
						<Link to={href("/admin/puppies/:id", { id: String(id) })} className={css.name}>
							{name || "A puppy without a name"}
						</Link>
						<p className={shared.remark}>
							{missing.length === 0
								? "Ready to be published."
								: `Still missing: ${missing.map(lowered).join("; ")}.`}
						</p>
					</li>
				))}
			</ul>
		</Panel>
	);
}

/** Lowers the first letter, so that the text fits into a sentence. */
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
