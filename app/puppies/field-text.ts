/** A puppy's fields as text, for the admin form, the change log and conflicts between two editors. */
import { dayInWords } from "~/business/days.ts";
import { moneyInWords } from "~/business/money.ts";
import { capital } from "~/platform/capital.ts";
import { eachField, type FieldName, fieldNames, fieldOf, type PuppyFields } from "./fields.ts";

const ownField = (field: string) => {
	const own = fieldNames.find((name) => name === field);
	return own && fieldOf(own);
};

/** The label of a field. Also works for names outside the table, such as those of a photo's columns. */
export function labelOf(field: string): string {
	const own = ownField(field);
	if (own) return own.label;
	return capital(
		field
			.replace(/Cents$/, "")
			.replace(/([A-Z])/g, " $1")
			.toLowerCase(),
	);
}

/** A value as readable text, also of a field outside the table. Empty if there is no value. */
export function valueText(field: string, value: unknown): string {
	if (value === null || value === undefined) return "";
	if (typeof value === "boolean") return value ? "Yes" : "No";
	const own = ownField(field);
	if (typeof value === "string") return !own || own.kind === "day" ? dayInWords(value) : value;
	if (typeof value !== "number") return JSON.stringify(value);
	if (!own && field.endsWith("Cents")) return moneyInWords(value);
	// A photo's position is counted from 0.
	return String(!own && field === "position" ? value + 1 : value);
}

/** The values of a puppy's fields as the form's controls hold them. */
export function asValues(puppy: PuppyFields): Record<FieldName, string> {
	return eachField<Record<FieldName, string>>(fieldNames, (name) => {
		// A title equal to the name is the default, which the form shows as an empty field.
		if (name === "cardHeaderTitle" && puppy.cardHeaderTitle === puppy.name) return "";
		const value = puppy[name];
		return typeof value === "boolean" ? (value ? "on" : "") : String(value ?? "");
	});
}

/** The values of a new puppy's form that is filled in from another one: all but its name, its own page and its sale. */
export const valuesLike = (puppy: PuppyFields) =>
	asValues({
		...puppy,
		name: "",
		cardHeaderTitle: "",
		profilePath: "",
		available: true,
		saleUpdate: "",
		wentHomeOn: null,
	});
