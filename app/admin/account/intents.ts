/** Values of the field `intent` in the account page's forms. */
export const intents = {
	endOne: "end",
	endOthers: "end-others",
	endAll: "end-all",
	changePassword: "change-password",
	turnOffCodes: "turn-off-codes",
	addPasskey: "add-passkey",
	keepPasskey: "keep-passkey",
	removePasskey: "remove-passkey",
	invite: "invite",
	withdrawInvitation: "withdraw-invitation",
	signOutPerson: "sign-out-person",
	removePerson: "remove-person",
} as const;
