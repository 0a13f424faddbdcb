/** How many families wait, as far as anybody counts. */

/** Families counted at most. */
export const WAITING_MAX = 100;

/** "12", or "100+" where nobody counted on. */
export const waitingInWords = (count: number) =>
	count > WAITING_MAX ? `${WAITING_MAX}+` : String(count);
