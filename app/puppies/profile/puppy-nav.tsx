import { ArrowLeft, ArrowRight, LayoutGrid } from "lucide";
import { href } from "react-router";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { listAddress } from "../list/list-address.ts";
import * as css from "./puppy-nav.css.ts";

interface Neighbour {
	name: string;
	profilePath: string;
}

/** To the puppies before and after this one in the list, and back to all of them. */
export function PuppyNav({
	neighbours,
}: {
	neighbours: { previous: Neighbour; next: Neighbour } | undefined;
}) {
	const address = ({ profilePath }: Neighbour) =>
		href("/trained-puppies-for-sale/:profilePath", { profilePath });
	return (
		<nav aria-label="Puppies" className={classNames(css.nav, screenOnly)}>
			{neighbours ? (
				<Link
					to={address(neighbours.previous)}
					rel="prev"
					aria-label={`Previous puppy: ${neighbours.previous.name}`}
					className={css.link}
				>
					<Icon of={ArrowLeft} />
					<span className={css.name}>{neighbours.previous.name}</span>
				</Link>
			) : null}
			<Link to={listAddress()} aria-label="Back to all puppies" className={css.link}>
				<Icon of={LayoutGrid} />
				<span className={css.name}>All</span>
			</Link>
			{neighbours ? (
				<Link
					to={address(neighbours.next)}
					rel="next"
					aria-label={`Next puppy: ${neighbours.next.name}`}
					className={css.link}
				>
					<span className={css.name}>{neighbours.next.name}</span>
					<Icon of={ArrowRight} />
				</Link>
			) : null}
		</nav>
	);
}
