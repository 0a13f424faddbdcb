/** One photo of the library, in a sheet over the others: title, category, description and what stays in view. */
import { href, useLocation } from "react-router";
import * as failures from "~/business/failures.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { CATEGORY_MAX_LENGTH, TITLE_MAX_LENGTH } from "~/photos/limits.ts";
import { stockPhotoSchema } from "~/photos/schema.ts";
import { changeStockPhoto } from "~/photos/stock-commands.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { actorIn } from "../access.server.ts";
import { deletedMeanwhile } from "../entered-values.ts";
import { withForm, withLoaderErrors } from "../failures.server.ts";
import { pair } from "../page.css.ts";
import type { Route } from "./+types/stock-photo.route";
import { choosing } from "./chosen.ts";
import { NOT_SAVED, PhotoForm, photoLabels, photoTexts } from "./photo-form.tsx";
import { PhotoUses } from "./photo-uses.tsx";
import { Sheet } from "./sheet.tsx";
import { libraryPhoto } from "./shown-photos.server.ts";

const labels = { ...photoLabels, title: "Title", category: "Category" } as const;

export const loader = withLoaderErrors(
	failures.stockPhotoNotFound,
	({ params }: Route.LoaderArgs) => libraryPhoto(params),
);

export function action({ request, params, context, url }: Route.ActionArgs) {
	return withForm(request, { schema: stockPhotoSchema }, NOT_SAVED, async (parsed) => {
		const merge = mergeForm(parsed, { schema: stockPhotoSchema, labels });
		const edit = (stored: object) => merge(photoTexts(stored, labels));
		const isThere = await changeStockPhoto(readId(params.id) ?? 0, edit, actorIn(context));
		if (!isThere) throw deletedMeanwhile(parsed.form, labels);
		const message = `“${parsed.value.title}” was saved.`;
		return redirectWithToast(href("/admin/photos") + url.search, message);
	});
}

export default function StockPhotoPage({ loaderData, actionData }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	return <StockPhoto key={saved} {...loaderData} />;
}

function StockPhoto({ photo, uses }: Route.ComponentProps["loaderData"]) {
	const { search } = useLocation();
	const values = photoTexts(photo, labels);
	const form = useCheckedForm({
		id: "photo",
		schema: stockPhotoSchema,
		hasPlainIds: true,
		defaultValue: values,
	});
	return (
		<Sheet title={photo.title} back={href("/admin/photos") + search}>
			<PhotoForm
				form={form}
				values={values}
				picture={photo.picture}
				draft={`stock photo ${photo.id}`}
				altHint="For people who can't see it. Until something is written here, no page and no other program shows the photo."
				deletePath={href("/admin/photos/delete") + choosing(photo.id)}
				buttons={
					<ButtonLink tone="line" to={href("/admin/photos/:id/replace", { id: String(photo.id) })}>
						Replace
					</ButtonLink>
				}
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
			</PhotoForm>
		</Sheet>
	);
}
