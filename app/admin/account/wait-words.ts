/** After too many wrong passwords or codes: what is said, and the header that says it to programs. */
export function waitWords(seconds: number) {
	const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
	return {
		words: `Too many tries. Please wait ${wait} and try again.`,
		headers: { "Retry-After": String(seconds) },
	};
}
