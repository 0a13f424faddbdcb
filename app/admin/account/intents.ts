/** Values of the field `intent` in the account page's forms. */
export const intents = {
	endOne: "end",
	endOthers: "end-others",
	endAll: "end-all",
	changePassword: "change-password",
	addPasskey: "add-passkey",
	keepPasskey: "keep-passkey",
	removePasskey: "remove-passkey",
	requirePasskey: "require-passkey",
	allowPassword: "allow-password",
	invite: "invite",
	withdrawInvitation: "withdraw-invitation",
	signOutPerson: "sign-out-person",
	removePerson: "remove-person",
} as const;

/** The query parameter with which the account page asks whether only a passkey should sign in. */
export const WAY_IN = "way-in";
