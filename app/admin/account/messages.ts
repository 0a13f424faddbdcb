const waitOf = (seconds: number) =>
	seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;

/** The message after too many wrong passwords or codes. */
export const waitMessage = (seconds: number) =>
	`Too many tries. Please wait ${waitOf(seconds)} and try again.`;

/** The same where others may have tried so many passwords for the account: what still gets in. */
export const accountWaitMessage = (seconds: number) =>
	`Too many wrong passwords were tried for this account. Sign in from a browser in which you have signed in before, enter a code of your authenticator app as well, or wait ${waitOf(seconds)}.`;

/** Shown where the owner's password is asked for again and is wrong. */
export const WRONG_PASSWORD = "That is not your current password. Please try again.";
