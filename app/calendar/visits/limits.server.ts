/** Limits how many visits can be asked for, by one network and in all. */
import {
	type Counted,
	giveBackAll,
	takeAll,
	throttle,
	visitorNetwork,
} from "~/platform/http/throttle.server.ts";

/** More than any household asks for, and too few to fill the calendar. */
const ofNetwork = throttle({ name: "ask for a visit", tries: 6, seconds: 3_600 });
/** More than a trainer can confirm in a day, even if many networks ask. */
const ofSite = throttle({ name: "ask for a visit, site", tries: 40, seconds: 86_400 });

const limits = (): Counted[] => [
	[ofNetwork, visitorNetwork()],
	[ofSite, ""],
];

/** Counts a visit that the visitor asks for. If there were too many, returns the seconds to wait and who asked for them. */
export async function countVisit(): Promise<{ seconds: number; isSite: boolean } | undefined> {
	const reached = await takeAll(limits());
	return reached && { seconds: reached.seconds, isSite: reached.limit === ofSite };
}

/** Undoes the count of a visit that wasn't stored. */
export const uncountVisit = () => giveBackAll(limits());
