/** A puppy's fields as text, for the admin form, the change log and conflicts between two editors. */
import { dayInWords } from "~/business/days.ts";
import { eachField, type FieldName, fieldNames, fieldOf, type PuppyFields } from "./fields.ts";

const ownField = (field: string) => {
	const own = fieldNames.find((name) => name === field);
	return own && fieldOf(own);
};

/** The label of a field. Also works for names outside the table, such as those of a photo's columns. */
export function labelOf(field: string): string {
	const own = ownField(field);
	if (own) return own.label;
	const text = field.replace(/([A-Z])/g, " $1").toLowerCase();
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value as readable text. Empty if there is no value. */
export function valueText(field: string, value: unknown): string {
	if (value === null || value === undefined) return "";
	if (typeof value === "boolean") return value ? "Yes" : "No";
	if (typeof value === "string") return ownField(field)?.kind === "day" ? dayInWords(value) : value;
	return typeof value === "number" ? String(value) : JSON.stringify(value);
}

/** The values of a puppy's fields as the form's controls hold them. */
export function asAnswers(puppy: PuppyFields): Record<FieldName, string> {
	return eachField<Record<FieldName, string>>(fieldNames, (name) => {
		// A title equal to the name is the default, which the form shows as an empty field.
		if (name === "cardHeaderTitle" && puppy.cardHeaderTitle === puppy.name) return "";
		const value = puppy[name];
		return typeof value === "boolean" ? (value ? "on" : "") : String(value ?? "");
	});
}
