import { Images } from "lucide";
import { href } from "react-router";
import type { PuppyToEdit } from "~/puppies/admin/queries.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { under } from "../page.css.ts";
import { Panel } from "../page.tsx";
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
					<Frame className={css.thumbnail}>
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
