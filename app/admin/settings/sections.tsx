/** Links between the pages of the settings. */
import { href, NavLink } from "react-router";
import * as css from "./settings.css.ts";

const sections = [
	{ name: "Business", path: href("/admin/settings") },
	{ name: "Prices", path: href("/admin/settings/prices") },
	{ name: "Email", path: href("/admin/settings/mail") },
	{ name: "Texts and pictures", path: href("/admin/content") },
	{ name: "Sample content", path: href("/admin/settings/samples") },
	{ name: "Carry to another site", path: href("/admin/settings/import-export") },
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
