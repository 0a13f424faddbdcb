import { ArrowLeft, ArrowRight, LayoutGrid } from "lucide";
import { href } from "react-router";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { listAddress } from "../list/list-address.ts";
import * as css from "./puppy-nav.css.ts";

interface Neighbor {
	name: string;
	profilePath: string;
}

/** Links to the previous and next puppy in the list, and back to the list. */
export function PuppyNav({
	neighbors,
}: {
	neighbors: { previous: Neighbor; next: Neighbor } | undefined;
}) {
	const address = ({ profilePath }: Neighbor) =>
		href("/trained-puppies-for-sale/:profilePath", { profilePath });
	return (
		<nav aria-label="Puppies" className={classNames(css.nav, screenOnly)}>
			{neighbors ? (
				<Link
					to={address(neighbors.previous)}
					rel="prev"
					aria-label={`Previous puppy: ${neighbors.previous.name}`}
					className={css.link}
				>
					<Icon of={ArrowLeft} />
					<span className={css.name}>{neighbors.previous.name}</span>
				</Link>
			) : null}
			<Link to={listAddress()} aria-label="Back to all puppies" className={css.link}>
				<Icon of={LayoutGrid} />
				<span className={css.name}>All</span>
			</Link>
			{neighbors ? (
				<Link
					to={address(neighbors.next)}
					rel="next"
					aria-label={`Next puppy: ${neighbors.next.name}`}
					className={css.link}
				>
					<span className={css.name}>{neighbors.next.name}</span>
					<Icon of={ArrowRight} />
				</Link>
			) : null}
		</nav>
	);
}
