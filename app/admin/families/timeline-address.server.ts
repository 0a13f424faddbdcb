import { type Position, startAt } from "~/reports/timeline.server.ts";
import { familyAddress, itemId } from "./addresses.ts";

/** The address of the item: on the newest page of the timeline, or at the top of an older one. */
export async function timelineAddress(familyId: number, item: Position): Promise<string> {
	const before = await startAt(familyId, item);
	return `${familyAddress(familyId)}${before ? `?before=${before}` : ""}#${itemId(item)}`;
}
