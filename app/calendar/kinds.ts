/** The kinds of calendar entries: the trainer's appointments, and days that come from other data. */

export const appointmentKinds = [
	{ value: "visit", label: "Visit" },
	{ value: "pickup", label: "Pickup" },
	{ value: "training", label: "Training" },
	{ value: "other", label: "Other" },
] as const;
export type AppointmentKind = (typeof appointmentKinds)[number]["value"];
export const appointmentKindKeys = appointmentKinds.map(({ value }) => value);

/** Entries that come from a reservation, a puppy, a family or a payment. */
const foundKinds = [
	{ value: "going home", label: "Going home" },
	{ value: "training week", label: "Training week" },
	{ value: "next step", label: "Next step" },
	{ value: "payment due", label: "Payment due" },
] as const;
export type EntryKind = AppointmentKind | (typeof foundKinds)[number]["value"];

const labels = new Map<string, string>(
	[...appointmentKinds, ...foundKinds].map(({ value, label }) => [value, label]),
);

/** The label of a kind. */
export const kindLabel = (kind: string) => labels.get(kind) ?? kind;

/** Reads a stored kind; an unknown one counts as "other". */
export const readKind = (stored: string): AppointmentKind =>
	appointmentKindKeys.find((kind) => kind === stored) ?? "other";
