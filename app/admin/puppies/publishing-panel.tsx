import { href } from "react-router";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import type { Missing } from "~/puppies/publishing.ts";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Panel } from "../page.tsx";
import { controlId, hiddenFields } from "./form-values.ts";
import * as css from "./puppy-form.css.ts";

/** Id of the form of the Unpublish button, which stands in the form of the puppy. */
const UNPUBLISH_FORM = "unpublish";

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
				<Button
					tone="line"
					small
					form={UNPUBLISH_FORM}
					name={hiddenFields.intent}
					value="unpublish"
					className={css.under}
				>
					Unpublish
				</Button>
			)}
		</Panel>
	);
}

/** The form of the Unpublish button. It is beside the puppy's form, and leaves alone what is typed there. */
export function UnpublishForm({ action }: { action: string }) {
	return <FetcherForm id={UNPUBLISH_FORM} action={action} />;
}
