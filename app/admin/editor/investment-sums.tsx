import { useState } from "react";
import { type InvestmentShares, separateTotal, WHOLE } from "~/business/investment.ts";
import { dollars, prices } from "~/business/prices.ts";
import { investmentDocument, wholeProblem } from "~/content/documents/investment.ts";
import { formSchema } from "~/content/fields/form.ts";
import { investment } from "~/puppies/investment/investment.ts";
import { Field } from "~/ui/form/field.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { Panel } from "../page.tsx";
import * as table from "../table.css.ts";
import * as css from "./editor.css.ts";

/** Shows whether the shares add up to 100% and, if so, the dollar amounts they make of an example price. */
export function Sums({ shares, price }: { shares: InvestmentShares; price: string }) {
	const problem = wholeProblem(shares.breakdown);
	const figures = problem ? undefined : investment(price, shares);
	const total = separateTotal(shares);
	return (
		<>
			<output className={css.sums}>{problem ?? `The shares add up to ${WHOLE}%.`}</output>
			{figures ? (
				<table className={table.table}>
					<caption className={muted}>What {dollars(figures.price)} pays for</caption>
					<tbody>
						{[
							...figures.breakdown.map(
								(each) => [each.part || "(no name)", each.percent, each.amount] as const,
							),
							["Bought separately", total, figures.separate.total] as const,
							[
								"Saves",
								total - WHOLE,
								total > WHOLE ? figures.separate.savings : undefined,
							] as const,
							["Comparative value", shares.comparative, figures.comparative] as const,
						].map(([part, percent, amount], index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same name while they are typed
							<tr key={index}>
								<th scope="row">{part}</th>
								<td data-label="Share">{percent}%</td>
								<td data-label="Amount">{amount === undefined ? "–" : dollars(amount)}</td>
							</tr>
						))}
					</tbody>
				</table>
			) : (
				<p className={muted}>
					{problem
						? "The amounts appear here once they do."
						: "Please write a price such as 6,500 to see the amounts."}
				</p>
			)}
		</>
	);
}

/** The sums beside the form of the shares, which follow what is typed, for a price that can be chosen. */
export function InvestmentAside({ values }: { values: unknown }) {
	const [price, setPrice] = useState(prices.puppyFrom.toLocaleString("en-US"));
	const typed = formSchema(investmentDocument.fields).safeParse(values);
	return (
		<Panel title="As a profile shows it" id="sums">
			<Field
				name="example"
				label="For a puppy that costs"
				inputMode="numeric"
				value={price}
				onChange={({ target }) => setPrice(target.value)}
				autoComplete="off"
				hint="Just an example; it is not saved."
				optional
			/>
			{typed.success ? (
				<Sums shares={investmentDocument.schema.parse(typed.data)} price={price} />
			) : (
				<p className={muted}>The amounts appear here once every share is a number.</p>
			)}
		</Panel>
	);
}
