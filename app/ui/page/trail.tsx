import { Paragraph } from "./layout.tsx";
import * as styles from "./trail.css.ts";

interface TrailProps {
	stops: readonly { id: string; when: string; title: string; text: string }[];
}

/** A sequence of steps, drawn as stops along a trail; nothing if there are none. */
export function Trail({ stops }: TrailProps) {
	if (stops.length === 0) return null;
	return (
		<ol className={styles.trail}>
			{stops.map(({ id, when, title, text }) => (
				<li key={id} className={styles.stop}>
					<p className={styles.when}>{when}</p>
					<h3 className={styles.title}>{title}</h3>
					<Paragraph className={styles.text}>{text}</Paragraph>
				</li>
			))}
		</ol>
	);
}
