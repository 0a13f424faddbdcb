/**
 * Carries a form that was sent after its session had ended through the pages for signing in, in one of
 * their hidden fields. Nothing is stored, and passwords, codes and files are left out.
 */
import { z } from "zod";
import { FormError, readForm } from "~/platform/forms/form-data.server.ts";
import { SUBMISSION_KEY } from "~/platform/forms/hidden-fields.ts";
import { jsonIn } from "~/platform/json.ts";
import { UPLOAD_FIELD } from "../photos/upload.ts";

/** The most bytes of a form that is carried: written as JSON, it takes up to twice as many. */
const MAX_BYTES = 192 * 1024;

const expected = { fields: /^[A-Za-z_][\w.[\]-]{0,100}$/, dropsOthers: true };
/** Values of buttons and hidden fields, which nobody typed. */
const untyped = new Set([
	...["intent", "do", "id", "from", "back", "to", "day", "note", "featured", "about"],
	// Of the buttons that publish, the last one with a moment that was chosen.
	...["revision", "version", "at", "seen", SUBMISSION_KEY, UPLOAD_FIELD],
]);
/** Passwords, codes and a passkey's response, which are never carried. */
const secretField = /password|code|^(current|chosen|again|key|response)$/i;

const formValuesSchema = z.record(z.string(), z.string());

/** Whether a request that needs a session has a form that can be carried. */
export const isCarriable = ({ headers, method }: Request) =>
	method === "POST" &&
	headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded") === true &&
	Number(headers.get("Content-Length")) <= MAX_BYTES;

/** The values of a form to carry, as JSON; undefined if nobody typed any, or if there are too many. */
export async function valuesToCarry(request: Request): Promise<string | undefined> {
	try {
		const form = [...(await readForm(request, expected))].filter(
			([name]) => !secretField.test(name),
		);
		const isTyped = form.some(([name, value]) => value !== "" && !untyped.has(name));
		return isTyped ? JSON.stringify(Object.fromEntries(form)) : undefined;
	} catch (error) {
		if (error instanceof FormError) return undefined;
		throw error;
	}
}

/** The values that a form for signing in carried; undefined if it carried none. */
export const carriedValues = (json: FormDataEntryValue | null) =>
	formValuesSchema.safeParse(jsonIn(json)).data;
