/** One stock photo: title, category, words and what stays in view. */

import { data, href } from "react-router";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import type { HydrationHandle } from "~/hydration/page-modules.server.ts";
import { stockPhotoById } from "~/photos/admin-queries.server.ts";
import { CATEGORY_MAX_LENGTH, TITLE_MAX_LENGTH } from "~/photos/limits.ts";
import { stockPhotoSchema } from "~/photos/schema.ts";
import { changeStockPhoto } from "~/photos/stock-commands.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { actorIn } from "../access.server.ts";
import { form as formLayout, pair } from "../page.css.ts";
import { AdminHead, adminMeta, Panel, SaveBar } from "../page.tsx";
import type { Route } from "./+types/stock-photo.route";
import { FocusFields } from "./focus-fields.tsx";
import { AltField } from "./photo-fields.tsx";
import { waiting } from "./photo-list.css.ts";

const fields = ["title", "category", "alt", "focusX", "focusY"] as const;
const MAX_BYTES = 16 * 1024;
const rules = { schema: stockPhotoSchema, fields, maxBytes: MAX_BYTES };

/** Work begins at once here: what is dropped or clicked early is not to be missed. */
export const handle: HydrationHandle = { hydrate: "now" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.photo.title ?? "Stock photo");

export async function loader({ params }: Route.LoaderArgs) {
	const photo = await stockPhotoById(readId(params.id) ?? 0);
	if (!photo) throw data(null, 404);
	return { photo };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const isThere = await changeStockPhoto(readId(params.id) ?? 0, parsed.value, actorIn(context));
	if (!isThere) throw data(null, 404);
	const message = `“${parsed.value.title}” was saved.`;
	return redirectWithToast(href("/admin/photos"), message);
}

const photoDraft = (id: string) => `stock photo ${id}`;

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: photoDraft(params.id) });

export default function StockPhotoPage({ loaderData, actionData }: Route.ComponentProps) {
	const { photo } = loaderData;
	const form = useCheckedForm({
		id: "stock-photo",
		schema: stockPhotoSchema,
		names: fields,
		hasPlainIds: true,
		result: actionData?.result,
		defaultValue: { ...photo, focusX: String(photo.focusX), focusY: String(photo.focusY) },
	});
	const asAnswer = (name: (typeof fields)[number]) => {
		const { defaultValue = "", error } = form.control(name);
		return { name, value: defaultValue, error };
	};
	const id = String(photo.id);
	const list = href("/admin/photos");
	return (
		<>
			<AdminHead
				title={photo.title}
				trail={[{ name: "Stock photos", path: list }, { name: photo.title }]}
			/>
			<FormProblems of={form} />
			<CheckedForm of={form} isLong draft={{ name: photoDraft(id), controls: fields }}>
				<Panel className={formLayout}>
					{photo.alt ? null : <p className={waiting}>Not public until described</p>}
					<div className={pair}>
						<Field
							label="Title"
							{...form.control("title")}
							maxLength={TITLE_MAX_LENGTH}
							autoComplete="off"
							required
						/>
						<Field
							label="Category"
							{...form.control("category")}
							maxLength={CATEGORY_MAX_LENGTH}
							autoComplete="off"
							autoCapitalize="none"
							required
						/>
					</div>
					<AltField answer={asAnswer("alt")} />
					<FocusFields
						picture={photo.picture}
						x={asAnswer("focusX")}
						y={asAnswer("focusY")}
						isOpen
					/>
				</Panel>
				<SaveBar
					aside={
						<ButtonLink tone="bad" to={href("/admin/photos/:id/delete", { id })}>
							Delete photo
						</ButtonLink>
					}
				>
					<SendButton busy="Saving…">Save photo</SendButton>
				</SaveBar>
			</CheckedForm>
		</>
	);
}
