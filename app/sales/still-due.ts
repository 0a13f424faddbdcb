import type { ReservationStatus } from "./states.ts";

const released: ReservationStatus = "released";

/**
 * The query condition for payments that are still due. As in balance.ts, only refunds are due for a
 * released puppy.
 */
export const stillDue = {
	receivedOn: null,
	OR: [{ kind: "refund" }, { reservation: { status: { not: released } } }],
};
