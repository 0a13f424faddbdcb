/** The automatic emails that can be switched on and off. */

export const switches = [
	{
		key: "morning email",
		name: "Morning email to me",
		about: "Sent at 7 a.m. if a family is waiting for an answer or something is due that day.",
		isOnAtFirst: true,
	},
	{
		key: "confirmation",
		name: "Confirmation to everybody who writes",
		about:
			"Sent right away, with a copy of the message. Never sent for messages that look like spam, and at most once an hour per family.",
		isOnAtFirst: false,
	},
	{
		key: "after home",
		name: "The day after going home",
		about: "Sent once to a puppy’s family, on the morning after it went home.",
		isOnAtFirst: false,
	},
] as const;

export type SwitchKey = (typeof switches)[number]["key"];
