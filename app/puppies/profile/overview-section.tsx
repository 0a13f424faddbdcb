import { promises } from "~/business/facts.ts";
import { Prose, Ticks } from "~/ui/page/layout.tsx";
import { lead, muted } from "~/ui/theme/text.css.ts";
import type { PuppyProfile } from "../queries.server.ts";
import { storyOf } from "../rules.ts";
import { ProfileSection } from "./profile-section.tsx";

const included = [
	`${promises.ownerLessons} owner lessons`,
	`${promises.assuranceDays}-day training assurance`,
	`${promises.warrantyYears}-year health and genetic warranty`,
	"Lifetime support",
];

/** The breed in full and the breeder, as far as they are known. */
function origin({ breed, breedLong, breeder }: PuppyProfile) {
	return (
		<>
			{breedLong && breedLong !== breed ? <p className={muted}>{breedLong}.</p> : null}
			{breeder ? <p className={muted}>Bred by {breeder}.</p> : null}
		</>
	);
}

/** Who the puppy is, or how its story went on, and what comes with every puppy. */
export function OverviewSection({ puppy }: { puppy: PuppyProfile }) {
	const [first, ...others] = storyOf(puppy);
	return (
		<ProfileSection id="overview" intro={origin(puppy)}>
			<Prose>
				{first ? <p className={lead}>{first}</p> : null}
				{others.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				<Ticks items={included} />
			</Prose>
		</ProfileSection>
	);
}
