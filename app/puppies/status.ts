/** Where a puppy stands, and the words for it (specification, sections 3 and 4). */

/** Where a puppy stands: it can be had, is held for a family, or has gone. */
export interface Life {
	available: boolean;
	/** Never together with `available`; left out where no puppy can be reserved, as in a form. */
	isReserved?: boolean;
}

/** In the order of every list of puppies. */
export const lifeStates = ["available", "reserved", "sold"] as const;
export type LifeState = (typeof lifeStates)[number];

export const stateOf = ({ available, isReserved }: Life): LifeState =>
	available ? "available" : isReserved ? "reserved" : "sold";

/** The words of the states a puppy can be in; `short` stands where a name stands beside it. */
const statuses = {
	available: { badge: "Available Now", short: "Available", urgency: "Ready for new home" },
	reserved: {
		badge: "Reserved",
		short: "Reserved",
		urgency: "Reserved for a family - Join the waiting list in case plans change",
	},
	sold: {
		badge: "Sold",
		short: "Sold",
		urgency: "Sold - Reach out to join the waiting list",
	},
} as const satisfies Record<LifeState, Record<"badge" | "short" | "urgency", string>>;

export const statusOf = (puppy: Life) => statuses[stateOf(puppy)];

/** The name of a state, as of a filter: "Sold". */
export const stateName = (state: LifeState) => statuses[state].short;

/** What stands before the price of a sold puppy. */
export const priceLabel = (puppy: Life) =>
	stateOf(puppy) === "sold" ? "SOLD! Original Price" : undefined;
