import type { InvestmentShares } from "~/business/investment.ts";
import { dollars } from "~/business/prices.ts";
import { investment } from "~/puppies/investment/investment.ts";
import { Panel } from "../page.tsx";
import * as css from "./puppy-form.css.ts";

/** The breakdown of the price, as visitors see it. */
export function InvestmentPanel({ price, shares }: { price: string; shares?: InvestmentShares }) {
	const figures = investment(price, shares);
	return (
		<Panel title="Investment, worked out from the price" id="investment">
			{figures ? (
				<table className={css.shares}>
					<tbody>
						{figures.breakdown.map(({ part, percent, amount }) => (
							<tr key={part}>
								<th scope="row">{part}</th>
								<td>{percent}%</td>
								<td>{dollars(amount)}</td>
							</tr>
						))}
					</tbody>
				</table>
			) : (
				<p className={css.quiet}>
					Until the price is a dollar amount, the profile says that it isn’t listed.
				</p>
			)}
		</Panel>
	);
}
