/** The revision of a record that a form was rendered from. */

/** The name of the hidden field. */
export const REVISION = "revision";

/** The revision that a form sent: 0 if nothing was saved yet; -1, which matches none, if it isn't a number. */
export function readRevision(form: FormData): number {
	const text = form.get(REVISION);
	return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : -1;
}
