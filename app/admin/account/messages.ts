import { PASSWORD_MIN } from "~/business/password-length.ts";

/** Shown where a new password is chosen. */
export const PASSWORD_HINT = `At least ${PASSWORD_MIN} characters. A few words that don’t usually go together work well.`;

const waitOf = (seconds: number) =>
	seconds > 90
		? `${Math.ceil(seconds / 60)} minutes`
		: seconds === 1
			? "a second"
			: `${seconds} seconds`;

/** The message after too many wrong passwords or codes. */
export const waitMessage = (seconds: number) =>
	`Too many tries. Please wait ${waitOf(seconds)} and try again.`;

/** The message when somebody else may have tried the wrong passwords: says how the owner can still sign in. */
export const accountWaitMessage = (seconds: number) =>
	`Too many wrong passwords were tried for this account. Sign in from a browser where you have signed in before, enter a code from your authenticator app as well, or wait ${waitOf(seconds)}.`;

/** Shown when the site can't write, for example because its disk is full. */
export const NOT_SIGNED_IN =
	"The site can’t sign anybody in at the moment. It is not your password; please try again in a minute.";
export const NOT_DONE = "That could not be done at the moment. Please try again in a minute.";

/** Shown when the user has to confirm something with the password and it is wrong. */
export const WRONG_PASSWORD = "That is not your current password. Please try again.";

/** Shown where browsers allow no passkeys. */
export const NO_PASSKEYS_HERE =
	"There are no passkeys at this site’s address. Browsers allow them only where it begins with https:// and has a name.";
/** Shown when a passkey's answer came after its time, or a second time. */
export const PASSKEY_LATE = "That took longer than five minutes. Please try again.";
export const PASSKEY_REFUSED = "The passkey could not be checked. Please try again.";
/** The message for a passkey of nobody who may sign in. */
export const PASSKEY_UNKNOWN =
	"This passkey signs nobody in here. It may have been removed. Please sign in with your password.";
