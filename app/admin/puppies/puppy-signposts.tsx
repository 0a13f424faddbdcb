import { href } from "react-router";
import { Alert } from "~/ui/alert.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import * as css from "./puppies.css.ts";

/** Ids and short names of the page's panels, the most frequently edited first. */
const sections = [
	["sale", "Price and sale"],
	["about", "About"],
	["background", "Parents and health"],
	["training", "Training"],
	["temperament", "Temperament"],
	["photos", "Photos"],
	["publishing", "Publishing"],
	["changes", "Changes"],
] as const;

/** Links from the top of a puppy's page to its sections. */
export function SectionJumps() {
	return (
		<nav aria-label="Sections of this page">
			<ul className={css.jumps}>
				{sections.map(([id, name]) => (
					<li key={id}>
						<a href={`#${id}`}>{name}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Tells the trainer that visitors can now see the puppy, and links to its profile. */
export function JustPublished({ fields }: { fields: { name: string; profilePath: string } }) {
	return (
		<Alert tone="plain" title={`${fields.name} is on the site`} className={css.undo}>
			<p>Visitors can now see the puppy in the list, in searches and on its own page.</p>
			<div>
				<ButtonLink tone="night" small to={href("/trained-puppies-for-sale/:profilePath", fields)}>
					View on the site
				</ButtonLink>
			</div>
		</Alert>
	);
}
