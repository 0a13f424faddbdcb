import { classNames } from "~/ui/class-names.ts";
import { number } from "~/ui/theme/text.css.ts";
import * as css from "./price.css.ts";
import type { shownPrice } from "./price-text.ts";

/** The price of a puppy or, once it is sold, its original price. */
export function Price({
	shown,
	large,
}: {
	shown: ReturnType<typeof shownPrice> & { range?: string | undefined };
	/** In the size for profiles. */
	large?: boolean;
}) {
	const range = shown.range ? `; ${shown.range}` : "";
	if (shown.label) {
		return (
			<p className={classNames(number, css.sold, large && css.largeSold)}>
				{shown.label} <b className={css.amount}>{shown.price}</b>
				{range}
			</p>
		);
	}
	const size = large && (/\d/.test(shown.price) ? css.large : css.largePriceText);
	return (
		<p className={classNames(css.price, size)}>
			{shown.price}
			{range}
		</p>
	);
}
