import { matchPath } from "react-router";
import { Spinner } from "../ui/spinner.tsx";
import * as styles from "./progress.css.ts";
import { useSlowDestination } from "./slow-navigation.ts";

const PROFILE = "/trained-puppies-for-sale/:profilePath";

/** Shown while the next page loads slowly: a progress bar, and for a puppy's profile a spinner too. */
export function Progress() {
	const destination = useSlowDestination();
	if (!destination) return null;
	return (
		<>
			<div data-progress="" aria-hidden="true" className={styles.progress} />
			{matchPath(PROFILE, destination.pathname) ? (
				<div className={styles.veil}>
					<Spinner label="Loading the puppy's profile..." />
				</div>
			) : null}
		</>
	);
}
