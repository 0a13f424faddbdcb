/** Addresses of pages: current ones, which the trainer chooses, and former ones that still lead to a page. */

/** The last part of an address: lowercase letters, digits and single hyphens. */
export const plainAddress = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The message for an invalid address; `example` is a valid one. */
export const notPlain = (example: string) =>
	`Please use only lowercase letters, digits and single hyphens, such as ${example}.`;

/** Makes an address of at most `max` characters from words: "Scent work & games" becomes "scent-work-games". */
export const addressOf = (text: string, max: number): string =>
	text
		.normalize("NFKD")
		.toLowerCase()
		.replace(/\p{M}|['’]/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, max)
		.replace(/^-+|-+$/g, "");

/** The most characters that a form accepts for an address. */
export const ADDRESS_MAX = 60;

/** A page's current address and its former ones, the most recent last. */
interface Addressed {
	now: string;
	former: readonly string[];
}

/** The message for an address that another page has or once had, so that links may still point to that page. */
export const addressHeldBy = (title: string) =>
	`“${title}” has this address, or once had it, and links still lead there. Please choose another one.`;

/** Whether an address leads to a page, as its current address or as a former one. */
export const leadsTo = ({ now, former }: Addressed, address: string): boolean =>
	now === address || former.includes(address);

/** The most former addresses that a page keeps; nobody is expected to change an address more often. */
const FORMER_MAX = 30;

/**
 * The former addresses to store with a page. They include every address of the published page (`visible`),
 * which visitors may know, but not the addresses that only a draft had, where nobody could open the page.
 */
export const formerAddresses = ({ now, former }: Addressed, visible?: Addressed): string[] =>
	[...new Set([...former, ...(visible ? [...visible.former, visible.now] : [])])]
		.filter((address) => address !== now)
		.slice(-FORMER_MAX);

/** An item with a page of its own. */
interface Listed {
	readonly id: string;
	readonly slug: string;
	readonly formerSlugs: readonly string[];
}

export const addressesOf = ({ slug, formerSlugs }: Listed) => ({ now: slug, former: formerSlugs });

/** Adds to each item the addresses at which visitors know its page, so that they keep leading to it. */
export const withAddresses = <One extends Listed>(
	{ items }: { readonly items: readonly One[] },
	published: { readonly items: readonly One[] },
) => ({
	items: items.map((item) => {
		const visible = published.items.find(({ id }) => id === item.id);
		const former = formerAddresses(addressesOf(item), visible && addressesOf(visible));
		return { ...item, formerSlugs: former };
	}),
});
