import type { ReservationStatus } from "./states.ts";

const released: ReservationStatus = "released";

/** Which payments are still to come: as balance.ts, all but those for a puppy that was released, unless they go back. */
export const stillDue = {
	receivedOn: null,
	OR: [{ kind: "refund" }, { reservation: { status: { not: released } } }],
};
