/** Reads and stores which automatic emails are turned on. */
import { z } from "zod";
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { type SwitchKey, switches } from "./settings.ts";

const switchSchema = z.object({ on: z.boolean(), since: z.coerce.date() });

/** Whether a switch is on, and since when it has its position; `since` is null if it was never changed. */
export interface SwitchState {
	isOn: boolean;
	since: Date | null;
}

const rowKey = (key: SwitchKey) => `email: ${key}`;

/** Parses a stored value. Returns undefined if it is unreadable, so that no message is lost because of it. */
function parse(value: string) {
	try {
		return switchSchema.safeParse(JSON.parse(value)).data;
	} catch {
		return undefined;
	}
}

function read(key: SwitchKey, value: string | undefined): SwitchState {
	const isOnAtFirst = switches.some((each) => each.key === key && each.isOnAtFirst);
	const stored = value === undefined ? undefined : parse(value);
	return stored ? { isOn: stored.on, since: stored.since } : { isOn: isOnAtFirst, since: null };
}

/** The current state of a switch. */
export async function switchState(key: SwitchKey, client: Client = database): Promise<SwitchState> {
	const row = await client.setting.findUnique({
		where: { key: rowKey(key) },
		select: { value: true },
	});
	return read(key, row?.value);
}

/** The current state of all switches, in display order. */
export async function switchStates() {
	const rows = await database.setting.findMany({
		where: { key: { in: switches.map(({ key }) => rowKey(key)) } },
		select: { key: true, value: true },
	});
	return switches.map(({ key, name, about }) => ({
		key,
		name,
		about,
		isOn: read(key, rows.find((row) => row.key === rowKey(key))?.value).isOn,
	}));
}

/** Turns a switch on or off, and records the change. */
export function setSwitch(key: SwitchKey, isOn: boolean, actor: Actor): Promise<void> {
	return command(actor, async (work) => {
		const before = await switchState(key, work.db);
		if (before.isOn === isOn) return;
		const value = JSON.stringify({ on: isOn, since: new Date() });
		await work.db.setting.upsert({
			where: { key: rowKey(key) },
			create: { key: rowKey(key), value },
			update: { value, revision: { increment: 1 } },
			select: { key: true },
		});
		await work.record({
			action: "changed",
			kind: "setting",
			subjectId: 0,
			subject: rowKey(key),
			before: { on: before.isOn },
			after: { on: isOn },
		});
	});
}
