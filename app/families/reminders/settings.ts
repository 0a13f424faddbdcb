/** The automatic emails, each with a switch. */

export const switches = [
	{
		key: "morning email",
		name: "Morning email to me",
		about: "At 7 in the morning, if somebody waits for an answer or something is due that day.",
		isOnAtFirst: true,
	},
	{
		key: "confirmation",
		name: "Confirmation to everybody who writes",
		about:
			"At once, with a copy of the message. Never for what looks like spam, and once an hour at most for each family.",
		isOnAtFirst: false,
	},
	{
		key: "after home",
		name: "The day after going home",
		about: "To the family of a puppy, once, on the morning after it went home.",
		isOnAtFirst: false,
	},
] as const;

export type SwitchKey = (typeof switches)[number]["key"];
