const waitOf = (seconds: number) =>
	seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;

/** After too many wrong passwords or codes: what is said, and the header that says it to programs. */
export function waitWords(seconds: number) {
	return {
		words: `Too many tries. Please wait ${waitOf(seconds)} and try again.`,
		headers: { "Retry-After": String(seconds) },
	};
}

/** The same where others may have tried so many passwords for the account: what still gets in. */
export function accountWaitWords(seconds: number) {
	return {
		words: `Too many wrong passwords were tried for this account. Sign in from a browser in which you have signed in before, enter a code of your authenticator app as well, or wait ${waitOf(seconds)}.`,
		headers: waitWords(seconds).headers,
	};
}
