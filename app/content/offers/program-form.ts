/** The forms for a program and for the page of all programs. */
import { z } from "zod";
import { filled } from "~/business/placeholders.ts";
import type { Overview, ProgramsContent, Rate, StoredProgram } from "~/business/program.ts";
import { rowAnswers } from "~/forms/rows.ts";
import { ADDRESS_MAX, addressOf, writtenAddress } from "../address.ts";
import { pictureAnswer, pictureText } from "../picture.ts";
import {
	issueReporter,
	optionalText,
	type ReportIssue,
	rowReader,
	text,
	textList,
} from "./form-texts.ts";

/** The most cards at the end of a page, and the most lines of a price list. */
const RELATED_MAX = 6;
const RATES_MAX = 8;
/** The most programs that the home page and the bottom of every page have room for. */
const HOME_MAX = 3;
const FOOTER_MAX = 6;

const numberedNames = (name: string, count: number) =>
	Array.from({ length: count }, (_, index) => `${name}${index}`);

export const relatedNames = numberedNames("related", RELATED_MAX);
export const homeNames = numberedNames("home", HOME_MAX);
export const footerNames = numberedNames("footer", FOOTER_MAX);

export const rateRows = Array.from(
	{ length: RATES_MAX },
	(_, index) =>
		({
			name: `rate${index}`,
			price: `amount${index}`,
			unit: `unit${index}`,
			includes: `includes${index}`,
		}) as const,
);
/** For each list in a program's form, the names of its controls. */
export const programLists = [relatedNames, rateRows.flatMap((row) => Object.values(row))];
/** For each list in the overview's form, the names of its controls. */
export const overviewLists = [relatedNames, homeNames, footerNames];

const choice = z.string().max(ADDRESS_MAX).default("");
const choices = (names: readonly string[]) =>
	Object.fromEntries(names.map((name) => [name, choice]));

/** The answers chosen in several controls, without duplicates. */
const chosen = (names: readonly string[], read: (name: string) => string) => [
	...new Set(names.map(read).filter(Boolean)),
];

/** Whether a price contains a digit once its placeholders, which must all be known, are filled in. */
const hasAmount = (price: string) => /\d/.test(filled(price));

const NO_AMOUNT =
	"This price has no amount. Please write one, such as $700, or a price from the price list, such as {consultation}.";

const program = {
	title: text("name", "the name"),
	heading: text("title", "the heading"),
	lead: text("line", "the line under the heading"),
	info: text("text", "what the program is"),
	picture: pictureAnswer,
	imageCaption: optionalText("line", "the caption"),
	moreTitle: text("title", "the heading of the list"),
	items: textList("the list"),
	...Object.fromEntries(
		rateRows.flatMap((row) => [
			[row.name, optionalText("title", "the name")],
			[row.price, optionalText("title", "the price")],
			[row.unit, optionalText("title", "the unit")],
			[row.includes, optionalText("line", "what it includes")],
		]),
	),
	...choices(relatedNames),
};

/** The names of the form's controls, in order, without hidden fields. */
export const programFields = Object.keys(program);

/** The name of the control for the program's address, which is not part of its content. */
export const ADDRESS = "address";
export const addressedFields = [...programFields, ADDRESS];

function readRates(values: unknown, tell: ReportIssue): Rate[] {
	const { read, need, isFilled } = rowReader(values, tell);
	const rates = rateRows.filter(isFilled).map((row) => {
		const price = need(row.price, "Please write the price, or clear the whole line.");
		if (price && !hasAmount(price)) tell(row.price, NO_AMOUNT);
		const name = need(row.name, "Please say what this price is for, or clear the whole line.");
		return { row, name, includes: read(row.includes), price, unit: read(row.unit) };
	});
	const names = rates.map(({ name }) => name);
	const twice = rates.find(({ name }, index) => name && names.indexOf(name) < index);
	if (twice) tell(twice.row.name, "Another price has this name already.");
	return rates.map(({ row: _, ...rate }) => rate);
}

