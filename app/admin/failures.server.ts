/**
 * What an admin page shows when the database fails: the message from the specification's catalog
 * (business/failures.ts), with status 503. Anything thrown on purpose, such as a 404 or a redirect,
 * is not an `Error` and passes through.
 */
import type { z } from "zod";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { EditRefused } from "~/platform/forms/merge-form.server.ts";
import { type ParsedForm, parseForm } from "~/platform/forms/parse-form.server.ts";

export { withLoaderErrors } from "~/platform/http/loading.server.ts";

import { log } from "~/platform/log/log.server.ts";

/** Logs the reason, which the page doesn't show. Rethrows anything that is not an `Error`. */
function noteFailure(error: unknown, message: string) {
	if (!(error instanceof Error)) throw error;
	log.error({ err: error, failure: message }, "an admin page's operation failed");
}

/**
 * Wraps the action of a form that consists of one button. If it fails, the browser is redirected to
 * the page at `back`, by default the action's own, which shows `message` in a toast.
 */
export function withActionErrors<Args extends { url: URL }, Data>(
	message: string,
	act: (args: Args) => Promise<Data>,
	back: (args: Args) => string = ({ url }) => url.pathname + url.search,
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

/**
 * Reads a form and calls `save` with it. If it is invalid, or can't be saved, it comes back with what is wrong, or with
 * `message`, and everything that was typed.
 */
export async function withForm<Schema extends z.ZodType, Data>(
	request: Request,
	rules: Parameters<typeof parseForm<Schema>>[1],
	message: string,
	save: (parsed: ParsedForm<z.output<Schema>>) => Promise<Data>,
) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	try {
		return await save(parsed);
	} catch (error) {
		return saveFailed(parsed, message, error);
	}
}

/** The response to a form that was not stored: why, and everything that was typed. */
export function saveFailed(
	{ reply }: Pick<ParsedForm<unknown>, "reply">,
	message: string,
	error: unknown,
) {
	if (error instanceof EditRefused) return error.response;
	noteFailure(error, message);
	return reply({ formErrors: [message] }, 503);
}
