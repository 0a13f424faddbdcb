import { facts } from "~/business/facts.ts";
import type { InvestmentShares } from "~/business/investment.ts";
import { dollars, prices } from "~/business/prices.ts";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Split } from "~/ui/page/layout.tsx";
import { number } from "~/ui/theme/text.css.ts";
import { ProfileSection } from "../profile/profile-section.tsx";
import { type SaleStatus, stateOf } from "../status.ts";
import { type Investment, investment } from "./investment.ts";
import * as css from "./investment-section.css.ts";

type Named = SaleStatus & { name: string; price: string };

/** Table of what the price pays for, share by share. */
export function Breakdown({ figures }: { figures: Investment }) {
	const price = dollars(figures.price);
	return (
		<div className={css.narrow}>
			<table className={css.table}>
				<caption className={css.caption}>What {price} pays for</caption>
				<thead>
					<tr>
						<th scope="col">Part</th>
						<th scope="col">Share</th>
						<th scope="col">Amount</th>
					</tr>
				</thead>
				<tbody>
					{figures.breakdown.map(({ part, percent, amount }) => (
						<tr key={part}>
							<th scope="row">
								{part}
								<span className={css.bar} style={{ width: `${percent * 2}%` }} />
							</th>
							<td>{percent}%</td>
							<td>{dollars(amount)}</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">Price</th>
						<td>100%</td>
						<td>{price}</td>
					</tr>
				</tfoot>
			</table>
		</div>
	);
}

/** Two bars on the same scale: everything bought separately, and the puppy's price plus the savings. */
function Comparison({ figures, name }: { figures: Investment; name: string }) {
	const { price, separate } = figures;
	const width = (amount: number) => ({ flexBasis: `${(amount / separate.total) * 100}%` });
	return (
		<figure className={css.narrow}>
			<figcaption className={css.caption}>The same, bought separately</figcaption>
			<div className={css.chart}>
				<p className={css.row}>
					<span className={css.label}>
						<span>Bought separately</span> <span>{dollars(separate.total)}</span>
					</span>{" "}
					<span className={css.bars}>
						<span className={css.pieces.puppy} style={width(separate.puppy)}>
							Puppy {dollars(separate.puppy)}
						</span>{" "}
						<span className={css.pieces.training} style={width(separate.training)}>
							Training {dollars(separate.training)}
						</span>
					</span>
				</p>
				<p className={css.row}>
					<span className={css.label}>
						<span>{facts.product}</span> <span>{dollars(price)}</span>
					</span>{" "}
					<span className={css.bars}>
						<span className={css.pieces.price} style={width(price)}>
							<span className={css.pieceName}>{name}</span>
						</span>{" "}
						<span className={css.pieces.saved} style={width(separate.savings)}>
							Saves {dollars(separate.savings)}
						</span>
					</span>
				</p>
			</div>
		</figure>
	);
}

/** What the price includes besides the puppy and its training, which the shares above already count. */
function Included() {
	return (
		<p className={css.note}>
			<b>In the price of every puppy:</b> health certification and support, valued at{" "}
			{dollars(prices.healthSupportValue)}, and lifetime support, valued at{" "}
			{dollars(prices.lifetimeSupportValue)}+.
		</p>
	);
}

/** Where there are no figures: the original price of a sold puppy, or how to learn a price that isn't listed. */
function WithoutFigures({ puppy, price }: { puppy: Named; price: number | undefined }) {
	const { name } = puppy;
	return (
		<>
			<p>
				{price === undefined
					? `${name}’s price isn’t listed here. `
					: `${name}’s original price was ${dollars(price)}. `}
				{puppy.available
					? `Ask ${facts.trainer}, who will gladly tell you the price and what it pays for.`
					: `Ask ${facts.trainer} what a puppy like ${name} would cost today.`}
			</p>
			<Included />
		</>
	);
}

/** The Investment section. Shows figures for a puppy that isn't sold, if its price is an amount. */
export function InvestmentSection({ puppy, shares }: { puppy: Named; shares: InvestmentShares }) {
	const figures = investment(puppy.price, shares);
	return (
		<ProfileSection id="investment" full>
			{figures && stateOf(puppy) !== "sold" ? (
				<Split variant="even">
					<Breakdown figures={figures} />
					<div>
						<Comparison figures={figures} name={puppy.name} />
						<p className={layoutStyles.above.s5}>
							Comparative value: <b className={number}>{dollars(figures.comparative)}</b>. This is
							our own estimate for a trained dog with lifelong support. You pay{" "}
							{dollars(figures.price)}.
						</p>
						<Included />
					</div>
				</Split>
			) : (
				<WithoutFigures puppy={puppy} price={figures?.price} />
			)}
		</ProfileSection>
	);
}
