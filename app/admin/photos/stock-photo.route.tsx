/** One photo of the library, in a sheet over the others: title, category, description and what stays in view. */
import { href, useLocation } from "react-router";
import * as failures from "~/business/failures.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { CATEGORY_MAX_LENGTH, TITLE_MAX_LENGTH } from "~/photos/limits.ts";
import { stockPhotoSchema } from "~/photos/schema.ts";
import { changeStockPhoto } from "~/photos/stock-commands.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { notFound } from "../not-found.ts";
import { pair } from "../page.css.ts";
import type { Route } from "./+types/stock-photo.route";
import { choosing } from "./chosen.ts";
import { PhotoForm } from "./photo-form.tsx";
import { PhotoUses } from "./photo-uses.tsx";
import { Sheet } from "./sheet.tsx";
import { libraryPhoto } from "./shown-photos.server.ts";

export const loader = withLoaderErrors(
	failures.stockPhotoNotFound,
	({ params }: Route.LoaderArgs) => libraryPhoto(params),
);

export async function action({ request, params, context, url }: Route.ActionArgs) {
	const { response, value } = await parseForm(request, { schema: stockPhotoSchema });
	if (response) return response;
	const isThere = await changeStockPhoto(readId(params.id) ?? 0, value, actorIn(context));
	if (!isThere) throw notFound();
	return redirectWithToast(href("/admin/photos") + url.search, `“${value.title}” was saved.`);
}

export default function StockPhotoPage({ loaderData }: Route.ComponentProps) {
	const { photo, uses } = loaderData;
	const { search } = useLocation();
	const form = useCheckedForm({
		id: "photo",
		schema: stockPhotoSchema,
		hasPlainIds: true,
		defaultValue: { ...photo, focusX: String(photo.focusX), focusY: String(photo.focusY) },
	});
	return (
		<Sheet title={photo.title} back={href("/admin/photos") + search}>
			<PhotoForm
				form={form}
				picture={photo.picture}
				draft={`stock photo ${photo.id}`}
				altHint="For people who can't see it. Until something is written here, other programs don't get the photo."
				deletePath={href("/admin/photos/delete") + choosing(photo.id)}
				buttons={
					<ButtonLink tone="line" to={href("/admin/photos/:id/replace", { id: String(photo.id) })}>
						Replace
					</ButtonLink>
				}
			>
				<div className={pair}>
					<Field
						label="Title"
						{...form.control("title")}
						maxLength={TITLE_MAX_LENGTH}
						autoComplete="off"
					/>
					<Field
						label="Category"
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
