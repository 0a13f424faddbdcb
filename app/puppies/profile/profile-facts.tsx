import { dayInWords } from "~/business/days.ts";
import { unbrokenDays } from "~/business/unbroken-days.ts";
import { number } from "~/ui/theme/text.css.ts";
import type { PuppyProfile } from "../queries.server.ts";
import { wentHome } from "../rules.ts";
import { type LifeState, stateOf } from "../status.ts";
import { availabilityInWords } from "./going-home.ts";
import * as css from "./profile-facts.css.ts";

/** What the row of the state is called. */
const stateRows: Record<LifeState, string> = {
	available: "Available",
	reserved: "Reserved",
	sold: "Home",
};

/** A sold puppy's home; when another one can be had, and from when on it can go there. */
function whereabouts(puppy: PuppyProfile, day: string) {
	const state = stateOf(puppy);
	const value = state === "sold" ? wentHome(puppy) : availabilityInWords(puppy, day);
	return { name: stateRows[state], value };
}

/** What there is to know at a glance; what isn't known has no row. */
export function ProfileFacts({ puppy, day }: { puppy: PuppyProfile; day: string }) {
	const isSold = stateOf(puppy) === "sold";
	const born = puppy.dob && dayInWords(puppy.dob, true);
	const rows = [
		{ name: "Sex", value: puppy.sex },
		{ name: "Born", value: !isSold && puppy.age ? `${born} (${puppy.age})` : born },
		{ name: "Grown size", value: puppy.projectedSize },
		whereabouts(puppy, day),
	];
	return (
		<dl className={css.facts}>
			{rows.map(({ name, value }) =>
				value ? (
					<div key={name} className={css.row}>
						<dt className={css.term}>{name}</dt>
						<dd className={`${css.value} ${number}`}>{unbrokenDays(value)}</dd>
					</div>
				) : null,
			)}
		</dl>
	);
}
