import { href } from "react-router";
import { SendButton } from "~/forms/checked-form.tsx";
import type { Missing } from "~/puppies/publishing.ts";
import { Link } from "~/ui/link.tsx";
import { Panel } from "../page.tsx";
import { controlId, hiddenFields } from "./form-answers.ts";
import * as css from "./puppy-form.css.ts";

interface PublishingPanelProps {
	id: number;
	status: "draft" | "public";
	missing: readonly Missing[];
}

/** Whether visitors can see the puppy, and what is still missing. */
export function PublishingPanel({ id, status, missing }: PublishingPanelProps) {
	const isDraft = status === "draft";
	const photos = href("/admin/puppies/:id/photos", { id: String(id) });
	return (
		<Panel title={isDraft ? "Draft" : "Published"} id="publishing">
			{missing.length === 0 ? (
				<p>
					{isDraft
						? "Only you can see it. Nothing is missing, so it can be published."
						: "Visitors can see this puppy."}
				</p>
			) : (
				<>
					<p>
						{isDraft
							? "Only you can see it. Before it can be published, it needs:"
							: "Visitors can see this puppy. Still missing:"}
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
				<SendButton
					busy="Unpublishing…"
					tone="line"
					small
					name={hiddenFields.intent}
					value="unpublish"
					formNoValidate
					className={css.under}
				>
					Unpublish
				</SendButton>
			)}
		</Panel>
	);
}
