import { href } from "react-router";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import type { PuppyToEdit } from "~/puppies/admin/queries.server.ts";
import { missingFor } from "~/puppies/publishing.ts";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { under } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { controlId, hiddenFields } from "./form-values.ts";
import * as css from "./puppy-form.css.ts";

/** Id of the form of the Unpublish button, which stands in the form of the puppy. */
const UNPUBLISH_FORM = "unpublish";

/** Whether visitors can see the puppy, and what is still missing. */
export function PublishingPanel({ id, status, fields, photos }: PuppyToEdit) {
	const missing = missingFor({ ...fields, photos: photos.shown });
	const isDraft = status === "draft";
	const params = { id: String(id) };
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
									<Link to={href("/admin/puppies/:id/photos", params)}>{message}</Link>
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
					<Link to={href("/admin/puppies/:id/preview", params)}>Preview the profile</Link>
				</p>
			) : (
				<Button
					tone="line"
					small
					form={UNPUBLISH_FORM}
					name={hiddenFields.intent}
					value="unpublish"
					className={under}
				>
					Unpublish
				</Button>
			)}
		</Panel>
	);
}

/** The form of the Unpublish button. It is beside the puppy's form, and leaves alone what is typed there. */
export const UnpublishForm = ({ action }: { action: string }) => (
	<FetcherForm id={UNPUBLISH_FORM} action={action} />
);
