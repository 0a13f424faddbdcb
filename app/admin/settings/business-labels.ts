/** Labels of the controls in the form of the business. */
import { weekdays } from "~/business/hours.ts";
import { rowLabels } from "~/forms/rows.ts";
import { exceptionRows, hoursNames } from "~/settings/business-schema.ts";

export const businessLabels = {
	brand: "Name of the business",
	tagline: "The business in one line",
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

/** Heading of the panel for days with special hours. */
export const EXCEPTIONS = "Holidays and special hours";
export const timeLabels = { opens: "Opens", closes: "Closes" } as const;
export const exceptionLabels = {
	day: "Day",
	lastDay: "Last day",
	...timeLabels,
	name: "Occasion",
} as const;

/** Labels of all controls; each one is clear without the heading above its control. */
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
	...rowLabels(exceptionRows, EXCEPTIONS, exceptionLabels),
};
