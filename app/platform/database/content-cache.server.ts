/** What was read of the public content, remembered until any of it changes. */
import { LRUCache } from "lru-cache";
import { recentContentVersion } from "./content-version.server.ts";

/** Answers of one reading that are remembered at most. */
const MAX = 100;

/**
 * `read` with a memory: asked the same again, it answers with what it read unless the content
 * has changed since. `nameOf` names a question, and with it all that the answer depends on;
 * undefined for one that isn't worth remembering. What is answered must not be changed.
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
		// A reading that failed is tried again.
		answer.catch(() => answers.delete(name));
		return answer;
	};
}
