import type { Program } from "~/content/programs.ts";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as styles from "./rates.css.ts";

export function Rates({ rates }: Pick<Program, "rates">) {
	return (
		<section aria-labelledby="prices">
			<h2 id="prices" className={visuallyHidden}>
				Prices
			</h2>
			<dl className={styles.rates}>
				{rates.map(({ name, includes, price, unit }) => (
					<div key={name} className={styles.rate}>
						<dt className={styles.name}>{name}</dt>
						<dd>{includes}</dd>
						<dd className={styles.price}>
							{price} <span className={styles.unit}>{unit}</span>
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
