/** What the calls that write puppies share. */
import { PathTaken } from "~/puppies/paths.server.ts";
import { invalid } from "./refusal.ts";

/** Says which field is at fault when another puppy has the path. */
export async function withFreePath<T>(work: Promise<T>): Promise<T> {
	try {
		return await work;
	} catch (error) {
		if (!(error instanceof PathTaken)) throw error;
		throw invalid({ profilePath: ["puppy with this profilePath already exists."] });
	}
}
