import * as styles from "./spinner.css.ts";

/** Loading indicator. `label` says what is being loaded. */
export function Spinner({ label }: { label: string }) {
	return (
		<div role="status" className={styles.loading}>
			<svg viewBox="0 0 64 64" aria-hidden="true" className={styles.spinner}>
				<circle cx="32" cy="32" r="26" className={styles.ring} />
				<path d="M32 6a26 26 0 0 1 26 26" className={styles.arc} />
				<circle cx="58" cy="32" r="6" className={styles.light} />
			</svg>
			<p className={styles.label}>{label}</p>
		</div>
	);
}
