import { cursorTo, type TimelineCursor } from "~/reports/timeline.server.ts";
import { familyAddress, itemId } from "./addresses.ts";

/** The address of the item: on the newest page of the timeline, or at the top of an older one. */
export async function timelineAddress(familyId: number, item: TimelineCursor): Promise<string> {
	const before = await cursorTo(familyId, item);
	return `${familyAddress(familyId)}${before ? `?before=${before}` : ""}#${itemId(item)}`;
}
