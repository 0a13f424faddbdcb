/** Reads phone numbers in the values of declared fields, which only the server can. */
import { isPhone } from "~/platform/phone-number.server.ts";
import type { Fields } from "./field.ts";
import { isGroup, isList } from "./form.ts";

const PROBLEM =
	"We can’t tell which number to dial. Please write it with its area code, such as (828) 555-0142.";

/** The problem with each phone number that can't be dialed, by the name of its control. */
export const phoneProblems = (
	fields: Fields,
	values: unknown,
	within = "",
): Readonly<Record<string, string>> => {
	const all = new Map<string, unknown>(
		Object.entries({ ...(typeof values === "object" && values) }),
	);
	const found = Object.entries(fields).flatMap(([name, part]): (readonly [string, string])[] => {
		const value = all.get(name);
		if (isGroup(part)) {
			return Object.entries(phoneProblems(part.fields, value, `${within}${name}.`));
		}
		if (isList(part) || part.control !== "phone" || typeof value !== "string" || !value) return [];
		return isPhone(value) ? [] : [[within + name, PROBLEM]];
	});
	return Object.fromEntries(found);
};
