import { Fragment } from "react";
import { today } from "~/business/moments.ts";
import type { Field as ContentField } from "~/content/fields/field.ts";
import type { FormValues } from "~/content/fields/form.ts";
import type { useCheckedForm } from "~/forms/use-checked-form.ts";
import type { PictureChoice } from "~/photos/content-pictures.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import * as layout from "~/ui/page/layout.css.ts";
import { CheckBox } from "../check-box.tsx";
import { PictureField } from "../content/picture-field.tsx";

export type EditorForm = ReturnType<typeof useCheckedForm<FormValues>>;

interface ControlProps {
	form: EditorForm;
	choices: readonly PictureChoice[];
	name: string;
	field: ContentField;
	autoFocus: boolean;
}

export function Control({ name, field, form, choices, autoFocus }: ControlProps) {
	const { label, help, isRequired } = field;
	const own = {
		...form.control(name),
		label,
		hint: help,
		autoFocus,
	};
	const sample = field.toText(field.sample);
	// The rows of the sample are her own as soon as one is added or moved.
	const isChanged = !name.includes("[") && (own.defaultValue ?? "") !== sample;
	const need = { required: isRequired, optional: !isRequired };
	const key = form.keyOf(name);
	if (field.control === "hidden") {
		return <input key={key} type="hidden" name={name} defaultValue={own.defaultValue} />;
	}
	return (
		<div>
			<Fragment key={key}>
				{field.control === "picture" ? (
					<PictureField {...own} choices={choices} blank={field.blank ?? "The site’s own"} />
				) : field.control === "box" ? (
					<CheckBox {...own} />
				) : field.control === "choice" ? (
					<Field {...own} {...need} as="select" options={field.options ?? []} blank={field.blank} />
				) : field.control === "text" || field.control === "lines" ? (
					<Field {...own} {...need} as="textarea" rows={rowsFor(sample)} />
				) : (
					<Field
						{...own}
						{...need}
						{...inputs[field.control]}
						max={field.isPast ? today() : undefined}
						list={field.options && `${own.id}-list`}
						autoComplete="off"
					/>
				)}
				{field.control === "line" && field.options ? (
					<datalist id={`${own.id}-list`}>
						{field.options.map(({ value }) => (
							<option key={value} value={value} />
						))}
					</datalist>
				) : null}
			</Fragment>
			{isChanged && sample && !chosen.includes(field.control) ? (
				<Button
					{...form.rowButtons.update({ name, value: sample })}
					tone="line"
					small
					className={layout.above.s2}
					aria-label={`Use the sample’s words: ${label}`}
				>
					Use the sample’s words
				</Button>
			) : null}
		</div>
	);
}

const inputs = {
	line: {},
	number: { inputMode: "numeric" },
	phone: { type: "tel" },
	email: { type: "email" },
	url: { inputMode: "url" },
	time: { type: "time" },
	day: { type: "date" },
} as const;

/** Controls whose value is no text of the sample. */
const chosen: readonly string[] = ["box", "choice", "day"];

/** Lines of a text area, so that most of the sample's text is visible. */
const rowsFor = (sample: string) =>
	Math.min(10, Math.max(3, sample.split("\n").length + 1, Math.ceil(sample.length / 70)));
