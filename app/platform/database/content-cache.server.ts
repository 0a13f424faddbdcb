/** Remembers what was read of the public content until any of it changes. */
import { LRUCache } from "lru-cache";
import { recentContentVersion } from "./content-version.server.ts";

/** Maximum number of results that are remembered for one function. */
const MAX = 100;

/**
 * Wraps `read` so that it returns a remembered result unless the public content has changed since.
 * `nameOf` makes the cache key from the arguments, with everything that the result depends on; undefined
 * for a result that isn't worth remembering. Callers must not modify a result.
 */
export function remembered<Question extends readonly unknown[], Answer>(
	read: (...question: Question) => Promise<Answer>,
	nameOf: (...question: Question) => string | undefined,
): (...question: Question) => Promise<Answer> {
	const answers = new LRUCache<string, { version: number; answer: Promise<Answer> }>({ max: MAX });
	return async (...question) => {
		const name = nameOf(...question);
		if (name === undefined) return read(...question);
		const version = await recentContentVersion();
		const known = answers.get(name);
		if (known?.version === version) return known.answer;
		const answer = read(...question);
		answers.set(name, { version, answer });
		// A failed read is not remembered.
		answer.catch(() => answers.delete(name));
		return answer;
	};
}
