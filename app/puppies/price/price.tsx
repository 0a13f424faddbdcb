import { classNames } from "~/ui/class-names.ts";
import { displayPrice, number } from "~/ui/theme/text.css.ts";
import * as css from "./price.css.ts";
import type { priceWords } from "./price-words.ts";

/** What a puppy costs or, once sold, did. */
export function Price({
	words,
	large,
}: {
	words: ReturnType<typeof priceWords>;
	/** As large as a profile has it. */
	large?: boolean;
}) {
	if (words.label) {
		return (
			<p className={classNames(number, css.sold, large && css.largeSold)}>
				{words.label} <b className={css.amount}>{words.price}</b>
			</p>
		);
	}
	const size = large && (/\d/.test(words.price) ? css.large : css.largeWords);
	return <p className={classNames(displayPrice, css.price, size)}>{words.price}</p>;
}
