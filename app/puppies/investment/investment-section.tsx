import { facts } from "~/business/facts.ts";
import {
	type InvestmentShares,
	separateTotal,
	shareDefaults,
	WHOLE,
} from "~/business/investment.ts";
import { dollars, prices } from "~/business/prices.ts";
import { Split } from "~/ui/page/layout.tsx";
import { number } from "~/ui/theme/text.css.ts";
import { ProfileSection } from "../profile/profile-section.tsx";
import { type Life, stateOf } from "../status.ts";
import { type Investment, investment } from "./investment.ts";
import * as css from "./investment-section.css.ts";

type Named = Life & { name: string; price: string };

/** Table of what the price pays for, share by share. */
function Breakdown({ figures, isSold }: { figures: Investment; isSold: boolean }) {
	const price = dollars(figures.price);
	return (
		<table className={css.table}>
			<caption className={css.caption}>
				What {isSold ? "the original price of " : ""}
				{price} pays for
			</caption>
			<thead>
				<tr>
					<th scope="col" className={css.head}>
						Part
					</th>
					<th scope="col" className={css.headRight}>
						Share
					</th>
					<th scope="col" className={css.headRight}>
						Amount
					</th>
				</tr>
			</thead>
			<tbody>
				{figures.breakdown.map(({ part, percent, amount }) => (
					<tr key={part}>
						<th scope="row" className={css.part}>
							{part}
							<span className={css.bar} style={{ width: `${percent * 2}%` }} />
						</th>
						<td className={css.right}>{percent}%</td>
						<td className={css.amount}>{dollars(amount)}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row" className={css.sumName}>
						{isSold ? "Original price" : "Price"}
					</th>
					<td className={css.sum}>100%</td>
					<td className={css.sum}>{price}</td>
				</tr>
			</tfoot>
		</table>
	);
}

/** Two bars on the same scale: everything bought separately, and the puppy's price plus the savings. */
function Comparison({
	figures,
	name,
	shares,
}: {
	figures: Investment;
	name: string;
	shares: InvestmentShares;
}) {
	const { separate } = figures;
	const total = separateTotal(shares);
	const width = (percent: number) => ({ flexBasis: `${(percent / total) * 100}%` });
	return (
		<figure className={css.narrow}>
			<figcaption className={css.caption}>The same, bought separately</figcaption>
			<div className={css.chart}>
				<p className={css.row}>
					<span className={css.label}>
						<span>Bought separately</span> <span>{dollars(separate.total)}</span>
					</span>{" "}
					<span className={css.bars}>
						<span className={css.pieces.puppy} style={width(shares.separate.puppy)}>
							Puppy {dollars(separate.puppy)}
						</span>{" "}
						<span className={css.pieces.training} style={width(shares.separate.training)}>
							Training {dollars(separate.training)}
						</span>
					</span>
				</p>
				<p className={css.row}>
					<span className={css.label}>
						<span>{facts.product}</span> <span>{dollars(figures.price)}</span>
					</span>{" "}
					<span className={css.bars}>
						<span className={css.pieces.price} style={width(WHOLE)}>
							<span className={css.pieceName}>{name}</span>
						</span>{" "}
						<span className={css.pieces.saved} style={width(total - WHOLE)}>
							Saves {dollars(separate.savings)}
						</span>
					</span>
				</p>
			</div>
		</figure>
	);
}

/** What else comes with every puppy. It is not part of the breakdown's total. */
function AlsoIncluded({ comparative }: { comparative: number | undefined }) {
	return (
		<p className={css.note}>
			<b>Also included with every puppy:</b> health certification and support, valued at{" "}
			{dollars(prices.healthSupportValue)}, and lifetime support, valued at{" "}
			{dollars(prices.lifetimeSupportValue)}+.
			{comparative === undefined ? null : (
				<>
					{" "}
					Comparative value in all: <b className={number}>{dollars(comparative)}</b>.
				</>
			)}
		</p>
	);
}

/** The Investment section. Shows figures only if the price is an amount. */
export function InvestmentSection({
	puppy,
	shares = shareDefaults,
}: {
	puppy: Named;
	shares?: InvestmentShares;
}) {
	const figures = investment(puppy.price, shares);
	return (
		<ProfileSection id="investment" full>
			{figures ? (
				<Split variant="even">
					<div className={css.narrow}>
						<Breakdown figures={figures} isSold={stateOf(puppy) === "sold"} />
					</div>
					<div>
						<Comparison figures={figures} name={puppy.name} shares={shares} />
						<AlsoIncluded comparative={figures.comparative} />
					</div>
				</Split>
			) : (
				<>
					<p>
						{puppy.name}’s price isn’t listed here.{" "}
						{puppy.available
							? `Ask ${facts.trainer}, who will gladly tell you the price and what it pays for.`
							: `Ask ${facts.trainer} what a puppy like ${puppy.name} would cost today.`}
					</p>
					<AlsoIncluded comparative={undefined} />
				</>
			)}
		</ProfileSection>
	);
}
