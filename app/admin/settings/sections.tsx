/** The way between the pages of the settings. */
import { href, NavLink } from "react-router";
import * as css from "./settings.css.ts";

const sections = [
	{ name: "Business", path: href("/admin/settings") },
	{ name: "Prices", path: href("/admin/settings/prices") },
	{ name: "Testimonials", path: href("/admin/content/praise/:kind", { kind: "testimonials" }) },
	{ name: "Reviews", path: href("/admin/content/praise/:kind", { kind: "reviews" }) },
	{ name: "Stories", path: href("/admin/content/praise/:kind", { kind: "stories" }) },
	{ name: "People", path: href("/admin/content/people") },
];

export function SettingsSections() {
	return (
		<nav aria-label="Settings" className={css.sections}>
			{sections.map(({ name, path }) => (
				<NavLink key={path} to={path} end className={css.section}>
					{name}
				</NavLink>
			))}
		</nav>
	);
}
