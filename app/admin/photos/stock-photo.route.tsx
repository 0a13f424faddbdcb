/** One stock photo: title, category, words and what stays in view. */
import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, href } from "react-router";
import type { z } from "zod";
import type { HydrationHandle } from "~/hydration/page-modules.server.ts";
import { stockPhotoById } from "~/photos/admin-queries.server.ts";
import { CATEGORY_MAX_LENGTH, TITLE_MAX_LENGTH } from "~/photos/limits.ts";
import { stockPhotoSchema } from "~/photos/schema.ts";
import { changeStockPhoto } from "~/photos/stock-commands.server.ts";
import { redirectWithToast } from "~/platform/flash.server.ts";
import { FormError, readForm, refuseForm, refuseUnread } from "~/platform/forms.server.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Problems } from "~/ui/problems.tsx";
import { actorIn } from "../access.server.ts";
import { form as formLayout, pair } from "../page.css.ts";
import { AdminHead, adminMeta, Panel, SaveBar } from "../page.tsx";
import type { Route } from "./+types/stock-photo.route";
import { FocusFields } from "./focus-fields.tsx";
import { AltField } from "./photo-fields.tsx";
import { waiting } from "./photo-list.css.ts";
import { idIn } from "./upload.ts";

const fields = ["title", "category", "alt", "focusX", "focusY"];
const MAX_BYTES = 16 * 1024;

/** Work begins at once here: what is dropped or clicked early is not to be missed. */
export const handle: HydrationHandle = { hydrate: "now" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.photo.title ?? "Stock photo");

export async function loader({ params }: Route.LoaderArgs) {
	const photo = await stockPhotoById(idIn(params.id) ?? 0);
	if (!photo) throw data(null, 404);
	return { photo };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const form = await readForm(request, { fields, maxBytes: MAX_BYTES }).catch((error: unknown) => {
		if (error instanceof FormError) return error;
		throw error;
	});
	if (form instanceof FormError) return refuseUnread(form);
	const submission = parseWithZod(form, { schema: stockPhotoSchema });
	if (submission.status !== "success") return refuseForm(submission);
	const isThere = await changeStockPhoto(idIn(params.id) ?? 0, submission.value, actorIn(context));
	if (!isThere) throw data(null, 404);
	const message = `“${submission.value.title}” was saved.`;
	return redirectWithToast(href("/admin/photos"), message);
}

export default function StockPhotoPage({ loaderData, actionData }: Route.ComponentProps) {
	const { photo } = loaderData;
	const [form, answers] = useForm<z.input<typeof stockPhotoSchema>>({
		id: "stock-photo",
		lastResult: actionData?.result,
		defaultNoValidate: false,
		defaultValue: { ...photo, focusX: String(photo.focusX), focusY: String(photo.focusY) },
	});
	const asAnswer = (field: { name: string; initialValue?: string; errors?: string[] }) => ({
		name: field.name,
		value: field.initialValue ?? "",
		error: field.errors,
	});
	const problems = [answers.title, answers.category, answers.alt, answers.focusX, answers.focusY]
		.filter(({ errors }) => errors)
		.map(({ name, errors }) => ({ id: name, message: errors?.[0] ?? "" }));
	const id = String(photo.id);
	const list = href("/admin/photos");
	return (
		<>
			<AdminHead
				title={photo.title}
				trail={[{ name: "Stock photos", path: list }, { name: photo.title }]}
			/>
			<Problems notice={form.errors?.[0]} problems={problems} />
			<form {...getFormProps(form)} method="post">
				<Panel className={formLayout}>
					{photo.alt ? null : <p className={waiting}>Not public until described</p>}
					<div className={pair}>
						<Field
							label="Title"
							name={answers.title.name}
							defaultValue={answers.title.initialValue}
							error={answers.title.errors}
							maxLength={TITLE_MAX_LENGTH}
							autoComplete="off"
							required
						/>
						<Field
							label="Category"
							name={answers.category.name}
							defaultValue={answers.category.initialValue}
							error={answers.category.errors}
							maxLength={CATEGORY_MAX_LENGTH}
							autoComplete="off"
							autoCapitalize="none"
							required
						/>
					</div>
					<AltField answer={asAnswer(answers.alt)} />
					<FocusFields
						picture={photo.picture}
						x={asAnswer(answers.focusX)}
						y={asAnswer(answers.focusY)}
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
					<Button>Save photo</Button>
				</SaveBar>
			</form>
		</>
	);
}
