/** Counting stops above this number of families. */
export const WAITING_MAX = 100;

/** The trainer's open tasks, as counted in the menu. */
export interface Todo {
	/** Families that wait for an answer. */
	waiting: number;
	/** Visits that families asked for, to be confirmed or declined. */
	visits: number;
	/** Answers that did not arrive. */
	missing: number;
}

/** The number of open tasks. */
export const countOf = ({ waiting, visits, missing }: Todo) => waiting + visits + missing;

/** "12", or "100+" above `WAITING_MAX`. */
export const waitingInWords = (count: number) =>
	count > WAITING_MAX ? `${WAITING_MAX}+` : String(count);
