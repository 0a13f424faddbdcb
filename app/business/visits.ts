/** Visits that families ask for on a puppy's page, and the time that an appointment takes. */

/** How long an appointment with a time is assumed to take, in minutes. */
export const APPOINTMENT_MINUTES = 60;
/** How many days after today the first visit can be. */
export const VISIT_NOTICE = 1;
/** How many days ahead a visit can be asked for. */
export const VISIT_AHEAD = 90;
/** How many open times a puppy's page offers, each on another day. */
export const VISITS_OFFERED = 3;

/** Maximum lengths, in UTF-16 code units. */
export const visitLimits = { name: 100, phone_number: 40 } as const;

export const visitWays = [
	{ value: "in person", label: "In person" },
	{ value: "by video", label: "By video" },
] as const;

/** The answer of a family that none of the open times suits. */
export const ANOTHER_DAY = "another";
