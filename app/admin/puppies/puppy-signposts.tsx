import { href } from "react-router";
import { Alert } from "~/ui/alert.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import * as css from "./puppies.css.ts";

/** The headings of the page's panels, in the order of who edits a puppy most often. */
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

/** Leads from the top of a puppy's page to its sections. */
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

/** Says that visitors see the puppy now, and leads there. */
export function JustPublished({ fields }: { fields: { name: string; profilePath: string } }) {
	return (
		<Alert tone="plain" title={`${fields.name} is on the site`} className={css.undo}>
			<p>Visitors see the puppy in the list, in searches and on its own page.</p>
			<div>
				<ButtonLink tone="night" small to={href("/trained-puppies-for-sale/:profilePath", fields)}>
					View on the site
				</ButtonLink>
			</div>
		</Alert>
	);
}
