/** The panels of a puppy's page beside its fields: its photos, and whether visitors see it. */
import { Images } from "lucide";
import { href } from "react-router";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import type { PuppyToEdit } from "~/puppies/admin/queries.server.ts";
import { missingFor } from "~/puppies/publishing.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import * as pictureStyles from "~/ui/picture/picture.css.ts";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { under } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { controlId } from "./form-values.ts";
import * as css from "./puppy-form.css.ts";

function inWords({ count, withoutAlt }: PuppyToEdit["photos"]): string {
	if (count === 0) return "No photos yet.";
	const photos = count === 1 ? "One photo" : `${count} photos`;
	if (withoutAlt === 0) return `${photos}, fully described.`;
	return `${photos}, ${withoutAlt} with the default description.`;
}

/** Small pictures beside each other; nothing if there are none. */
export function Thumbnails({ photos }: { photos: PuppyToEdit["photos"]["shown"] }) {
	if (photos.length === 0) return null;
	return (
		<ul className={css.thumbnails}>
			{photos.map((photo) => (
				<li key={photo.src}>
					<Frame ratio="1/1" className={pictureStyles.rounded}>
						<Picture source={photo} sizes="112px" />
					</Frame>
				</li>
			))}
		</ul>
	);
}

/** Shows the first photos, how many there are, and a link to the page of photos. */
export function PhotosPanel({ id, photos }: Pick<PuppyToEdit, "id" | "photos">) {
	return (
		<Panel title="Photos" id="photos">
			<p>{inWords(photos)}</p>
			<Thumbnails photos={photos.shown} />
			<ButtonLink
				tone="night"
				small
				className={under}
				to={href("/admin/puppies/:id/photos", { id: String(id) })}
			>
				<Icon icon={Images} />
				{photos.count > 0 ? "Edit photos" : "Add photos"}
			</ButtonLink>
		</Panel>
	);
}

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
					name="intent"
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
