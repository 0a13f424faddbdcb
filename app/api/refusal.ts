/** What a call is refused with, in the words of Django REST Framework. */

type Body = Readonly<Record<string, unknown>>;

/** Thrown anywhere below a call: becomes its answer. */
export class Refusal extends Error {
	override name = "Refusal";
	readonly status: number;
	readonly body: Body;
	readonly headers: Readonly<Record<string, string>>;

	constructor(status: number, detail: string | Body, headers: Record<string, string> = {}) {
		super(`refused with ${status}`);
		this.status = status;
		this.body = typeof detail === "string" ? { detail } : detail;
		this.headers = headers;
	}
}

export const notFound = (detail = "Not found.") => new Refusal(404, detail);

export const unauthenticated = (detail = "Authentication credentials were not provided.") =>
	new Refusal(401, detail, { "WWW-Authenticate": "Token" });

export const forbidden = () =>
	new Refusal(403, "You do not have permission to perform this action.");

export const throttled = (seconds: number) =>
	new Refusal(
		429,
		`Request was throttled. Expected available in ${seconds} second${seconds === 1 ? "" : "s"}.`,
		{ "Retry-After": String(seconds) },
	);

export const methodNotAllowed = (method: string) =>
	new Refusal(405, `Method "${method}" not allowed.`);

/** Errors of fields by their names; `non_field_errors` holds those of the whole. */
export const invalid = (errors: Record<string, string[]>) => new Refusal(400, errors);
