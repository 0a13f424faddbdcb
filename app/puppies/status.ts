/** The states of a puppy, and their texts (specification, sections 3 and 4). */

/** Whether a puppy is available, reserved for a family, or sold. */
export interface SaleStatus {
	available: boolean;
	/** Never true together with `available`. Left out where a puppy can't be reserved, as in a form. */
	isReserved?: boolean;
}

/** In the order in which every list of puppies shows them. */
export const saleStates = ["available", "reserved", "sold"] as const;
export type SaleState = (typeof saleStates)[number];

export const stateOf = ({ available, isReserved }: SaleStatus): SaleState =>
	available ? "available" : isReserved ? "reserved" : "sold";

/** The texts for each state. `short` is shown next to the puppy's name. */
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
} as const satisfies Record<SaleState, Record<"badge" | "short" | "urgency", string>>;

export const statusOf = (puppy: SaleStatus) => statuses[stateOf(puppy)];

/** The name of a state, as filters show it: "Sold". */
export const stateName = (state: SaleState) => statuses[state].short;

/** The label before the price of a sold puppy. Undefined for any other puppy. */
export const priceLabel = (puppy: SaleStatus) =>
	stateOf(puppy) === "sold" ? "SOLD! Original Price" : undefined;
