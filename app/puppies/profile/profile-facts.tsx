import { dayInWords } from "~/business/days.ts";
import { unbrokenDays } from "~/business/unbroken-days.ts";
import { FactsList } from "~/ui/facts-list.tsx";
import type { PuppyProfile } from "../queries.server.ts";
import { wentHome } from "../rules.ts";
import { type SaleState, stateOf } from "../status.ts";
import { availabilityInWords } from "./going-home.ts";
import * as css from "./profile-facts.css.ts";

/** The term of the row that shows the puppy's state. */
const stateRows: Record<SaleState, string> = {
	available: "Available",
	reserved: "Reserved",
	sold: "Home",
};

/** For a sold puppy, the day it went home; for any other, when it is available and can go home. */
function whereabouts(puppy: PuppyProfile, day: string) {
	const state = stateOf(puppy);
	const value = state === "sold" ? wentHome(puppy) : availabilityInWords(puppy, day);
	return { name: stateRows[state], value };
}

/** The most important facts at a glance. Unknown ones have no row. */
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
		<FactsList
			className={css.facts}
			rows={rows.map(({ name, value }) => ({ name, value: value && unbrokenDays(value) }))}
		/>
	);
}
