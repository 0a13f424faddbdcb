import { classNames } from "./class-names.ts";
import * as styles from "./stars.css.ts";

const MOST = 5;
const SHAPE =
	"m12 2.8 2.85 5.77 6.37.93-4.61 4.49 1.09 6.34L12 17.34l-5.7 2.99 1.09-6.34L2.78 9.5l6.37-.93Z";

/** Shows a rating as whole stars out of five. */
export function Stars({ count, className }: { count: number; className?: string }) {
	return (
		<div
			role="img"
			aria-label={`${count} out of ${MOST} stars`}
			className={classNames(styles.stars, className)}
		>
			{Array.from({ length: MOST }, (_, place) => place + 1).map((place) => (
				<svg
					key={place}
					viewBox="0 0 24 24"
					aria-hidden="true"
					className={classNames(styles.star, place > count && styles.blank)}
				>
					<path d={SHAPE} />
				</svg>
			))}
		</div>
	);
}