/** The written content of a program: everything but its address and whether it is shown. */
export type WrittenProgram = Pick<StoredProgram, "title" | "body" | "rates">;

/** Validates the form and turns it into the stored content. */
export const programFormSchema = z.object(program).transform((values, context): WrittenProgram => {
	const tell = issueReporter(context);
	const { read } = rowReader(values, tell);
	return {
		title: values.title,
		body: {
			title: values.heading,
			lead: values.lead,
			info: values.info,
			picture: values.picture,
			imageCaption: values.imageCaption,
			moreInfo: { title: values.moreTitle, items: values.items },
			related: chosen(relatedNames, read),
		},
		rates: readRates(values, tell),
	};
});

const address = writtenAddress("scent-work");

/** The form for an existing program. */
export const addressedFormSchema = z
	.object({ [ADDRESS]: address })
	.and(programFormSchema)
	.transform(({ address: slug, ...written }) => ({ slug, ...written }));

/** The form for a new program. If no address was written, it is made from the name. */
export const newProgramFormSchema = z
	.object({ [ADDRESS]: address.optional() })
	.and(programFormSchema)
	.transform((values, context): WrittenProgram & { key: string } => {
		const { address: written, ...rest } = values;
		const key = written ?? addressOf(rest.title, ADDRESS_MAX);
		if (!key) {
			issueReporter(context)(ADDRESS, "Please write an address for it, such as scent-work.");
		}
		return { key, ...rest };
	});

const numbered = (names: readonly string[], values: readonly string[]) =>
	Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));

/** A program as values of its form's controls. */
export function programAnswers({ title, body, rates }: WrittenProgram): Record<string, string> {
	return {
		title,
		heading: body.title,
		lead: body.lead,
		info: body.info,
		picture: pictureText(body.picture),
		imageCaption: body.imageCaption,
		moreTitle: body.moreInfo.title,
		items: body.moreInfo.items.join("\n"),
		...numbered(relatedNames, body.related),
		...rowAnswers(rateRows, rates),
	};
}

const overview = {
	title: text("name", "the name"),
	heading: text("title", "the heading"),
	lead: text("line", "the line under the heading"),
	info: text("text", "the text"),
	moreTitle: text("title", "the heading of the list"),
	items: textList("the list"),
	beginTitle: text("title", "the heading of the last card"),
	beginPrice: text("title", "the price"),
	beginText: text("text", "the text"),
	...choices(relatedNames),
	...choices(homeNames),
	...choices(footerNames),
	description: text("text", "the words for search engines"),
};

export const overviewFields = Object.keys(overview);

/** The content that the overview's form edits. */
export type WrittenOverview = Pick<ProgramsContent, "overview" | "home" | "footer">;

export const overviewFormSchema = z
	.object(overview)
	.transform((values, context): WrittenOverview => {
		const tell = issueReporter(context);
		const { read } = rowReader(values, tell);
		if (!hasAmount(values.beginPrice)) tell("beginPrice", NO_AMOUNT);
		const words: Overview = {
			title: values.title,
			heading: values.heading,
			lead: values.lead,
			info: values.info,
			description: values.description,
			moreInfo: { title: values.moreTitle, items: values.items },
			beginning: { title: values.beginTitle, price: values.beginPrice, text: values.beginText },
			related: chosen(relatedNames, read),
		};
		return {
			overview: words,
			home: chosen(homeNames, read),
			footer: chosen(footerNames, read),
		};
	});

export function overviewAnswers({
	overview,
	home,
	footer,
}: WrittenOverview): Record<string, string> {
	return {
		title: overview.title,
		heading: overview.heading,
		lead: overview.lead,
		info: overview.info,
		description: overview.description,
		moreTitle: overview.moreInfo.title,
		items: overview.moreInfo.items.join("\n"),
		beginTitle: overview.beginning.title,
		beginPrice: overview.beginning.price,
		beginText: overview.beginning.text,
		...numbered(relatedNames, overview.related),
		...numbered(homeNames, home),
		...numbered(footerNames, footer),
	};
}
