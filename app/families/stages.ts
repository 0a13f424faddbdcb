/** Where a family stands between its first message and its puppy. */

export const stages = [
	{ key: "new", label: "New" },
	{ key: "talking", label: "Talking" },
	{ key: "visit", label: "Visit planned" },
	{ key: "waiting", label: "Waiting" },
	{ key: "reserved", label: "Reserved" },
	{ key: "home", label: "Home" },
	{ key: "not now", label: "Not now" },
] as const;

export type Stage = (typeof stages)[number]["key"];

export const stageKeys = stages.map(({ key }) => key);

const labels = new Map<string, string>(stages.map(({ key, label }) => [key, label]));

/** The words of a stored stage. */
export const stageLabel = (stage: string) => labels.get(stage) ?? stage;

/** Stages that a family has left behind it once it comes to one of these: it never falls back by itself. */
const order = new Map<string, number>(
	["new", "talking", "visit", "waiting", "reserved", "home"].map((key, index) => [key, index]),
);

/**
 * Whether something that happened moves a family from `from` to `to` by itself: only forward, and
 * out of "not now" whenever it shows interest again.
 */
export function movesForward(from: string, to: Stage): boolean {
	if (from === to) return false;
	return (order.get(to) ?? -1) > (order.get(from) ?? -1);
}
