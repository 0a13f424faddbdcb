/** What the endpoints that write puppies share. */

import { PathTaken } from "~/puppies/paths.server.ts";
import { type Doubt, PuppyDoubted } from "~/puppies/price/plausibility.ts";
import { invalid } from "./http-error.ts";

/** A doubt as a sentence of its own, with how a client confirms what is unusual. */
function reason({ message, confirm }: Doubt): string {
	const sentence = message.charAt(0).toUpperCase() + message.slice(1);
	return confirm ? `${sentence} To confirm, send "confirm": ["${confirm.field}"].` : sentence;
}

/**
 * Says which field is at fault when another puppy has the path, or when what is written of a
 * puppy can't be right or has to be confirmed.
 * @throws {HttpError} 400 with the reason.
 */
export async function withRefusals<T>(work: Promise<T>): Promise<T> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof PathTaken) {
			throw invalid({ profilePath: ["puppy with this profilePath already exists."] });
		}
		if (!(error instanceof PuppyDoubted)) throw error;
		const fields = Map.groupBy(error.doubts, ({ field }) => field);
		throw invalid(
			Object.fromEntries([...fields].map(([field, doubts]) => [field, doubts.map(reason)])),
		);
	}
}
