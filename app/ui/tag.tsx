import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./tag.css.ts";

interface TagProps {
	available: boolean;
	/** The puppy is held for a family: neither available nor sold. */
	isReserved?: boolean;
	/** The background behind the tag, whose color shows through its hole. */
	hole?: keyof typeof styles.holes;
	className?: string;
	/** Replaces the badge text of the specification (section 4). */
	children?: ReactNode;
}

export function Tag({
	available,
	isReserved = false,
	hole = "white",
	className,
	children,
}: TagProps) {
	const look = available
		? classNames(styles.available, styles.holes[hole])
		: isReserved
			? classNames(styles.reserved, styles.holes[hole])
			: classNames(styles.sold, hole === "night" && styles.soldOnNight);
	return (
		<span className={classNames(styles.tag, look, className)}>
			{children ?? (available ? "Available Now" : isReserved ? "Reserved" : "Sold")}
		</span>
	);
}
