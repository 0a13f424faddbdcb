/** Reads data for the pages behind the links in the waiting list's emails. */
import { database } from "~/platform/database/database.server.ts";
import { entryOfLink, entryOfToken } from "./commands.server.ts";
import { type LinkState, linkStateOf } from "./link-state.ts";
import { waitingStatuses } from "./schema.ts";

/** The state of a confirmation link. */
export const linkState = async (token: string, now = new Date()): Promise<LinkState> =>
	linkStateOf(await entryOfToken(database, token), now);

/** The address to which a new link would be sent. Undefined if the token is unknown. */
export const emailOfToken = async (token: string): Promise<string | undefined> =>
	(await entryOfToken(database, token))?.email;

/** The place that a signed link belongs to, without personal data. Undefined if there is none. */
export async function placeOfLink(token: string) {
	const entry = await entryOfLink(database, token);
	const status = waitingStatuses.find((each) => each === entry?.status);
	if (!entry || !status) return undefined;
	const { message, confirmedAt, wishBreeds, wishSize, wishSex, wishWhen, wishBudget } = entry;
	return { status, message, confirmedAt, wishBreeds, wishSize, wishSex, wishWhen, wishBudget };
}
