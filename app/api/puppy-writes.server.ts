/** Error handling for the endpoints that write puppies. */

import { capital } from "~/platform/capital.ts";
import { PathTaken } from "~/puppies/paths.server.ts";
import { ImplausiblePuppy, type PlausibilityIssue } from "~/puppies/price/plausibility.ts";
import { invalid } from "./http-error.ts";

/** A doubt as a sentence, with the way to confirm an unusual value. */
function reason({ message, confirm }: PlausibilityIssue): string {
	const sentence = capital(message);
	return confirm ? `${sentence} To confirm, send "confirm": ["${confirm.field}"].` : sentence;
}

/**
 * Turns errors about a taken profile path, or about values that are implausible or must be confirmed, into
 * errors of their fields.
 * @throws {HttpError} 400 with the reasons.
 */
export async function withRefusals<T>(work: Promise<T>): Promise<T> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof PathTaken) {
			throw invalid({ profilePath: ["puppy with this profilePath already exists."] });
		}
		if (!(error instanceof ImplausiblePuppy)) throw error;
		const fields = Map.groupBy(error.doubts, ({ field }) => field);
		throw invalid(
			Object.fromEntries([...fields].map(([field, doubts]) => [field, doubts.map(reason)])),
		);
	}
}
