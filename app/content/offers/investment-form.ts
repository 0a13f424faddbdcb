/** The form for the parts that a puppy's price is divided into. */
import { z } from "zod";
import { type InvestmentShares, separateTotal, WHOLE } from "~/business/investment.ts";
import { rowAnswers } from "~/forms/rows.ts";
import { oneLine, tooLong, writtenText } from "~/platform/forms/written-text.ts";
import { wholeProblem } from "./investment.ts";

/** The most parts that a price can be divided into. */
const PARTS_MAX = 8;
/** The highest share in percent. A higher number is more likely a typo with an extra digit. */
const PERCENT_MAX = 500;
export const PART_LENGTH = 60;

/** The names of the controls of one part. */
const partNames = (index: number) =>
	({ part: `part${index}`, percent: `percent${index}` }) as const;
export const partRows = Array.from({ length: PARTS_MAX }, (_, index) => partNames(index));
/** The names of the controls for the parts, which form a list. */
export const partFields = partRows.flatMap((row) => Object.values(row));

const part = writtenText("Please name the part.")
	.overwrite(oneLine)
	.max(PART_LENGTH, { error: tooLong("the name", PART_LENGTH) })
	.optional();

const written = z
	.string()
	.trim()
	.regex(/^\d{1,4}\s?%?$/, "Please write the percentage as a whole number, such as 35.")
	.transform((text) => Number.parseInt(text, 10))
	.refine((number) => number > 0, "Please write a share above zero.")
	.refine((number) => number <= PERCENT_MAX, `That is more than ${PERCENT_MAX}%. Please check it.`);
const percent = written.optional();
const needed = z.string("Please write a share, such as 60.").pipe(written);

const controls = {
	...Object.fromEntries(partRows.flatMap((row) => [[row.part, part]])),
	...Object.fromEntries(partRows.flatMap((row) => [[row.percent, percent]])),
	puppy: needed,
	training: needed,
	comparative: needed,
};

/** The names of the form's controls, in order, without hidden fields. */
export const investmentFields = [
	...partRows.flatMap((row) => [row.part, row.percent]),
	"puppy",
	"training",
	"comparative",
];

const texts = z.record(z.string(), z.union([z.string(), z.number()]).optional());

type ReportIssue = (name: string, message: string) => void;

/** Reads the parts that are filled in. Reports at the last one if they don't add up to 100%. */
function readParts(answers: z.output<typeof texts>, tell: ReportIssue) {
	let isWhole = true;
	const complain: ReportIssue = (name, message) => {
		isWhole = false;
		tell(name, message);
	};
	const found = partRows.flatMap((row) => {
		const name = answers[row.part];
		const share = answers[row.percent];
		if (!name && share === undefined) return [];
		if (!name) complain(row.part, "Please name this part, or clear its share.");
		if (share === undefined) complain(row.percent, "Please write its share, or clear its name.");
		return [{ row, part: String(name), percent: Number(share) }];
	});
	const names = found.map(({ part }) => part);
	const twice = found.find(({ part }, index) => names.indexOf(part) < index);
	if (twice) complain(twice.row.part, "Another part has this name already.");
	const problem = wholeProblem(found);
	if (problem && isWhole) tell((found.at(-1)?.row ?? partNames(0)).percent, problem);
	return found.map(({ part, percent }) => ({ part, percent }));
}

/** Validates the form and turns it into the stored shares. */
export const investmentFormSchema = z.object(controls).transform((form, context) => {
	const tell: ReportIssue = (name, message) =>
		context.addIssue({ code: "custom", path: [name], message });
	const { puppy, training, comparative } = form;
	const shares: InvestmentShares = {
		breakdown: readParts(texts.parse(form), tell),
		separate: { puppy, training },
		comparative,
	};
	const total = separateTotal(shares);
	if (total <= WHOLE) {
		tell(
			"training",
			`Bought separately, the two cost ${total}% of the price, so buying from you saves nothing. Together they must come to more than ${WHOLE}%.`,
		);
	} else if (comparative < total) {
		tell("comparative", `This is less than the two cost separately, which is ${total}%.`);
	}
	return shares;
});

/** The stored shares as values of the form's controls. */
export function investmentAnswers(shares: InvestmentShares): Record<string, string> {
	const parts = shares.breakdown.map(({ part, percent }) => ({ part, percent: String(percent) }));
	return {
		...rowAnswers(partRows, parts),
		puppy: String(shares.separate.puppy),
		training: String(shares.separate.training),
		comparative: String(shares.comparative),
	};
}

/** The shares typed into the form so far, for the sums beside it. A share that isn't valid yet counts as 0. */
export function writtenShares(answers: Readonly<Record<string, string>>): InvestmentShares {
	const number = (name: string) => written.safeParse(answers[name] ?? "").data ?? 0;
	return {
		breakdown: partRows.flatMap((row) => {
			const share = number(row.percent);
			return share > 0 ? [{ part: answers[row.part] ?? "", percent: share }] : [];
		}),
		separate: { puppy: number("puppy"), training: number("training") },
		comparative: number("comparative"),
	};
}
