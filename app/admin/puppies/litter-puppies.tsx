/** The puppies of a litter that was just added: their photos, what they still need, and one button that publishes them. */
import { useEffect, useEffectEvent } from "react";
import { href } from "react-router";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import type { PuppyToEdit } from "~/puppies/admin/queries.server.ts";
import { missingFor } from "~/puppies/publishing.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { notice } from "../page.css.ts";
import { Panel, SaveBar } from "../page.tsx";
import type { UploadResult } from "../photos/upload.ts";
import { UploadForm } from "../photos/upload-form.tsx";
import type { ChosenPhotos } from "./litter-form.tsx";
import { Thumbnails } from "./photos-panel.tsx";
import * as css from "./puppy-form.css.ts";
import { StatusTag } from "./puppy-table.tsx";

interface LitterPuppiesProps {
	puppies: readonly PuppyToEdit[];
	/** The address of the page. */
	address: string;
	formKey: string;
	/** What became of an upload without JavaScript. */
	upload?: { to: number; result: UploadResult };
	/** The photos chosen in the form, which are sent at once. */
	photos: ChosenPhotos;
	onTaken: () => void;
}

export function LitterPuppies(props: LitterPuppiesProps) {
	const { puppies, address, formKey, upload, photos } = props;
	const onTaken = useEffectEvent(props.onTaken);
	// The forms for photos, whose effects run first, have taken them.
	useEffect(() => onTaken(), []);
	return (
		<>
			{puppies.map((puppy, place) => (
				<Panel
					key={puppy.id}
					title={puppy.fields.name}
					id={`puppy-${puppy.id}`}
					action={<StatusTag puppy={{ ...puppy.fields, ...puppy }} />}
				>
					<div className={notice}>
						<State {...puppy} />
						<Thumbnails photos={puppy.photos.shown} />
					</div>
					<UploadForm
						action={`${address}?${TO}=${puppy.id}`}
						inPlaceAction={href("/admin/puppies/:id/photos/upload", { id: String(puppy.id) })}
						formKey={formKey}
						first={photos[place]}
						result={upload?.to === puppy.id ? upload.result : undefined}
					/>
				</Panel>
			))}
			<FetcherForm action={address}>
				<SaveBar
					aside={
						<ButtonLink tone="line" to={href("/admin/puppies")}>
							All puppies
						</ButtonLink>
					}
				>
					{puppies.some(({ status }) => status === "draft") ? (
						<Button name="intent" value="publish">
							Publish all
						</Button>
					) : null}
				</SaveBar>
			</FetcherForm>
		</>
	);
}

/** The parameter with the id of the puppy whose photos a form sends. */
export const TO = "to";

/** What a puppy still needs before it can be published, and where it can be seen and changed. */
function State({ id, status, fields, photos }: PuppyToEdit) {
	const missing = missingFor({ ...fields, photos: photos.shown });
	const edit = <Link to={href("/admin/puppies/:id", { id: String(id) })}>Edit {fields.name}</Link>;
	if (status === "public") {
		return (
			<p>
				Visitors can see this puppy.{" "}
				<Link to={href("/trained-puppies-for-sale/:profilePath", fields)}>
					View {fields.name} on the site
				</Link>
			</p>
		);
	}
	if (missing.length === 0) return <p>Nothing is missing, so it can be published. {edit}</p>;
	return (
		<>
			<p>Before it can be published, it needs:</p>
			<ul className={css.missing}>
				{missing.map(({ message }) => (
					<li key={message}>{message}</li>
				))}
			</ul>
			<p>{edit}</p>
		</>
	);
}
