/** The names, contact details, place and hours of the business. */
import { href } from "react-router";
import { BREEDS_MAX, sampleBreeds } from "~/business/breeds.ts";
import { factDefaults } from "~/business/facts.ts";
import { hoursDefaults, weekdays } from "~/business/hours.ts";
import { isSame } from "~/platform/forms/merge-edits.ts";
import type { PublicSettings } from "~/platform/public-settings.ts";
import { declared } from "../declared.ts";
import { choice } from "../fields/choices.ts";
import { group, list, sampleOf, type ValuesOf } from "../fields/field.ts";
import { day, email, fact, phone, time, timeZone, webAddress } from "../fields/kinds.ts";
import { changedFrom } from "../fields/sample.ts";
import { lines } from "../fields/texts.ts";

const zones = [
	"America/New_York",
	"America/Chicago",
	"America/Denver",
	"America/Phoenix",
	"America/Los_Angeles",
	"America/Anchorage",
	"Pacific/Honolulu",
];

const removable = "If it is empty, there is no link.";

const fields = {
	names: group("Names", {
		brand: fact("Name of the business", factDefaults.brand),
		legalName: fact("Registered name", factDefaults.legalName, {
			isRequired: false,
			help: "Such as Homeward Hounds LLC. It is at the bottom of every page, on the page about you and in the agreement.",
		}),
		tagline: fact("The business in one line", factDefaults.tagline, {
			max: 120,
			help: "Shown in search results and when somebody shares the site.",
		}),
		trainer: fact("First name of the trainer", factDefaults.trainer),
		product: fact("What you call a puppy you sell", factDefaults.product),
	}),
	contact: group("How families reach you", {
		phone: phone("Phone", factDefaults.phone, {
			help: "Write it the way visitors should see it. Calls and texts use the same number.",
		}),
		email: email("Email", factDefaults.email, { isRequired: false, help: removable }),
		facebook: webAddress("Facebook page", factDefaults.facebook, { help: removable }),
		messenger: webAddress("Messenger", factDefaults.messenger, { help: removable }),
		instagram: webAddress("Instagram", factDefaults.instagram, { help: removable }),
		puppySaleSite: webAddress("Another site with your puppies", "", {
			help: "Linked at the bottom of every page. If it is empty, there is no link.",
		}),
	}),
	offer: group("What you offer", {
		breeds: lines("Breeds", sampleBreeds, {
			count: BREEDS_MAX,
			max: 500,
			help: "One per line. Families choose from them in the contact form and on the waiting list.",
		}),
	}),
	place: group("Place and time", {
		city: fact("City", factDefaults.city),
		region: fact("State", factDefaults.region),
		timeZone: timeZone("Time zone", factDefaults.timeZone, {
			suggestions: zones,
			help: "All days and times on the site are in this time zone.",
		}),
	}),
	hours: group("Opening hours", {
		week: list("Days", {
			item: "Day",
			help: "On a day that is not listed, you are closed.",
			max: weekdays.length,
			unique: "day",
			hasNoOrder: true,
			fields: {
				day: choice(
					"Weekday",
					weekdays.map((name) => ({ value: name, label: name })),
					"Monday",
				),
				opens: time("Opens"),
				closes: time("Closes"),
			},
			sample: hoursDefaults.flatMap((times, index) => {
				const name = weekdays[index];
				return name && times.opens ? [{ day: name, ...times }] : [];
			}),
		}),
	}),
	exceptions: group("Holidays and special hours", {
		days: list("Days", {
			item: "Day",
			help: "Visitors see them from two months ahead. Without times, you are closed that day.",
			max: 12,
			fields: {
				day: day("Day", { isRequired: true }),
				lastDay: day("Last day", { help: "Only if it is more than one day." }),
				opens: time("Opens"),
				closes: time("Closes"),
				name: fact("Occasion", "", { isRequired: false }),
			},
		}),
	}),
};

type Values = ValuesOf<typeof fields>;

/** The texts of the business by the names of their fields. */
export const businessTexts = ({
	names,
	contact,
	place,
}: Values): Readonly<Record<string, string>> => ({
	...names,
	...contact,
	...place,
});
const sample = sampleOf(fields);
const sampleTexts = businessTexts(sample);

type Texts = Readonly<Partial<Record<string, string>>>;

/** Values with these texts in place of their own. */
const withTexts = (values: Values, texts: Texts): Values => {
	const within = <Part extends Readonly<Record<string, string>>>(part: Part): Part => ({
		...part,
		...Object.fromEntries(
			Object.keys(part).flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])),
		),
	});
	return {
		...values,
		names: within(values.names),
		contact: within(values.contact),
		place: within(values.place),
	};
};

let deployed: Texts = {};

/** Makes the facts that the deployment sets the defaults. */
export function applyDeployed(texts: Texts) {
	deployed = texts;
}

interface Times {
	opens: string;
	closes: string;
}

/** The problem with a pair of times, by the name of the control to correct. */
function timesProblem({ opens, closes }: Times): Partial<Times> {
	if (Boolean(opens) !== Boolean(closes)) {
		const problem = "Please give both times, or neither for a closed day.";
		return opens ? { closes: problem } : { opens: problem };
	}
	return opens && closes <= opens
		? { closes: "The closing time must be after the opening time. Please correct one of them." }
		: {};
}

const under = (name: string, problems: object) =>
	Object.entries(problems).map(([own, problem]) => [`${name}.${own}`, problem] as const);

export const businessDocument = declared({
	key: "business",
	label: "Business",
	note: "Changes are on every page as soon as you save.",
	isLive: true,
	path: href("/"),
	editPath: href("/admin/settings/:key?", {}),
	defaults: () => withTexts(sample, deployed),
	fields,
	check: ({ hours, exceptions }) =>
		Object.fromEntries([
			...hours.week.flatMap((row, index) => under(`hours.week[${index}]`, timesProblem(row))),
			...exceptions.days.flatMap((row, index) =>
				under(`exceptions.days[${index}]`, {
					...(row.lastDay &&
						row.lastDay < row.day && {
							lastDay: "The last day is before the first. Please correct one of them.",
						}),
					...timesProblem(row),
				}),
			),
		]),
});

/** What the pages read of the business: what differs from the sample. */
export function publicBusiness(
	values: Values,
): Pick<PublicSettings, "business" | "breeds" | "hours" | "exceptions"> {
	const week = weekdays.map((name) => {
		const { opens = "", closes = "" } = values.hours.week.find(({ day }) => day === name) ?? {};
		return { opens, closes };
	});
	const isSample = week.every(
		({ opens, closes }, index) =>
			opens === hoursDefaults[index]?.opens && closes === hoursDefaults[index]?.closes,
	);
	const days = values.exceptions.days.map(({ id: _, ...row }) => ({
		...row,
		lastDay: row.lastDay || row.day,
	}));
	return {
		business: changedFrom(sampleTexts, businessTexts(values)) ?? {},
		breeds: isSame(values.offer.breeds, sampleBreeds) ? undefined : values.offer.breeds,
		hours: isSample ? undefined : week,
		exceptions: days.length > 0 ? days : undefined,
	};
}
