/** The time at which a form for visitors was opened or sent, signed so that a bot can't make it up. */
import { createContext, type RouterContextProvider } from "react-router";
import { isSigned, signatureOf } from "../secrets.server.ts";

/** Milliseconds in which no person can read a form and fill it in. */
const QUICKEST = 3_000;

const PURPOSE = "form opened";

/** The token for a form that is being rendered. */
export function openedAtToken(now = Date.now()): string {
	const time = now.toString(36);
	return `${time}.${signatureOf(PURPOSE, time)}`;
}

/** When a form was rendered, in milliseconds since 1970; undefined for a token with an invalid signature. */
export function openedAtFrom(token: unknown): number | undefined {
	const [, time, signed] = /^([a-z0-9]{1,11})\.([\w-]{43})$/.exec(String(token)) ?? [];
	if (!time || !signed || !isSigned(PURPOSE, time, signed)) return undefined;
	return Number.parseInt(time, 36);
}

/** Whether this site rendered the form, whenever that was. A program that only posts forms has no such token. */
export const isOwnForm = (token: unknown): boolean => openedAtFrom(token) !== undefined;

/** The token for a form that came back because it had none of this site. It may be sent again at once. */
export const reopenedToken = (now = Date.now()): string => openedAtToken(now - QUICKEST);

/**
 * Whether a form was sent sooner than a person could have sent it. False if its age is unknown because it has
 * no valid token, or if its time is in the future, because another server's clock may be ahead.
 */
export function isTooQuick(token: unknown, now = Date.now()): boolean {
	const time = openedAtFrom(token);
	return time !== undefined && now >= time && now - time < QUICKEST;
}

const SENT = "sent";
/** Milliseconds for which the address shows the confirmation; later, as from a bookmark, it shows the form. */
const RECENT = 60 * 60 * 1_000;

/** The time in it is signed, so that nobody can make a link that confirms a form that was never sent. */
export function sentAddress(
	path: string,
	parameters: Readonly<Record<string, string>> = {},
	now = Date.now(),
): string {
	return `${path}?${new URLSearchParams({ [SENT]: openedAtToken(now), ...parameters })}`;
}

type Context = Readonly<RouterContextProvider>;

/** Tells the loader, which runs after the action in a full page load, that the form was refused. */
const wasRefused = createContext(false);

/** The action of a visitor's form: `receive` returns a redirect if it accepts the form. */
export function visitorAction<Args extends { context: Context }, Result>(
	receive: (args: Args) => Promise<Result>,
) {
	return async (args: Args): Promise<Result> => {
		const response = await receive(args);
		args.context.set(wasRefused, !(response instanceof Response));
		return response;
	};
}

/** What became of the page's form; undefined if none was sent within the last hour. */
export function formState({
	url,
	context,
}: {
	url: URL;
	context: Context;
}): "refused" | "sent" | undefined {
	if (context.get(wasRefused)) return "refused";
	const time = openedAtFrom(url.searchParams.get(SENT));
	return time !== undefined && Math.abs(Date.now() - time) < RECENT ? "sent" : undefined;
}
