/** The kinds of fields in the forms of programs, the overview and delivery. */
import { textLimits } from "~/content/offers/form-texts.ts";
import { Field, type FieldProps } from "~/ui/form/field.tsx";

type Control = (name: string) => Pick<FieldProps, "name" | "id" | "error" | "required"> & {
	defaultValue?: string;
};

/** Functions that render a form's fields: a single line, a longer text, or a list with one item per line. */
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
				hint="One per line, in the order they are shown."
				maxLength={textLimits.list}
				required
			/>
		),
	};
}
