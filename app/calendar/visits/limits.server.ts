/** Limits how many visits can be asked for, by one network and in all. */
import { throttle, visitorNetwork } from "~/platform/http/throttle.server.ts";

/** More than any household asks for, and too few to fill the calendar. */
const ofNetwork = throttle({ name: "ask for a visit", tries: 6, seconds: 3_600 });
/** More than a trainer can confirm in a day, even if many networks ask. */
const ofSite = throttle({ name: "ask for a visit, site", tries: 40, seconds: 86_400 });

/** Counts a visit that the visitor asks for. If there were too many, returns the seconds to wait and who asked for them. */
export async function countVisit(): Promise<{ seconds: number; isSite: boolean } | undefined> {
	const network = visitorNetwork();
	const ownWait = await ofNetwork.take(network);
	if (ownWait !== undefined) return { seconds: ownWait, isSite: false };
	const seconds = await ofSite.take("");
	if (seconds === undefined) return undefined;
	await ofNetwork.giveBack(network);
	return { seconds, isSite: true };
}

/** Undoes the count of a visit that wasn't stored. */
export async function uncountVisit(): Promise<void> {
	await ofNetwork.giveBack(visitorNetwork());
	await ofSite.giveBack("");
}
