/** What the form of the business calls its controls. */
import { weekdays } from "~/business/hours.ts";
import { EXCEPTIONS_MAX, exceptionNames, hoursNames } from "~/settings/business-schema.ts";

export const businessLabels = {
	brand: "Name of the business",
	tagline: "In one line",
	trainer: "First name of the trainer",
	product: "What you call a puppy you sell",
	phone: "Phone",
	email: "Email",
	facebook: "Facebook page",
	messenger: "Messenger",
	instagram: "Instagram",
	puppySaleSite: "Another site with your puppies",
	city: "City",
	region: "State",
	timeZone: "Time zone",
} as const;

export const timeLabels = { opens: "Opens", closes: "Closes" } as const;
export const exceptionLabels = {
	day: "Day",
	lastDay: "Last day",
	...timeLabels,
	name: "Occasion",
} as const;

/** The same of every control, wherever it stands. */
export const everyBusinessLabel: Readonly<Record<string, string>> = {
	...businessLabels,
	...Object.fromEntries(
		weekdays.flatMap((day, index) => {
			const { opens, closes } = hoursNames(index);
			return [
				[opens, `${day}: ${timeLabels.opens}`],
				[closes, `${day}: ${timeLabels.closes}`],
			];
		}),
	),
	...Object.fromEntries(
		Array.from({ length: EXCEPTIONS_MAX }, (_, index) => {
			const names = exceptionNames(index);
			const at = `Holidays and other hours ${index + 1}`;
			return [
				[names.day, `${at}: ${exceptionLabels.day}`],
				[names.lastDay, `${at}: ${exceptionLabels.lastDay}`],
				[names.opens, `${at}: ${exceptionLabels.opens}`],
				[names.closes, `${at}: ${exceptionLabels.closes}`],
				[names.name, `${at}: ${exceptionLabels.name}`],
			] as const;
		}).flat(),
	),
};
