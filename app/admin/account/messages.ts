/** Shown when the site can't write, for example because its disk is full. */
export const NOT_SIGNED_IN =
	"The site can’t sign anybody in at the moment. It is not your password; please try again in a minute.";
export const NOT_DONE = "That could not be done at the moment. Please try again in a minute.";

/** Shown where browsers allow no passkeys. */
export const NO_PASSKEYS_HERE =
	"There are no passkeys at this site’s address. Browsers allow them only where it begins with https:// and has a name.";
export const passkeyProblems = {
	late: "That took longer than five minutes. Please try again.",
	refused: "The passkey could not be checked. Please try again.",
	unknown:
		"This passkey signs nobody in here. It may have been removed. Please sign in with your password.",
} as const;
