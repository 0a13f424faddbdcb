/** Which state of a record a form was made from. */

/** The name of the hidden field. */
export const REVISION = "revision";

/** 0 where nothing was saved yet; -1, which no state has, for what is no number. */
export function readRevision(form: FormData): number {
	const text = form.get(REVISION);
	return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : -1;
}
