import * as styles from "./trail.css.ts";

interface TrailProps {
	stops: readonly { when: string; title: string; text: string }[];
}

/** A sequence of steps, drawn as stops along a trail. */
export function Trail({ stops }: TrailProps) {
	return (
		<ol className={styles.trail}>
			{stops.map(({ when, title, text }) => (
				<li key={`${when} ${title}`} className={styles.stop}>
					<p className={styles.when}>{when}</p>
					<h3 className={styles.title}>{title}</h3>
					<p className={styles.text}>{text}</p>
				</li>
			))}
		</ol>
	);
}
