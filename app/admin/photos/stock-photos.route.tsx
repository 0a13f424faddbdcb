/** Lists the stock photos by category, and adds more. */

import { data, href, Outlet, useLocation, useParams } from "react-router";
import * as failures from "~/business/failures.ts";
import type { HydrationHandle } from "~/hydration/page-modules.server.ts";
import { CATEGORY_MAX_LENGTH } from "~/photos/limits.ts";
import { stockCategories, stockPhotoPage } from "~/photos/queries.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { line, listParameters, pageNumber } from "~/platform/list-parameters.ts";
import { Field } from "~/ui/form/field.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { categoryFilters, ListScreen } from "../list-screen.tsx";
import { notice } from "../page.css.ts";
import { Panel } from "../page.tsx";
import type { Route } from "./+types/stock-photos.route";
import * as css from "./photo-grid.css.ts";
import { PhotoGrid } from "./photo-grid.tsx";
import { isUpload, receiveStockPhotos } from "./receive.server.ts";
import { countPhotos, isWhole, USUAL_CATEGORY } from "./upload.ts";
import { UploadForm } from "./upload-form.tsx";

/** Categories that are always suggested. */
const usual = [USUAL_CATEGORY, "hero", "background", "logo"];

/** Hydrated at once, because people start working here right away: no early drop or click may be lost. */
export const handle: HydrationHandle & RouteHandle = { hydrate: "now", takesUploads: true };

const list = listParameters<{ category: string; page: number }>(href("/admin/photos"), {
	category: line(CATEGORY_MAX_LENGTH),
	page: pageNumber,
});
const listAddress = (category = "", page = 1) => list.address({ category, page });

export const loader = withLoaderErrors(
	failures.fetchStockPhotos,
	async ({ url }: Route.LoaderArgs) => {
		const { page, category } = list.read(url.searchParams);
		const [shown, categories] = await Promise.all([
			stockPhotoPage({ category, page }),
			stockCategories(),
		]);
		const known = [...new Set([...usual, ...categories.map((one) => one.category)])];
		return { ...shown, category, categories, known };
	},
);

export async function action({ request, context }: Route.ActionArgs) {
	if (!isUpload(request)) throw data(null, 415);
	const { upload, category } = await receiveStockPhotos(request, actorIn(context));
	if (!isWhole(upload)) return data({ upload }, { status: upload.ids.length > 0 ? 200 : 400 });
	return redirectWithToast(
		listAddress(category),
		`Added ${countPhotos(upload.ids.length)} to ${category}.`,
	);
}

export default function StockPhotosPage({ loaderData, actionData }: Route.ComponentProps) {
	const { photos, page, pages, category, categories, known } = loaderData;
	const { search } = useLocation();
	const { id: open } = useParams();
	return (
		<ListScreen
			title="Photos"
			tab={photos.find(({ id }) => String(id) === open)?.title}
			note="Pictures for pages, video posters and other programs, sorted by category."
			first={
				<>
					<Outlet />
					<Panel title="Add photos" id="add" className={notice}>
						<UploadForm
							action={listAddress(category)}
							inPlaceAction={href("/admin/photos/upload")}
							result={actionData?.upload}
						>
							<Field
								label="Category"
								name="category"
								id="new-category"
								list="categories"
								defaultValue={category || USUAL_CATEGORY}
								maxLength={CATEGORY_MAX_LENGTH}
								autoCapitalize="none"
								autoComplete="off"
								required
								hint={`${usual.join(", ")}, or a new one.`}
							/>
							<datalist id="categories">
								{known.map((name) => (
									<option key={name} value={name} />
								))}
							</datalist>
						</UploadForm>
					</Panel>
				</>
			}
			filters={categoryFilters("Categories", {
				categories,
				current: category,
				addressOf: listAddress,
			})}
			empty={
				photos.length === 0
					? {
							message: category ? `No photos in “${category}”.` : "No photos yet.",
							action: category
								? { href: listAddress(), label: "All photos" }
								: { href: "#add", label: "Add some" },
						}
					: undefined
			}
			pager={{
				label: "Photos",
				newer: page > 1 ? listAddress(category, page - 1) : undefined,
				older: page < pages ? listAddress(category, page + 1) : undefined,
			}}
		>
			<PhotoGrid
				tiles={photos.map(({ id, title, alt, picture, category: name }) => ({
					id,
					name: title,
					to: href("/admin/photos/:id", { id: String(id) }) + search,
					picture,
					caption: (
						<span className={css.caption}>
							<b>{title}</b>
							<span className={muted}>{name}</span>
							{alt ? null : <span className={css.missing}>Not described</span>}
						</span>
					),
				}))}
				deletePath={href("/admin/photos/delete")}
			/>
		</ListScreen>
	);
}
