import { classNames } from "~/ui/class-names.ts";
import { displayPrice, number } from "~/ui/theme/text.css.ts";
import * as css from "./price.css.ts";
import type { priceWords } from "./price-words.ts";

/** The price of a puppy or, once it is sold, its original price. */
export function Price({
	words,
	large,
}: {
	words: ReturnType<typeof priceWords> & { range?: string | undefined };
	/** In the size for profiles. */
	large?: boolean;
}) {
	const range = words.range ? `; ${words.range}` : "";
	if (words.label) {
		return (
			<p className={classNames(number, css.sold, large && css.largeSold)}>
				{words.label} <b className={css.amount}>{words.price}</b>
				{range}
			</p>
		);
	}
	const size = large && (/\d/.test(words.price) ? css.large : css.largeWords);
	return (
		<p className={classNames(displayPrice, css.price, size)}>
			{words.price}
			{range}
		</p>
	);
}
