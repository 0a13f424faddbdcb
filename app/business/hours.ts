/** Opening hours (specification, section 9). */
import { publicSettings } from "#public-settings";

export const weekdays = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

interface DayHours {
	opens: string;
	closes: string;
}

const workday = { opens: "09:00", closes: "20:00" };

/** The hours from Monday to Sunday. Closed days have empty times. */
export const hoursDefaults: readonly DayHours[] = [
	...Array.from({ length: 5 }, () => workday),
	{ opens: "10:00", closes: "16:00" },
	{ opens: "", closes: "" },
];

/** "9 am" or "9:30 am" for a time given as HH:MM. A non-breaking space keeps it on one line. */
function timeInWords(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
	return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}\u00a0${hour < 12 ? "am" : "pm"}`;
}

const spanInWords = ({ opens, closes }: DayHours) => `${timeInWords(opens)}–${timeInWords(closes)}`;

/** The hours of a day, or "closed" unless both times are given. */
export const dayHoursInWords = (day: DayHours) =>
	day.opens && day.closes ? spanInWords(day) : "closed";

export interface OpenDays extends DayHours {
	/** "Mon–Fri 9 am–8 pm". */
	label: string;
	days: readonly Weekday[];
}

/** The hours of a week. Consecutive days with the same hours are grouped. */
export function hours(): readonly OpenDays[] {
	const week = publicSettings.hours ?? hoursDefaults;
	const groups: { days: Weekday[]; opens: string; closes: string }[] = [];
	let before: { opens: string; closes: string } | undefined;
	for (const [index, day] of weekdays.entries()) {
		const { opens, closes } = week[index] ?? { opens: "", closes: "" };
		if (opens && closes) {
			if (before?.opens === opens && before.closes === closes) groups.at(-1)?.days.push(day);
			else groups.push({ days: [day], opens, closes });
		}
		before = { opens, closes };
	}
	return groups.map((group) => {
		const [first, ...others] = group.days.map((day) => day.slice(0, 3));
		const last = others.at(-1);
		const label = `${last ? `${first}–${last}` : first} ${spanInWords(group)}`;
		return { ...group, label };
	});
}
