/** Where an item of a family's timeline is shown. */
import { pageOf, type TimelinePlace } from "~/reports/timeline.server.ts";
import { familyAddress, itemId } from "./addresses.ts";

/** The address of the item: on the newest page of the timeline, or at the top of an older one. */
export async function timelineAddress(familyId: number, item: TimelinePlace): Promise<string> {
	const before = await pageOf(familyId, item);
	return `${familyAddress(familyId)}${before ? `?before=${before}` : ""}#${itemId(item)}`;
}
