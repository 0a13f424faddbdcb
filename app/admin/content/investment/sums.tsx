import { type InvestmentShares, separateTotal, WHOLE } from "~/business/investment.ts";
import { dollars } from "~/business/prices.ts";
import { wholeProblem } from "~/content/offers/investment.ts";
import { investment } from "~/puppies/investment/investment.ts";
import { muted } from "~/ui/theme/text.css.ts";
import * as css from "../offers.css.ts";

/** Shows whether the shares add up to 100% and, if so, the dollar amounts they make of an example price. */
export function Sums({ shares, price }: { shares: InvestmentShares; price: string }) {
	const problem = wholeProblem(shares.breakdown);
	const figures = problem ? undefined : investment(price, shares);
	const total = separateTotal(shares);
	return (
		<>
			<output className={css.sums}>{problem ?? `The shares add up to ${WHOLE}%.`}</output>
			{figures ? (
				<table className={css.figures}>
					<caption>What {dollars(figures.price)} pays for</caption>
					<tbody>
						{figures.breakdown.map(({ part, percent, amount }, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same name while they are typed
							<tr key={index}>
								<th scope="row">{part || "(no name)"}</th>
								<td>{percent}%</td>
								<td>{dollars(amount)}</td>
							</tr>
						))}
						<tr>
							<th scope="row">Bought separately</th>
							<td>{total}%</td>
							<td>{dollars(figures.separate.total)}</td>
						</tr>
						<tr>
							<th scope="row">Saves</th>
							<td>{total - WHOLE}%</td>
							<td>{total > WHOLE ? dollars(figures.separate.savings) : "–"}</td>
						</tr>
						<tr>
							<th scope="row">Comparative value in all</th>
							<td>{shares.comparative}%</td>
							<td>{dollars(figures.comparative)}</td>
						</tr>
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
