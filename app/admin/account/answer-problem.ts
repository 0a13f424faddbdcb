/**
 * What is wrong with an answer, if anything is; `empty` where nothing was written: such a field
 * doesn't arrive at all, of which the schema only says that it is required or invalid.
 */
export function answerProblem(
	errors: readonly string[] | undefined,
	empty: string,
): string | undefined {
	const [error] = errors ?? [];
	return error && /^(Required|Invalid)/.test(error) ? empty : error;
}
