import type { FamilyContents } from "~/families/queries.server.ts";

const names: readonly (readonly [keyof FamilyContents, one: string, several: string])[] = [
	["messages", "message", "messages"],
	["replies", "answer", "answers"],
	["notes", "note", "notes"],
	["reservations", "reservation", "reservations"],
	["waitingEntries", "place on the waiting list", "places on the waiting list"],
	["appointments", "appointment", "appointments"],
];

/** "2 messages", "1 note", …: one text for each kind that has any, besides addresses, which are named. */
export const contentText = (contents: FamilyContents): string[] =>
	names.flatMap(([name, one, several]) => {
		const count = contents[name];
		return count === 0 ? [] : [`${count.toLocaleString("en-US")} ${count === 1 ? one : several}`];
	});
