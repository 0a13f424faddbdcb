/** The form of profile paths, and how one is made from a name. Pure. */
import { addressOf, plainAddress } from "~/content/address.ts";

/** Maximum length of a profile path, including a number that makes it unique. */
export const PATH_MAX = 80;
/** Paths that the JSON API uses itself, so that a puppy there could not be reached. */
const reserved = new Set(["stock-photos"]);

export const pathForm = plainAddress;
export const pathProblems = {
	form: "Use lower-case letters, digits and single hyphens.",
	reserved: "This path is used by the site itself.",
} as const;
export const isReserved = (path: string) => reserved.has(path);

/** Characters left free for the hyphen and number that tell namesakes apart. */
const NUMBER_ROOM = 6;

/** Turns a name into a profile path: "Mr. Darcy" becomes mr-darcy. */
export function pathOf(name: string): string {
	const path = addressOf(name, PATH_MAX - NUMBER_ROOM);
	return isReserved(path) ? `${path}-puppy` : path || "puppy";
}

/**
 * The stored path of a puppy in the trash. It is not a valid address, and leaves the puppy's own path free
 * for another puppy.
 */
export const pathInTrash = (id: number) => `~trash-${id}`;
