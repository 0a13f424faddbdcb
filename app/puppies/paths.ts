/** Profile paths: what they look like, and how one is made from a name. Pure. */
import { addressOf, plainAddress } from "~/content/address.ts";

/** Longest profile path; a number that makes one unique is part of it. */
export const PATH_MAX = 80;
/** Addresses of the JSON API that a puppy of that path would hide. */
const reserved = new Set(["stock-photos"]);

export const pathForm = plainAddress;
export const pathProblems = {
	form: "Use lower-case letters, digits and single hyphens.",
	reserved: "This path is used by the site itself.",
} as const;
export const isReserved = (path: string) => reserved.has(path);

/** Room for the number of the last namesake. */
const NUMBER_ROOM = 6;

/** The name as a profile path: "Mr. Darcy" becomes mr-darcy. */
export function pathOf(name: string): string {
	const path = addressOf(name, PATH_MAX - NUMBER_ROOM);
	return isReserved(path) ? `${path}-puppy` : path || "puppy";
}

/** No address can be this: the path of a puppy in the trash, whose own is free for another. */
export const pathInTrash = (id: number) => `~trash-${id}`;
