/**
 * Reads a submitted form, and passes on only what a form of ours sends: a known type, a limited size, known
 * names, each at most once. Code that parses the form afterward relies on that: a name such as
 * `x[99999999]` can make a form library run out of memory.
 */
import { maxBodyBytes, readBody } from "../http/buffer-body.server.ts";
import { rememberSent } from "../http/request-context.server.ts";
import { RESTORED } from "./hidden-fields.ts";
import { knownValues } from "./known-values.ts";

/** A form that can't be read. `message` tells the person what happened and what to do. */
export class FormError extends Error {
	override name = "FormError";
	readonly status: 200 | 400 | 413 | 415;
	/** The values that could be read, to be shown again; empty if none could. */
	readonly values: FormData;

	constructor(status: FormError["status"], message: string, values = new FormData()) {
		super(message);
		this.status = status;
		this.values = values;
	}
}

const urlencoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data";

const unreadable = () =>
	new FormError(400, "What you sent did not arrive completely. Please send it again.");

const NOT_SAVED =
	"What you wrote has been restored. It is not saved yet. Please check it and save it.";

async function readEntries(request: Request): Promise<FormData> {
	const contentType = request.headers.get("Content-Type") ?? "";
	const type = contentType.split(";", 1)[0]?.trim().toLowerCase();
	if (type !== urlencoded && type !== multipart) {
		throw new FormError(415, "This address only accepts what its form sends.");
	}
	const body = await readBody(request).catch(() => {
		throw unreadable();
	});
	if (!body) {
		throw new FormError(
			413,
			`That is more than this form can take (${Math.floor(maxBodyBytes() / 1024)} kB). Please shorten it and send it again.`,
		);
	}
	return new Response(body, { headers: { "Content-Type": contentType } }).formData().catch(() => {
		throw unreadable();
	});
}

export interface ExpectedForm {
	/** The names of its fields, or a pattern if a page has the same fields for several items. */
	fields: readonly string[] | RegExp;
	/** Whether anything else in the form is dropped. Without it, such a form is refused. */
	dropsOthers?: boolean;
}

/**
 * What the forms for visitors have in common. Extensions of a visitor's browser add fields to any form, and
 * nobody can correct those, so they are dropped.
 */
export const visitorForm = { dropsOthers: true } as const;

/**
 * Reads the form of `request`. Each of its fields may occur once, and files are not allowed.
 * Line breaks are \n.
 * @throws {FormError} 415 for another content type, 413 for one that is too large, 400 if the form is
 * malformed or has anything else that it doesn't drop, 200 if it comes back after signing in.
 */
export async function readForm(
	request: Request,
	{ fields, dropsOthers = false }: ExpectedForm,
): Promise<FormData> {
	const isKnown = (name: string) =>
		fields instanceof RegExp ? fields.test(name) : fields.includes(name);
	const entries = await readEntries(request);
	for (const [, value] of entries) rememberSent(value);
	const values = knownValues(entries, isKnown);
	if (entries.has(RESTORED)) throw new FormError(200, NOT_SAVED, values);
	if (!dropsOthers && [...values].length < [...entries].length) {
		throw new FormError(
			400,
			"What you sent is not what this form asks for. Please check your answers and send it again.",
			values,
		);
	}
	return values;
}
