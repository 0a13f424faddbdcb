/** The questions of which the forms of what the trainer offers consist. */
import { textLimits } from "~/content/offers/form-texts.ts";
import { Field, type FieldProps } from "~/ui/form/field.tsx";

type Control = (name: string) => Pick<FieldProps, "name" | "id" | "error" | "required"> & {
	defaultValue?: string;
};

/** A form's questions: on one line, in a few lines, or a list with a line for each item. */
export function contentControls(control: Control) {
	const needed = (optional: boolean) => (optional ? { optional: true } : { required: true });
	return {
		line: (name: string, label: string, kind: keyof typeof textLimits = "title") => (
			<Field
				{...control(name)}
				label={label}
				maxLength={textLimits[kind]}
				autoComplete="off"
				required
			/>
		),
		text: (name: string, label: string, optional = false) => (
			<Field
				{...control(name)}
				{...needed(optional)}
				as="textarea"
				rows={4}
				label={label}
				maxLength={textLimits.text}
			/>
		),
		list: (name: string, label: string) => (
			<Field
				{...control(name)}
				as="textarea"
				rows={6}
				label={label}
				hint="Each on a line of its own, in the order in which they are shown."
				maxLength={textLimits.list}
				required
			/>
		),
	};
}
