/** The way between the pages of the settings. */
import { href, NavLink } from "react-router";
import * as css from "./settings.css.ts";

const sections = [
	{ name: "Business", path: href("/admin/settings") },
	{ name: "Prices", path: href("/admin/settings/prices") },
	{ name: "Delivery", path: href("/admin/content/delivery") },
	{ name: "Investment", path: href("/admin/content/investment") },
	{ name: "Texts and pictures", path: href("/admin/content/texts") },
	{ name: "Your own pages", path: href("/admin/content/pages") },
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
