/** Reads phone numbers in the values of declared fields, which only the server can. */
import { isPhone } from "~/platform/phone-number.server.ts";
import type { Fields } from "./field.ts";
import { givenIn } from "./form.ts";

const PROBLEM =
	"We can’t tell which number to dial. Please write it with its area code, such as (828) 555-0142.";

/** The problem with each phone number that can't be dialed, by the name of its control. */
export const phoneProblems = (fields: Fields, values: unknown): Readonly<Record<string, string>> =>
	Object.fromEntries(
		givenIn(fields, values).flatMap(({ name, field, value }) =>
			field.control === "phone" && typeof value === "string" && value && !isPhone(value)
				? [[name, PROBLEM]]
				: [],
		),
	);
