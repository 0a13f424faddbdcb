/** One photo of a puppy, in a sheet over its photos: what it shows, what stays in view, and its place. */
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { changePhoto } from "~/photos/commands.server.ts";
import { documentKinds, documentLabels, isDocumentKind } from "~/photos/documents.ts";
import { LINK_MAX_LENGTH, SIGNED_MAX_LENGTH } from "~/photos/limits.ts";
import { puppyPhotoSchema } from "~/photos/schema.ts";
import { capital } from "~/platform/capital.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { Field } from "~/ui/form/field.tsx";
import { actorIn } from "../access.server.ts";
import { deletedMeanwhile } from "../entered-values.ts";
import { withForm, withLoaderErrors } from "../failures.server.ts";
import { notFound } from "../not-found.ts";
import type { Route } from "./+types/puppy-photo.route";
import { choosing } from "./chosen.ts";
import { pictureNames } from "./named-pictures.ts";
import { NOT_SAVED, PhotoForm, photoLabels, photoTexts } from "./photo-form.tsx";
import * as css from "./sheet.css.ts";
import { Sheet } from "./sheet.tsx";
import { puppyWithPhotos } from "./shown-photos.server.ts";

const labels = {
	...photoLabels,
	document: "Kind of picture",
	number: "Number of the document",
	link: "Link to the registry",
	signedBy: "Signed by",
	signedOn: "Signed on",
} as const;
const GALLERY = "A photo for the gallery";

function inWords(name: string, value: string): string {
	if (name !== "document") return dayInWords(value);
	return isDocumentKind(value) ? documentLabels[value] : GALLERY;
}

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

export function action({ request, params, context }: Route.ActionArgs) {
	return withForm(request, { schema: puppyPhotoSchema }, NOT_SAVED, async (parsed) => {
		const isMain = parsed.value.do === "main";
		const merge = mergeForm(parsed, { schema: puppyPhotoSchema, labels, inWords });
		const edit = (stored: object) => {
			const { do: _, ...changes } = merge(photoTexts(stored, labels));
			return isMain ? { ...changes, place: 0 } : changes;
		};
		const photo = { puppyId: readId(params.id) ?? 0, id: readId(params.photo) ?? 0 };
		if (!(await changePhoto(photo, edit, actorIn(context)))) {
			throw deletedMeanwhile(parsed.form, labels);
		}
		const message = isMain ? "That is the main photo now." : "The photo was saved.";
		return redirectWithToast(href("/admin/puppies/:id/photos", { id: params.id }), message);
	});
}

export default function PuppyPhotoPage(props: Route.ComponentProps) {
	const saved = useSavedCount(props.actionData);
	return <PuppyPhoto key={saved} {...props} />;
}

function PuppyPhoto({ loaderData, params }: Route.ComponentProps) {
	const { photo, title, text, index, count } = loaderData;
	const values = photoTexts(photo, labels);
	const form = useCheckedForm({
		id: "photo",
		schema: puppyPhotoSchema,
		defaultValue: values,
	});
	const { control } = form;
	const places = Array.from({ length: count }, (_, place) => ({
		value: String(place + 1),
		label: `Place ${place + 1}`,
	}));
	const path = href("/admin/puppies/:id/photos", { id: params.id });
	return (
		<Sheet title={title} back={path}>
			<PhotoForm
				form={form}
				values={values}
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
					label={labels.document}
					{...control("document")}
					required={false}
					optional
					blank={GALLERY}
					options={documentKinds.map((value) => ({ value, label: documentLabels[value] }))}
					hint="A paper is shown with the health tests and vaccinations instead. What it shows is its title there."
				/>
				<div className={css.aboutDocument}>
					<Field
						label={labels.number}
						{...control("number")}
						maxLength={SIGNED_MAX_LENGTH}
						autoComplete="off"
					/>
					<Field
						label={labels.link}
						type="url"
						{...control("link")}
						maxLength={LINK_MAX_LENGTH}
						autoComplete="off"
						hint="The page where families can look the number up."
					/>
					<Field
						label={labels.signedBy}
						{...control("signedBy")}
						maxLength={SIGNED_MAX_LENGTH}
						autoComplete="off"
						hint="For example: Dr. Amy Lowe, Laurel Ridge Animal Hospital."
					/>
					<Field
						label={labels.signedOn}
						type="date"
						{...control("signedOn")}
						required={false}
						optional
					/>
				</div>
			</PhotoForm>
		</Sheet>
	);
}
