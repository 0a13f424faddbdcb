/** The stages of a family, from its first message to its puppy. */

export const stages = [
	{ key: "new", label: "New" },
	{ key: "talking", label: "Talking" },
	{ key: "visit", label: "Visit planned" },
	{ key: "waiting", label: "On the list" },
	{ key: "reserved", label: "Reserved" },
	{ key: "home", label: "Home" },
	{ key: "not now", label: "Not now" },
] as const;

export type Stage = (typeof stages)[number]["key"];

export const stageKeys = stages.map(({ key }) => key);

const labels = new Map<string, string>(stages.map(({ key, label }) => [key, label]));

/** The label of a stored stage. */
export const stageLabel = (stage: string) => labels.get(stage) ?? stage;

/** The order of the stages; "not now" has no place in it. Events never move a family back. */
const order = new Map<string, number>(
	["new", "talking", "visit", "waiting", "reserved", "home"].map((key, index) => [key, index]),
);

/**
 * Whether an event may move a family from `from` to `to` automatically: only forward, or out of
 * "not now" when the family shows interest again.
 */
export function movesForward(from: string, to: Stage): boolean {
	if (from === to) return false;
	return (order.get(to) ?? -1) > (order.get(from) ?? -1);
}
