import type { ReactNode } from "react";
import type { PictureSource } from "~/business/picture-source.ts";
import { CheckedForm, EnterButton, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import type { ControlProps, CheckedForm as FormState } from "~/forms/use-checked-form.ts";
import { ALT_MAX_LENGTH } from "~/photos/limits.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { form as formLayout } from "../page.css.ts";
import { FocusFields } from "./focus-fields.tsx";
import * as css from "./sheet.css.ts";

type PhotoField = "alt" | "focusX" | "focusY";

interface PhotoFormProps {
	form: FormState & { control: (name: PhotoField) => ControlProps };
	picture: PictureSource;
	/** The name under which the draft is kept on the device. */
	draft: string;
	/** Says what happens if the description is left empty. */
	altHint: string;
	deletePath: string;
	/** Buttons beside the one that saves. */
	buttons?: ReactNode;
	/** More fields. */
	children?: ReactNode;
}

export function PhotoForm(props: PhotoFormProps) {
	const { form, picture, draft, altHint, deletePath, buttons, children } = props;
	return (
		<>
			<FormProblems form={form} />
			<CheckedForm form={form} isLong draft={{ name: draft }}>
				<EnterButton />
				<div className={formLayout}>
					<FocusFields picture={picture} x={form.control("focusX")} y={form.control("focusY")} />
					<Field
						as="textarea"
						rows={2}
						className={css.text}
						label="What the photo shows"
						{...form.control("alt")}
						maxLength={ALT_MAX_LENGTH}
						autoComplete="off"
						hint={altHint}
					/>
					{children}
					<Actions className={css.actions}>
						<SendButton busy="Saving…">Save photo</SendButton>
						{buttons}
						<ButtonLink tone="bad" to={deletePath}>
							Delete photo
						</ButtonLink>
					</Actions>
				</div>
			</CheckedForm>
		</>
	);
}
