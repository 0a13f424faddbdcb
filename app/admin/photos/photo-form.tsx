import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { PictureSource } from "~/business/picture-source.ts";
import { CheckedForm, EnterButton, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { MergeBase } from "~/forms/edit-conflict.tsx";
import { typeInto } from "~/forms/form-values.ts";
import type { ControlProps, CheckedForm as FormState } from "~/forms/use-checked-form.ts";
import { ALT_MAX_LENGTH } from "~/photos/limits.ts";
import { BASE } from "~/platform/forms/edit-conflict.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Field } from "~/ui/form/field.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { muted, small } from "~/ui/theme/text.css.ts";
import { form as formLayout, pair } from "../page.css.ts";
import * as css from "./sheet.css.ts";

export const NOT_SAVED = "The photo could not be saved. Please try again in a minute.";

export const photoLabels = {
	alt: "What the photo shows",
	focusX: "From the left, in %",
	focusY: "From the top, in %",
} as const;
type PhotoField = keyof typeof photoLabels;

/** What is stored of a photo, as the texts of the controls with these labels. */
export const photoTexts = (photo: object, labels: object): Record<string, string> =>
	Object.fromEntries(
		Object.entries(photo).flatMap(([name, value]) =>
			name in labels ? [[name, String(value)]] : [],
		),
	);

interface PhotoFormProps {
	form: FormState & { control: (name: PhotoField) => ControlProps };
	/** The stored values of its controls. */
	values: Readonly<Record<string, string>>;
	picture: PictureSource;
	/** The name under which the draft is kept on the device. */
	draft: string;
	/** Says what happens if the description is left empty. */
	altHint: string;
	deletePath: string;
	/** Buttons beside the one that saves. */
	buttons?: ReactNode;
	children?: ReactNode;
}

export function PhotoForm(props: PhotoFormProps) {
	const { form, values, picture, draft, altHint, deletePath, buttons, children } = props;
	return (
		<>
			<FormProblems form={form} />
			<CheckedForm form={form} isLong draft={{ name: draft, base: BASE }}>
				<EnterButton />
				<div className={formLayout}>
					<MergeBase values={values} />
					<FocusFields picture={picture} form={form} />
					<Field
						as="textarea"
						rows={2}
						className={css.text}
						label={photoLabels.alt}
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

const percent = (share: number) => String(Math.round(Math.min(1, Math.max(0, share)) * 100));

/** The point of a photo that stays in view: two numbers, which a tap on the picture fills in. */
function FocusFields({ picture, form: { control } }: Pick<PhotoFormProps, "picture" | "form">) {
	const [x, y] = [control("focusX"), control("focusY")];
	const isHydrated = useHydrated();
	const fields = useRef<HTMLDivElement>(null);
	const [spot, setSpot] = useState([x.defaultValue, y.defaultValue]);
	const inputs = () => [...(fields.current?.querySelectorAll("input") ?? [])];
	const pointAt = ({ clientX, clientY, currentTarget }: MouseEvent) => {
		const { left, top, width, height } = currentTarget.getBoundingClientRect();
		const shares = [(clientX - left) / width, (clientY - top) / height];
		for (const [index, input] of inputs().entries()) typeInto(input, percent(shares[index] ?? 0));
	};
	const [left, top] = spot;
	return (
		<>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the numbers below set the same by keyboard */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the numbers below set the same by keyboard */}
			<div onClick={pointAt} className={classNames(css.whole, isHydrated && css.pointed)}>
				<img
					src={picture.src}
					alt={picture.alt}
					width={picture.width}
					height={picture.height}
					className={css.image}
				/>
				<span className={css.spot} style={{ left: `${left}%`, top: `${top}%` }} />
			</div>
			<p className={classNames(small, muted)}>
				Photos are cropped to fit the page; the point that the numbers below say always stays in
				view.
				{isHydrated ? " Tap the picture where it matters most." : null}
			</p>
			<div
				ref={fields}
				className={pair}
				onInput={() => setSpot(inputs().map(({ value }) => value))}
			>
				<PercentField label={photoLabels.focusX} {...x} />
				<PercentField label={photoLabels.focusY} {...y} />
			</div>
		</>
	);
}

function PercentField({ label, ...field }: ControlProps & { label: string }) {
	return (
		<Field label={label} {...field} type="number" inputMode="numeric" min={0} max={100} required />
	);
}
