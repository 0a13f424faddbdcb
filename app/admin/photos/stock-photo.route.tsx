/**
 * One photo of the library, in a sheet over the others: title, category, description and what stays in view. Its
 * picture can be replaced wherever it is shown.
 */
import { data, Form, href, useLocation } from "react-router";
import * as failures from "~/business/failures.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { CATEGORY_MAX_LENGTH, TITLE_MAX_LENGTH } from "~/photos/limits.ts";
import { stockPhotoSchema } from "~/photos/schema.ts";
import { changeStockPhoto, replaceStockPhoto } from "~/photos/stock-commands.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { readId } from "~/platform/ids.ts";
import { Button } from "~/ui/button.tsx";
import { label } from "~/ui/form/field.css.ts";
import { Field } from "~/ui/form/field.tsx";
import { Problems } from "~/ui/form/problems.tsx";
import { actorIn } from "../access.server.ts";
import { deletedMeanwhile } from "../entered-values.ts";
import { withForm, withLoaderErrors } from "../failures.server.ts";
import { pair, parts } from "../page.css.ts";
import type { Route } from "./+types/stock-photo.route";
import { choosing } from "./chosen.ts";
import { NOT_SAVED, PhotoForm, photoLabels, photoTexts } from "./photo-form.tsx";
import { PhotoUses } from "./photo-uses.tsx";
import { isUpload, receivePhotos } from "./receive.server.ts";
import { Sheet } from "./sheet.tsx";
import { libraryPhotos } from "./shown-photos.server.ts";
import { UPLOAD_FIELD } from "./upload.ts";
import { files } from "./upload-form.css.ts";
import { kinds } from "./upload-form.tsx";

const labels = { ...photoLabels, title: "Title", category: "Category" } as const;

/** @throws a 404 response if there is no such photo. */
export const loader = withLoaderErrors(
	failures.stockPhotoNotFound,
	async ({ params }: Route.LoaderArgs) => {
		const { photos, uses } = await libraryPhotos([readId(params.id) ?? 0]);
		const [photo] = photos;
		if (!photo) throw data({ failure: failures.stockPhotoNotFound }, 404);
		return { photo, uses };
	},
);

export const handle: RouteHandle = { takesUploads: true };

export function action({ request, params, context, url }: Route.ActionArgs) {
	if (isUpload(request)) return replace(request, readId(params.id) ?? 0, actorIn(context));
	return withForm(request, { schema: stockPhotoSchema }, NOT_SAVED, async (parsed) => {
		const merge = mergeForm(parsed, { schema: stockPhotoSchema, labels });
		const edit = (stored: object) => merge(photoTexts(stored, labels));
		const isThere = await changeStockPhoto(readId(params.id) ?? 0, edit, actorIn(context));
		if (!isThere) throw deletedMeanwhile(parsed.form, labels);
		const message = `“${parsed.value.title}” was saved.`;
		return redirectWithToast(href("/admin/photos") + url.search, message);
	});
}

async function replace(request: Request, id: number, actor: Actor) {
	const { ids, refused, problem } = await receivePhotos(request, [], (bytes) =>
		replaceStockPhoto(id, bytes, actor),
	);
	if (ids.length > 0) {
		const message =
			"The picture was replaced everywhere. Please check that its description, and what stays in view, still fit.";
		return redirectWithToast(href("/admin/photos/:id", { id: String(id) }), message);
	}
	const reasons = refused.map(({ name, reason }) => `“${name}” ${reason}.`);
	return data({ problem: reasons[0] ?? problem ?? "Please choose a photo." }, 400);
}

export default function StockPhotoPage({ loaderData, actionData }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	const problem = actionData && "problem" in actionData ? actionData.problem : undefined;
	return <StockPhoto key={saved} {...loaderData} problem={problem} />;
}

/** Id of the form that replaces the picture, whose controls are within the photo's form. */
const REPLACE = "replace";

type StockPhotoProps = Route.ComponentProps["loaderData"] & {
	/** Why the picture was not replaced. */
	problem: string | undefined;
};

function StockPhoto({ photo, uses, problem }: StockPhotoProps) {
	const { search } = useLocation();
	const values = photoTexts(photo, labels);
	const form = useCheckedForm({
		id: "photo",
		schema: stockPhotoSchema,
		defaultValue: values,
	});
	return (
		<Sheet title={photo.title} back={href("/admin/photos") + search}>
			<Form id={REPLACE} method="post" encType="multipart/form-data" reloadDocument />
			<Problems notice={problem} problems={[]} />
			<PhotoForm
				form={form}
				values={values}
				picture={photo.picture}
				draft={`stock photo ${photo.id}`}
				altHint="For people who can't see it. Until something is written here, no page and no other program shows the photo."
				deletePath={href("/admin/photos/delete") + choosing(photo.id)}
			>
				<div className={pair}>
					<Field
						label={labels.title}
						{...form.control("title")}
						maxLength={TITLE_MAX_LENGTH}
						autoComplete="off"
					/>
					<Field
						label={labels.category}
						{...form.control("category")}
						maxLength={CATEGORY_MAX_LENGTH}
						autoComplete="off"
						autoCapitalize="none"
					/>
				</div>
				<PhotoUses uses={uses} videos={photo.videos} />
				<details className={parts} open={problem ? true : undefined}>
					<summary>Replace the picture everywhere</summary>
					<label htmlFor={UPLOAD_FIELD} className={label}>
						New picture
					</label>
					<input
						id={UPLOAD_FIELD}
						name={UPLOAD_FIELD}
						form={REPLACE}
						type="file"
						accept={kinds}
						required
						className={files}
					/>
					<Button form={REPLACE} tone="night" small>
						Replace it everywhere
					</Button>
				</details>
			</PhotoForm>
		</Sheet>
	);
}
