import { href } from "react-router";
import type { Missing } from "~/puppies/publishing.ts";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Panel } from "../page.tsx";
import { controlId } from "./form-answers.ts";
import * as css from "./puppy-form.css.ts";

interface PublishingPanelProps {
	id: number;
	status: "draft" | "public";
	missing: readonly Missing[];
	/** Id of the form that makes a draft of it. */
	unpublish: string;
}

/** Whether visitors see the puppy, and what is missing until they should. */
export function PublishingPanel({ id, status, missing, unpublish }: PublishingPanelProps) {
	const isDraft = status === "draft";
	const photos = href("/admin/puppies/:id/photos", { id: String(id) });
	return (
		<Panel title={isDraft ? "Draft" : "Published"} id="publishing">
			{missing.length === 0 ? (
				<p>
					{isDraft
						? "Only you see it. Nothing is missing: it can be published."
						: "Visitors see this puppy."}
				</p>
			) : (
				<>
					<p>
						{isDraft
							? "Only you see it. Before it can be published, it needs:"
							: "Visitors see this puppy. It still lacks:"}
					</p>
					<ul className={css.missing}>
						{missing.map(({ what, message }) => (
							<li key={message}>
								{what === "photos" ? (
									<Link to={photos}>{message}</Link>
								) : (
									<a href={`#${controlId(what)}`}>{message}</a>
								)}
							</li>
						))}
					</ul>
				</>
			)}
			{isDraft ? (
				<p>
					<Link to={href("/admin/puppies/:id/preview", { id: String(id) })}>
						Preview the profile
					</Link>
				</p>
			) : (
				<Button tone="line" small form={unpublish} className={css.under}>
					Unpublish
				</Button>
			)}
		</Panel>
	);
}
