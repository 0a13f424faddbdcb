/** Addresses that the trainer gives to pages, and those that they had before. */

/** How an address ends that she writes: small letters, digits and single dashes. */
export const plainAddress = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Former addresses that a page keeps: nobody has changed one more often. */
const FORMER_MAX = 30;

/** The addresses that lead to the page at `now`, each once; the one it had last is the last. */
export const formerAddresses = (now: string, had: readonly (string | undefined)[]): string[] =>
	had
		.filter((one) => one !== undefined)
		.filter((one, index, all) => one !== now && all.indexOf(one) === index)
		.slice(-FORMER_MAX);
