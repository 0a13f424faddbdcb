import { Check } from "lucide";
import { Icon } from "../picture/icon.tsx";
import * as styles from "./layout.css.ts";

/** A list of what is included; nothing if nothing is. */
export function Ticks({ items }: { items: readonly string[] }) {
	if (items.length === 0) return null;
	return (
		<ul className={styles.ticks}>
			{items.map((item) => (
				<li key={item} className={styles.tick}>
					<Icon icon={Check} className={styles.tickIcon} />
					{item}
				</li>
			))}
		</ul>
	);
}
