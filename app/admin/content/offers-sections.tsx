/** Links between the admin pages about what the trainer offers. */
import { href, NavLink } from "react-router";
import * as css from "../frame.css.ts";

const sections = [
	{ name: "Programs", path: href("/admin/content/programs") },
	{ name: "Related services", path: href("/admin/content/services") },
	{ name: "Delivery", path: href("/admin/content/:key", { key: "delivery" }) },
	{ name: "Investment", path: href("/admin/content/:key", { key: "investment" }) },
	{ name: "Prices", path: href("/admin/settings/prices") },
];

export function OffersSections() {
	return (
		<nav aria-label="Offers" className={css.sections}>
			{sections.map(({ name, path }) => (
				<NavLink key={path} to={path} end className={css.section}>
					{name}
				</NavLink>
			))}
		</nav>
	);
}
