/**
 * What a page does if something that it shows can't be read from the database: without required data
 * it has status 503 and a way to try again, without a part of it the rest is shown. Anything thrown on
 * purpose, such as a 404 or a redirect, is not an `Error` and passes through.
 */
import { data, type MiddlewareFunction } from "react-router";
import { log } from "../log/log.server.ts";
import { requestContext } from "./request-context.server.ts";

/** Wraps a loader. If it fails, the error page shows `message` and Try Again (layout/failure.tsx). */
export function withLoaderErrors<Args extends readonly unknown[], Data>(
	message: string,
	load: (...args: Args) => Promise<Data>,
) {
	return async (...args: Args): Promise<Data> => {
		try {
			return await load(...args);
		} catch (error) {
			if (!(error instanceof Error)) throw error;
			log.error({ err: error, failure: message }, "a page could not be loaded");
			throw data({ failure: message }, 503);
		}
	};
}

/** A part that the page can do without: `undefined` if it can't be read, so that the page leaves it out. */
export async function optional<Part>(part: Promise<Part>): Promise<Part | undefined> {
	try {
		return await part;
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		log.error({ err: error }, "a part of a page could not be read");
		const request = requestContext.getStore();
		if (request) request.lacksPart = true;
		return undefined;
	}
}

/** Keeps a response that lacks a part out of every cache. */
export const keepsOnlyWhole: MiddlewareFunction<Response> = async (_args, next) => {
	const response = await next();
	if (requestContext.getStore()?.lacksPart) response.headers.set("Cache-Control", "no-store");
	return response;
};
