/** One photo of a puppy, in a sheet over its photos: what it shows, what stays in view, and its place. */
import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { changePhoto } from "~/photos/commands.server.ts";
import { documentKinds, documentLabels } from "~/photos/documents.ts";
import { LINK_MAX_LENGTH, SIGNED_MAX_LENGTH } from "~/photos/limits.ts";
import { puppyPhotoSchema } from "~/photos/schema.ts";
import { capital } from "~/platform/capital.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { Field } from "~/ui/form/field.tsx";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { notFound } from "../not-found.ts";
import type { Route } from "./+types/puppy-photo.route";
import { choosing, placeName } from "./chosen.ts";
import { pictureNames } from "./named-pictures.ts";
import { PhotoForm } from "./photo-form.tsx";
import * as css from "./sheet.css.ts";
import { Sheet } from "./sheet.tsx";
import { puppyWithPhotos } from "./shown-photos.server.ts";

const about = ["document", "number", "link", "signedBy", "signedOn"] as const;
const names = ["alt", "focusX", "focusY", "place", ...about] as const;

/** @throws a 404 response if the puppy has no such photo. */
export const loader = withLoaderErrors(
	failures.fetchPuppies,
	async ({ params }: Route.LoaderArgs) => {
		const { photos, ...puppy } = await puppyWithPhotos(params.id);
		const index = photos.findIndex(({ id }) => id === readId(params.photo));
		const photo = photos[index];
		const named = pictureNames(puppy, photos)[index];
		if (!photo || !named) throw notFound();
		const title = `${capital(named.name)} of ${puppy.name}`;
		return { photo, title, text: named.text, index, count: photos.length };
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const { response, value } = await parseForm(request, { schema: puppyPhotoSchema });
	if (response) return response;
	const photo = { puppyId: readId(params.id) ?? 0, id: readId(params.photo) ?? 0 };
	const { do: button, ...changes } = value;
	if (button === "main") changes.place = 0;
	if (!(await changePhoto(photo, changes, actorIn(context)))) throw notFound();
	const message = button === "main" ? "That is the main photo now." : "The photo was saved.";
	return redirectWithToast(href("/admin/puppies/:id/photos", { id: params.id }), message);
}

export default function PuppyPhotoPage({ loaderData, params }: Route.ComponentProps) {
	const { photo, title, text, index, count } = loaderData;
	const form = useCheckedForm({
		id: "photo",
		schema: puppyPhotoSchema,
		names,
		hasPlainIds: true,
		defaultValue: { ...photo, focusX: String(photo.focusX), focusY: String(photo.focusY) },
	});
	const { control } = form;
	const places = Array.from({ length: count }, (_, place) => ({
		value: String(place + 1),
		label: placeName(place),
	}));
	const path = href("/admin/puppies/:id/photos", { id: params.id });
	return (
		<Sheet title={title} back={path}>
			<PhotoForm
				form={form}
				picture={photo.picture}
				draft={`photo ${photo.id}`}
				altHint={`For people who can't see it. Until you write something, it is described as “${text}”.`}
				deletePath={`${href("/admin/puppies/:id/photos/delete", { id: params.id })}${choosing(photo.id)}`}
				buttons={
					index > 0 && photo.document === "" ? (
						<SendButton tone="line" name="do" value="main" busy="Saving…">
							Make main photo
						</SendButton>
					) : null
				}
			>
				{count > 1 ? (
					<Field
						as="select"
						label="Move to"
						{...control("place")}
						optional={false}
						blank={`Stays at place ${index + 1}`}
						options={places.filter((_, place) => place !== index)}
					/>
				) : null}
				{/* What makes the photo a health document, and what is known about that. */}
				<Field
					as="select"
					label="Kind of picture"
					{...control("document")}
					required={false}
					optional
					blank="A photo for the gallery"
					options={documentKinds.map((value) => ({ value, label: documentLabels[value] }))}
					hint="A paper is shown with the health tests and vaccinations instead. What it shows is its title there."
				/>
				<div className={css.aboutDocument}>
					<Field
						label="Number of the document"
						{...control("number")}
						maxLength={SIGNED_MAX_LENGTH}
						autoComplete="off"
					/>
					<Field
						label="Link to the registry"
						type="url"
						{...control("link")}
						maxLength={LINK_MAX_LENGTH}
						autoComplete="off"
						hint="The page where families can look the number up."
					/>
					<Field
						label="Signed by"
						{...control("signedBy")}
						maxLength={SIGNED_MAX_LENGTH}
						autoComplete="off"
						hint="For example: Dr. Amy Lowe, Laurel Ridge Animal Hospital."
					/>
					<Field label="Signed on" type="date" {...control("signedOn")} required={false} optional />
				</div>
			</PhotoForm>
		</Sheet>
	);
}
