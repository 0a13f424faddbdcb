import { matchPath, useLocation } from "react-router";
import { Spinner } from "../ui/spinner.tsx";
import * as styles from "./progress.css.ts";
import { useSlowDestination } from "./slow-navigation.ts";

/** What a spinner says while the page at a path loads (specification, section 2). */
const labels: readonly [path: string, label: string][] = [
	["/trained-puppies-for-sale", "Loading our adorable puppies..."],
	["/trained-puppies-for-sale/:profilePath", "Loading the puppy's profile..."],
];

/**
 * Shown while another page loads slowly: a progress bar, and for the puppies a spinner too. While a page
 * loads other data of its own, it shows so itself.
 */
export function Progress() {
	const destination = useSlowDestination();
	const { pathname } = useLocation();
	if (!destination) return null;
	const [, label] =
		(destination.pathname !== pathname &&
			labels.find(([path]) => matchPath(path, destination.pathname))) ||
		[];
	return (
		<>
			<div data-progress="" aria-hidden="true" className={styles.progress} />
			{label ? (
				<div className={styles.veil}>
					<Spinner label={label} />
				</div>
			) : null}
		</>
	);
}
