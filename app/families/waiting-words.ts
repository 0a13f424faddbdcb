/** How many families wait, as far as anybody counts. */

/** Families counted at most. */
export const WAITING_MAX = 100;

/** What the first screen has for the trainer, as the menu counts it. */
export interface Todo {
	/** Families that wait for an answer. */
	waiting: number;
	/** Answers that did not arrive. */
	missing: number;
}

/** "12", or "100+" where nobody counted on. */
export const waitingInWords = (count: number) =>
	count > WAITING_MAX ? `${WAITING_MAX}+` : String(count);
