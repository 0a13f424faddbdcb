/** A request as a visitor's browser sends it to a server that trusts its proxy. */
export interface Sent {
	form?: Record<string, string>;
	cookie?: string;
	headers?: Record<string, string>;
}

/** Requests an address, or sends a form to it, from the address `from`. Follows no redirects. */
export function visitFrom(
	from: string,
	address: string,
	{ form, cookie, headers }: Sent = {},
): Promise<Response> {
	return fetch(address, {
		method: form ? "POST" : "GET",
		redirect: "manual",
		headers: { "X-Forwarded-For": from, ...(cookie ? { Cookie: cookie } : {}), ...headers },
		body: form ? new URLSearchParams(form) : undefined,
	});
}

/**
 * Returns the session cookie that a response sets, as a Cookie header, or an empty string if there is none.
 */
export function cookieIn(answer: Response): string {
	const line = answer.headers.getSetCookie().find((text) => text.startsWith("session="));
	return line?.split(";", 1)[0] ?? "";
}

/** An unsigned cookie with this value, as React Router writes it, as a Cookie header. */
export const cookieOf = (name: string, value: string) =>
	`${name}=${encodeURIComponent(btoa(JSON.stringify(value)))}`;
