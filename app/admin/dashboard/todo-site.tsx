import { href } from "react-router";
import { momentInWords } from "~/business/moments.ts";
import { Link } from "~/ui/link.tsx";
import { suspectText } from "../messages/list-text.ts";
import { listAddress } from "../messages/list-view.ts";
import { Panel } from "../page.tsx";
import type { Overview } from "./overview.server.ts";
import { TodoItem, TodoLink, TodoPanel } from "./todo-panel.tsx";

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
		<TodoPanel title="Scheduled" id="scheduled">
			{scheduled.map(({ label, editPath, publishAt }) => (
				<TodoItem
					key={label}
					about={<TodoLink to={editPath}>{label}</TodoLink>}
					remark={`Visitors read what you wrote on ${momentInWords(publishAt)}.`}
				/>
			))}
		</TodoPanel>
	);
}

/** Drafts, and what each of them needs before it can be published. */
export function DraftsPanel({ unpublished, drafts }: Pick<Overview, "unpublished" | "drafts">) {
	if (unpublished.length === 0) return null;
	return (
		<TodoPanel
			title={`Drafts (${drafts.toLocaleString("en-US")})`}
			id="drafts"
			hasMore={drafts > unpublished.length}
			all={`${href("/admin/puppies")}?filter=drafts`}
		>
			{unpublished.map(({ id, name, missing }) => (
				<TodoItem
					key={id}
					about={
						<TodoLink to={href("/admin/puppies/:id", { id: String(id) })}>
							{name || "A puppy without a name"}
						</TodoLink>
					}
					remark={
						missing.length === 0
							? "Ready to be published."
							: `Still missing: ${missing.map(lowered).join("; ")}.`
					}
				/>
			))}
		</TodoPanel>
	);
}

/** Lowers the first letter, so that the text fits into a sentence. */
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
