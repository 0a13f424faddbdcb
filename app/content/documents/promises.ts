/** What the business promises with every puppy (specification, section 9), for every page, profile, letter and paper. */
import { href } from "react-router";
import { type PromiseName, promiseDefaults } from "~/business/facts.ts";
import { declared } from "../declared.ts";
import { group } from "../fields/field.ts";
import { count } from "../fields/kinds.ts";
import { changedFrom } from "../fields/sample.ts";

const promise = (label: string, name: PromiseName, limits: { least?: number; most: number }) =>
	count(label, promiseDefaults[name], limits);

export const promisesDocument = declared({
	key: "promises",
	label: "Promises",
	path: href("/"),
	note: "Each is written once, here. Clear what you don’t promise: every sentence and line about it is gone from the site, the profiles and the agreement.",
	fields: {
		promises: group("With every puppy", {
			trainingWeeks: promise("Weeks of training", "trainingWeeks", { least: 4, most: 52 }),
			ownerLessons: promise("Owner lessons", "ownerLessons", { most: 100 }),
			assuranceDays: promise("Training assurance, in days", "assuranceDays", { most: 3_650 }),
			warrantyYears: promise("Health and genetic warranty, in years", "warrantyYears", {
				most: 30,
			}),
			deliveryHours: promise("Hours that families drive for their lessons", "deliveryHours", {
				least: 1,
				most: 24,
			}),
		}),
		money: group("Reserving", {
			deposit: promise("Deposit, in dollars", "deposit", { most: 100_000 }),
			refundDays: promise("Days in which it is paid back for any reason", "refundDays", {
				most: 365,
			}),
		}),
	},
});

type Promises = ReturnType<typeof promisesDocument.defaults>;

/** The promises that differ from the sample's; undefined if none does. */
export const changedPromises = ({ promises, money }: Promises) =>
	changedFrom(promiseDefaults, { ...promises, ...money });
