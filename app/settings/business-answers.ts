/** The saved settings of the business as values of the form's controls. */
import { hoursDefaults, weekdays } from "../business/hours.ts";
import { rowAnswers } from "../forms/rows.ts";
import type { PublicSettings } from "../platform/public-settings.ts";
import { exceptionRows, hoursNames } from "./business-schema.ts";

type Business = PublicSettings["business"];

export function businessAnswers({
	hours = hoursDefaults,
	exceptions = [],
	prices: _,
	...texts
}: Business) {
	const answers: Record<string, string> = {};
	for (const [name, text] of Object.entries(texts)) if (text) answers[name] = text;
	for (const index of weekdays.keys()) {
		const names = hoursNames(index);
		answers[names.opens] = hours[index]?.opens ?? "";
		answers[names.closes] = hours[index]?.closes ?? "";
	}
	const otherDays = exceptions.map(({ day, lastDay, ...exception }) => ({
		...exception,
		day,
		lastDay: lastDay === day ? "" : lastDay,
	}));
	return { ...answers, ...rowAnswers(exceptionRows, otherDays) };
}
