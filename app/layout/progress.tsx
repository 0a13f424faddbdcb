import * as styles from "./progress.css.ts";

/** Shown by `progress.client.ts` while the next page is on its way over a slow line. */
export function Progress() {
	return <div data-progress="" hidden aria-hidden="true" className={styles.progress} />;
}
