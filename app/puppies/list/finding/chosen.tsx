import { X } from "lucide";
import { Icon } from "~/ui/picture/icon.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { fromStart, type ListView, listAddress } from "../list-address.ts";
import { ListLink } from "../list-link.tsx";
import { namedIn, shortNameOf } from "./criteria.ts";
import * as css from "./finder.css.ts";

/** The active choices of the list's form. Each can be removed, and so can all at once. */
export function Chosen({ view }: { view: ListView }) {
	const names = namedIn(view);
	if (names.length === 0) return null;
	const { filter, search, sort } = view;
	return (
		<ul aria-label="Your choices" className={css.chosen}>
			{names.map((name) => (
				<li key={name}>
					<ListLink
						to={listAddress({ ...fromStart(view), [name]: undefined })}
						className={css.chip}
					>
						<span className={visuallyHidden}>Remove </span>
						{shortNameOf(name, view)}
						<Icon of={X} />
					</ListLink>
				</li>
			))}
			<li>
				<ListLink to={listAddress({ filter, search, sort })} className={css.clear}>
					Clear all
				</ListLink>
			</li>
		</ul>
	);
}
