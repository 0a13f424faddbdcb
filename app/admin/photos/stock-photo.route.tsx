/** Edits one stock photo: title, category, alternative text and focus. */

import { data, href } from "react-router";
import * as failures from "~/business/failures.ts";
import { photoUses } from "~/content/photo-uses.server.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import type { HydrationHandle } from "~/hydration/page-modules.server.ts";
import { stockPhotoById } from "~/photos/admin-queries.server.ts";
import { stockPhotoSchema } from "~/photos/schema.ts";
import { changeStockPhoto } from "~/photos/stock-commands.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { notFound } from "../not-found.ts";
import { AdminHead, adminMeta } from "../page.tsx";
import type { Route } from "./+types/stock-photo.route";
import { PhotoUses } from "./photo-uses.tsx";
import { StockPhotoForm, stockPhotoFields } from "./stock-photo-form.tsx";

const MAX_BYTES = 16 * 1024;
const rules = { schema: stockPhotoSchema, fields: stockPhotoFields, maxBytes: MAX_BYTES };

/** Hydrated at once, because people start working here right away: no early click may be lost. */
export const handle: HydrationHandle = { hydrate: "now" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.photo.title ?? "Photo");

export const loader = withLoaderErrors(
	failures.stockPhotoNotFound,
	async ({ params }: Route.LoaderArgs) => {
		const photo = await stockPhotoById(readId(params.id) ?? 0);
		if (!photo) throw data({ failure: failures.stockPhotoNotFound }, 404);
		return { photo, uses: await photoUses(photo.id) };
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const isThere = await changeStockPhoto(readId(params.id) ?? 0, parsed.value, actorIn(context));
	if (!isThere) throw notFound();
	const message = `“${parsed.value.title}” was saved.`;
	return redirectWithToast(href("/admin/photos"), message);
}

const photoDraft = (id: string) => `stock photo ${id}`;

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: photoDraft(params.id) });

export default function StockPhotoPage({ loaderData, actionData }: Route.ComponentProps) {
	const { photo, uses } = loaderData;
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title={photo.title}
				trail={[{ name: "Photos", path: href("/admin/photos") }, { name: photo.title }]}
			/>
			<PhotoUses uses={uses} videos={photo.videos} />
			<StockPhotoForm
				key={saved}
				photo={photo}
				draft={photoDraft(String(photo.id))}
				result={actionData?.result}
			/>
		</>
	);
}
