import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./tag.css.ts";

interface TagProps {
	available: boolean;
	/** The puppy is held for a family: neither available nor sold. */
	isReserved?: boolean;
	className?: string;
	/** Replaces the badge text of the specification (section 4). */
	children?: ReactNode;
}

export function Tag({ available, isReserved = false, className, children }: TagProps) {
	const look = available ? styles.available : isReserved ? styles.reserved : styles.sold;
	return (
		<span className={classNames(styles.tag, look, className)}>
			{children ?? (available ? "Available Now" : isReserved ? "Reserved" : "Sold")}
		</span>
	);
}
