/** A request as somebody's browser sends it to a server that believes its proxy. */
export interface Sent {
	form?: Record<string, string>;
	cookie?: string;
	headers?: Record<string, string>;
}

/** Asks for an address, or sends a form there, from the network of `from`; follows no redirect. */
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

/** The session that an answer sets, as a Cookie header; empty for none. */
export function cookieIn(answer: Response): string {
	const line = answer.headers.getSetCookie().find((text) => text.startsWith("session="));
	return line?.split(";", 1)[0] ?? "";
}
