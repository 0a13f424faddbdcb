/** What the account page's forms ask for, in the field "intent". */
export const intents = {
	endOne: "end",
	endOthers: "end-others",
	endAll: "end-all",
	changePassword: "change-password",
	turnOffCodes: "turn-off-codes",
} as const;
