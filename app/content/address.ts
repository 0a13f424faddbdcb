/** Addresses of pages: those that the trainer gives them, and those that they had before. */
import { z } from "zod";

/** How an address ends: small letters, digits and single dashes. */
export const plainAddress = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The message for an invalid address; `example` is a valid one. */
export const notPlain = (example: string) =>
	`Please use small letters, digits and single dashes only, such as ${example}.`;

/** An address made of words, of `max` characters: "Scent work & games" becomes "scent-work-games". */
export const addressOf = (words: string, max: number): string =>
	words
		.normalize("NFKD")
		.toLowerCase()
		.replace(/\p{M}|['’]/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, max)
		.replace(/^-+|-+$/g, "");

/** The longest address that a form takes. */
export const ADDRESS_MAX = 60;

/** An address as a form asks for it; `example` is one. */
export const writtenAddress = (example: string) =>
	z
		.string({ error: `Please write an address, such as ${example}.` })
		.trim()
		.max(ADDRESS_MAX, `Please keep it to ${ADDRESS_MAX} characters.`)
		.regex(plainAddress, notPlain(example));

/** Where a page is, and where it was before, the latest at the end. */
interface Addressed {
	now: string;
	former: readonly string[];
}

/** The message at the field of an address that another one has, or that links to it still say. */
export const addressHeldBy = (title: string) =>
	`“${title}” has this address, or had it before, so that links still lead to it. Please write another one.`;

/** Whether an address leads to a page, by what it is now or by what it was before. */
export const leadsTo = ({ now, former }: Addressed, address: string): boolean =>
	now === address || former.includes(address);

/** Former addresses that a page keeps: nobody has changed one more often. */
const FORMER_MAX = 30;

/**
 * The addresses that lead to a page as it is said: those by which visitors know the page that was published
 * (`visible`) are among them, and those of a draft that nobody could open are not.
 */
export const formerAddresses = ({ now, former }: Addressed, visible?: Addressed): string[] =>
	[...new Set([...former, ...(visible ? [...visible.former, visible.now] : [])])]
		.filter((address) => address !== now)
		.slice(-FORMER_MAX);
