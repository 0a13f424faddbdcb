import { number } from "~/ui/theme/text.css.ts";
import type { PuppyProfile } from "../queries.server.ts";
import { dayInWords, wentHome } from "../rules.ts";
import * as css from "./profile-facts.css.ts";

/** A sold puppy's home, an available one's first day for one. */
function whereabouts(puppy: PuppyProfile) {
	return puppy.available
		? { name: "Available", value: puppy.availableDate || "Now" }
		: { name: "Home", value: wentHome(puppy) };
}

/** What there is to know at a glance; what isn't known has no row. */
export function ProfileFacts({ puppy }: { puppy: PuppyProfile }) {
	const born = puppy.dob && dayInWords(puppy.dob, true);
	const rows = [
		{ name: "Sex", value: puppy.sex },
		{ name: "Born", value: puppy.available && puppy.age ? `${born} (${puppy.age})` : born },
		{ name: "Grown size", value: puppy.projectedSize },
		whereabouts(puppy),
	];
	return (
		<dl className={css.facts}>
			{rows.map(({ name, value }) =>
				value ? (
					<div key={name} className={css.row}>
						<dt className={css.term}>{name}</dt>
						<dd className={`${css.value} ${number}`}>{value}</dd>
					</div>
				) : null,
			)}
		</dl>
	);
}
