import { matchPath, useLocation, useNavigation } from "react-router";
import { PROGRESS_DELAY } from "../business/timing.ts";
import { Spinner } from "../ui/spinner.tsx";
import { useLate } from "../ui/use-late.ts";
import * as styles from "./navigation.css.ts";

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
	const { location: destination } = useNavigation();
	const isSlow = useLate(destination !== undefined, PROGRESS_DELAY);
	const { pathname } = useLocation();
	if (!(isSlow && destination)) return null;
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
