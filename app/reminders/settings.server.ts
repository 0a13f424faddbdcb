/** The automatic emails that can be switched on and off, and which of them are on. */
import { z } from "zod";
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { readSetting, writeSetting } from "~/platform/database/settings.server.ts";

export const switches = [
	{
		key: "morning email",
		name: "Morning email to me",
		about: "Sent at 7 a.m. if a family is waiting for an answer or something is due that day.",
		isOnAtFirst: true,
	},
	{
		key: "confirmation",
		name: "Confirmation to everybody who writes",
		about:
			"Sent right away, with a copy of the message. Never sent for messages that look like spam, and at most once an hour per family.",
		isOnAtFirst: false,
	},
	{
		key: "after home",
		name: "The day after going home",
		about: "Sent once to a puppy’s family, on the morning after it went home.",
		isOnAtFirst: false,
	},
] as const;

export type SwitchKey = (typeof switches)[number]["key"];

const switchSchema = z.object({ on: z.boolean(), since: z.coerce.date() });

const rowKey = (key: SwitchKey) => `email: ${key}`;

/** Whether a switch is on, and since when it has its position; `since` is null if it was never changed. */
export async function switchState(key: SwitchKey, client: Client = database) {
	const stored = await readSetting(client, rowKey(key), switchSchema);
	if (stored) return { isOn: stored.on, since: stored.since };
	return {
		isOn: switches.some((each) => each.key === key && each.isOnAtFirst),
		since: null,
	};
}

/** The current state of all switches, in display order. */
export const switchStates = () =>
	Promise.all(
		switches.map(async ({ key, name, about }) => {
			const { isOn } = await switchState(key);
			return { key, name, about, isOn };
		}),
	);

/** Turns a switch on or off, and records the change. */
export function setSwitch(key: SwitchKey, isOn: boolean, actor: Actor): Promise<void> {
	return command(actor, async (work) => {
		const before = await switchState(key, work.db);
		if (before.isOn === isOn) return;
		await writeSetting(work.db, rowKey(key), { on: isOn, since: new Date() });
		await work.record({
			action: "changed",
			kind: "setting",
			subject: rowKey(key),
			before: { on: before.isOn },
			after: { on: isOn },
		});
	});
}
