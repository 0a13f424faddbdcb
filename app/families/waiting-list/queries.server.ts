/** What the pages behind the links in the waiting list's emails read. */
import { database } from "~/platform/database/database.server.ts";
import { entryOfLink } from "./commands.server.ts";
import { type LinkState, linkStateOf } from "./link-state.ts";
import { waitingStatuses } from "./schema.ts";
import { tokenHash } from "./tokens.server.ts";

async function entryOfToken(token: string) {
	const hash = tokenHash(token);
	if (hash === undefined) return null;
	return database.waitingEntry.findUnique({
		where: { tokenHash: hash },
		select: { status: true, tokenExpires: true, email: true },
	});
}

/** What a link that confirms a place can still do. */
export const linkState = async (token: string, now = new Date()): Promise<LinkState> =>
	linkStateOf(await entryOfToken(token), now);

/** The address to which a new link would go; undefined where the token is nobody's. */
export const emailOfToken = async (token: string): Promise<string | undefined> =>
	(await entryOfToken(token))?.email;

/** The place that a signed link belongs to, without whose it is; undefined where there is none. */
export async function placeOfLink(token: string) {
	const entry = await entryOfLink(database, token);
	const status = waitingStatuses.find((each) => each === entry?.status);
	if (!entry || !status) return undefined;
	const { message, confirmedAt, wishBreeds, wishSize, wishSex, wishWhen, wishBudget } = entry;
	return { status, message, confirmedAt, wishBreeds, wishSize, wishSex, wishWhen, wishBudget };
}
