/** What the admin's form of a puppy takes: the same fields and limits as schema.ts, in words for people. */
import { z } from "zod";
import { isDay } from "~/platform/text.ts";
import { fieldLabels } from "../field-words.ts";
import { isReserved, pathForm, pathProblems } from "../paths.ts";
import {
	type Confirmable,
	doubtsAbout,
	type IsConfirmed,
	openDoubts,
} from "../price/plausibility.ts";
import { storedPrice } from "../price/price-text.ts";
import { today } from "../rules.ts";
import { type FieldName, limits, scale } from "../schema.ts";

type TextName = keyof typeof limits;

const tidy = (value: string) => value.toWellFormed().replaceAll("\r\n", "\n").trim();

function text(field: TextName, missing = "Please write this down in words.") {
	const max = limits[field];
	return z
		.string(missing)
		.refine((value) => !value.includes("\0"), {
			error: "Please remove the characters that can't be shown.",
			abort: true,
		})
		.overwrite(tidy)
		.max(max, {
			error: ({ input }) => {
				const length = typeof input === "string" ? input.length : 0;
				const [most, has] = [max.toLocaleString("en-US"), length.toLocaleString("en-US")];
				return `${fieldLabels[field]}: please keep it to ${most} characters; it has ${has}.`;
			},
		});
}

const optional = (field: TextName) => text(field).default("");
const needed = (field: TextName, missing: string) => text(field, missing).min(1, missing);

const wrongDay = (label: string) => `${label}: please choose a day, such as 2026-08-08.`;
const day = (field: "dob" | "wentHomeOn" | "trainingStart") =>
	z.string().overwrite(tidy).refine(isDay, wrongDay(fieldLabels[field]));

function temperament(field: "quietLively" | "independentClose" | "carefulBold" | "napHike") {
	const message = `${fieldLabels[field]}: please give a whole number from ${scale.min} to ${scale.max}, or leave it empty.`;
	return z.int(message).min(scale.min, message).max(scale.max, message).nullable().default(null);
}

/** Names of the boxes by which an unusual value is confirmed; the value itself is sent. */
export const confirmNames = { price: "confirmPrice", dob: "confirmDob" } as const satisfies Record<
	Confirmable,
	string
>;
type ConfirmName = (typeof confirmNames)[Confirmable];

/** What is said at a field of the form, and in the summary above it. */
export const saidOf = (field: FieldName, message: string) => `${fieldLabels[field]}: ${message}`;

/** Fields without which nothing is stored, not even a draft. */
export const requiredFields: readonly FieldName[] = ["name", "breed"];

/** An empty profile path is made from the name, and an empty title on the card is the name. */
export const puppyFormSchema = z
	.object({
		name: needed("name", "Please write the puppy's name."),
		cardHeaderTitle: optional("cardHeaderTitle"),
		profilePath: text("profilePath")
			.refine((path) => path === "" || pathForm.test(path), `Profile path: ${pathProblems.form}`)
			.refine((path) => !isReserved(path), `Profile path: ${pathProblems.reserved}`)
			.default(""),
		breed: needed("breed", "Please write the puppy's breed."),
		breedLong: optional("breedLong"),
		breeder: optional("breeder"),
		sex: optional("sex"),
		dob: day("dob").default(""),
		projectedSize: optional("projectedSize"),
		overview: optional("overview"),
		personality: optional("personality"),
		price: optional("price").overwrite(storedPrice),
		available: z.boolean().default(false),
		availableDate: optional("availableDate"),
		saleUpdate: optional("saleUpdate"),
		wentHomeOn: day("wentHomeOn").nullable().default(null),
		trainingStart: day("trainingStart").nullable().default(null),
		quietLively: temperament("quietLively"),
		independentClose: temperament("independentClose"),
		carefulBold: temperament("carefulBold"),
		napHike: temperament("napHike"),
		/** The unusual values that somebody has confirmed, as doubts.ts asks for them. */
		[confirmNames.price]: z.string().optional(),
		[confirmNames.dob]: z.string().optional(),
	})
	.superRefine((answers, context) => {
		const open = openDoubts(doubtsAbout(answers, today()), confirmedIn(answers));
		for (const { field, message } of open) {
			context.addIssue({ code: "custom", path: [field], message: saidOf(field, message) });
		}
	});

/** The form's answers; `profilePath` may be empty. */
export type PuppyAnswers = z.output<typeof puppyFormSchema>;

/** What a form's answers confirm. */
export function confirmedIn(answers: Readonly<Partial<Record<ConfirmName, string>>>): IsConfirmed {
	return (field, value) => answers[confirmNames[field]] === value;
}

/** What is written of the puppy: the answers without the confirmations. */
export function writtenIn(answers: PuppyAnswers) {
	const { confirmPrice: _price, confirmDob: _dob, ...written } = answers;
	return written;
}
