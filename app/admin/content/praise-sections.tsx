/** Links between the lists of praise and the pages about people. */
import { href, NavLink } from "react-router";
import * as css from "../frame.css.ts";

const sections = [
	{ name: "Testimonials", path: href("/admin/content/lists/:list", { list: "testimonials" }) },
	{ name: "Reviews", path: href("/admin/content/lists/:list", { list: "reviews" }) },
	{ name: "Stories", path: href("/admin/content/lists/:list", { list: "stories" }) },
	{ name: "People", path: href("/admin/content/people") },
];

/** The breadcrumb to the list of everything that can be rewritten. */
export const contentTrail = [{ name: "Texts and pictures", path: href("/admin/content") }];

export function PraiseSections() {
	return (
		<nav aria-label="People and praise" className={css.sections}>
			{sections.map(({ name, path }) => (
				<NavLink key={path} to={path} end className={css.section}>
					{name}
				</NavLink>
			))}
		</nav>
	);
}
