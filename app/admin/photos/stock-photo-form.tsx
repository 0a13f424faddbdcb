import type { SubmissionResult } from "@conform-to/react";
import { href } from "react-router";
import { CheckedForm, EnterButton, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { CATEGORY_MAX_LENGTH, TITLE_MAX_LENGTH } from "~/photos/limits.ts";
import { stockPhotoSchema } from "~/photos/schema.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import type { PictureSource } from "~/ui/picture/picture.tsx";
import { form as formLayout, pair } from "../page.css.ts";
import { Panel, SaveBar } from "../page.tsx";
import { FocusFields } from "./focus-fields.tsx";
import { AltField } from "./photo-fields.tsx";
import { waiting } from "./photo-list.css.ts";

export const stockPhotoFields = ["title", "category", "alt", "focusX", "focusY"] as const;

interface StockPhotoFormProps {
	photo: {
		id: number;
		title: string;
		category: string;
		alt: string;
		focusX: number;
		focusY: number;
		picture: PictureSource;
	};
	/** The name under which the draft is kept on the device. */
	draft: string;
	/** The result of a refused submission, with the values that were sent. */
	result?: SubmissionResult;
}

/** Edits a stock photo's title, category, alternative text and focus. */
export function StockPhotoForm({ photo, draft, result }: StockPhotoFormProps) {
	const { title, category, alt } = photo;
	const form = useCheckedForm({
		id: "stock-photo",
		schema: stockPhotoSchema,
		names: stockPhotoFields,
		hasPlainIds: true,
		result,
		defaultValue: {
			title,
			category,
			alt,
			focusX: String(photo.focusX),
			focusY: String(photo.focusY),
		},
	});
	const asAnswer = (name: (typeof stockPhotoFields)[number]) => {
		const { defaultValue = "", error } = form.control(name);
		return { name, value: defaultValue, error };
	};
	const id = String(photo.id);
	return (
		<>
			<FormProblems of={form} />
			<CheckedForm of={form} isLong draft={{ name: draft, controls: stockPhotoFields }}>
				<EnterButton />
				<Panel className={formLayout}>
					{alt ? null : <p className={waiting}>Not public until described</p>}
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
						<>
							<ButtonLink tone="bad" to={href("/admin/photos/:id/delete", { id })}>
								Delete photo
							</ButtonLink>
							<ButtonLink tone="line" to={href("/admin/photos/:id/replace", { id })}>
								Replace
							</ButtonLink>
						</>
					}
				>
					<SendButton busy="Saving…">Save photo</SendButton>
				</SaveBar>
			</CheckedForm>
		</>
	);
}
