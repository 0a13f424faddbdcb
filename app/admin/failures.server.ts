/**
 * What an admin page says when the database fails under it: the message of the specification's
 * catalog (business/failures.ts) with status 503. What is thrown on purpose, such as a 404 or a
 * redirect, is no `Error` and passes through.
 */
import { data } from "react-router";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import type { ParsedForm } from "~/platform/forms/parse-form.server.ts";
import { log } from "~/platform/log/log.server.ts";

/** Only errors are failures; the log gets the reason, which the page doesn't tell. */
function noteFailure(error: unknown, message: string) {
	if (!(error instanceof Error)) throw error;
	log.error({ err: error, failure: message }, "an admin page's operation failed");
}

/**
 * A loader that says `message` when it fails: the frame shows them with Try Again
 * (shell.route.tsx).
 */
export function withLoaderErrors<Args, Data>(message: string, load: (args: Args) => Promise<Data>) {
	return async (args: Args): Promise<Data> => {
		try {
			return await load(args);
		} catch (error) {
			noteFailure(error, message);
			throw data({ failure: message }, 503);
		}
	};
}

/**
 * An action of a form that is one button: when it fails, the page at `back` says `message` in a
 * toast.
 */
export function withActionErrors<Args, Data>(
	message: string,
	back: (args: Args) => string,
	act: (args: Args) => Promise<Data>,
) {
	return async (args: Args): Promise<Data | Response> => {
		try {
			return await act(args);
		} catch (error) {
			noteFailure(error, message);
			return redirectWithToast(back(args), message, 503);
		}
	};
}

/** The response to a form that could not be stored: `message`, with everything that was typed. */
export function saveFailed(
	{ reply }: Pick<ParsedForm<unknown>, "reply">,
	message: string,
	error: unknown,
) {
	noteFailure(error, message);
	return reply({ formErrors: [message] }, 503);
}
