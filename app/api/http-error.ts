/** The errors with which a request is refused, with the messages of Django REST Framework. */

type Body = Readonly<Record<string, unknown>>;

/** An error that becomes the response when it is thrown anywhere within an endpoint. */
export class HttpError extends Error {
	override name = "HttpError";
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

export const notFound = (detail = "Not found.") => new HttpError(404, detail);

export const unauthenticated = (detail = "Authentication credentials were not provided.") =>
	new HttpError(401, detail, { "WWW-Authenticate": "Token" });

export const throttled = (seconds: number) =>
	new HttpError(
		429,
		`Request was throttled. Expected available in ${seconds} second${seconds === 1 ? "" : "s"}.`,
		{ "Retry-After": String(seconds) },
	);

/** Errors by field name; `non_field_errors` holds those about the request as a whole. */
export const invalid = (errors: Record<string, string[]>) => new HttpError(400, errors);
