import { href } from "react-router";
import type { Missing } from "~/puppies/publishing.ts";
import { Panel } from "../page.tsx";
import { controlId } from "./form-answers.ts";
import * as css from "./puppy-form.css.ts";

interface PublishingPanelProps {
	id: number;
	status: "draft" | "public";
	missing: readonly Missing[];
}

/** Whether visitors see the puppy, and what is missing until they should. */
export function PublishingPanel({ id, status, missing }: PublishingPanelProps) {
	const isDraft = status === "draft";
	if (!isDraft && missing.length === 0) return null;
	const photos = href("/admin/puppies/:id/photos", { id: String(id) });
	return (
		<Panel title={isDraft ? "Draft" : "Still missing"} id="publishing">
			{missing.length === 0 ? (
				<p>Only you see it. Nothing is missing: it can be published.</p>
			) : (
				<>
					<p>
						{isDraft
							? "Only you see it. Before it can be published, it needs:"
							: "Visitors see this puppy, but not:"}
					</p>
					<ul className={css.missing}>
						{missing.map(({ what, message }) => (
							<li key={message}>
								<a href={what === "photos" ? photos : `#${controlId(what)}`}>{message}</a>
							</li>
						))}
					</ul>
				</>
			)}
			{isDraft ? (
				<p>
					<a href={href("/admin/puppies/:id/preview", { id: String(id) })}>Preview the profile</a>
				</p>
			) : null}
		</Panel>
	);
}
