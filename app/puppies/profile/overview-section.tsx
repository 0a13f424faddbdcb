import { promises } from "~/business/facts.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Prose, Ticks } from "~/ui/page/layout.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { muted } from "~/ui/theme/text.css.ts";
import type { PuppyProfile } from "../queries.server.ts";
import { pronounsOf, storyOf } from "../rules.ts";
import * as css from "./background-sections.css.ts";
import { Paragraphs, ProfileSection } from "./profile-section.tsx";
import { hasSection } from "./profile-sections.ts";

const included = ({ ownerLessons, assuranceDays, warrantyYears }: typeof promises) =>
	[
		ownerLessons && `${ownerLessons} owner lessons`,
		assuranceDays && `${assuranceDays}-day training assurance`,
		warrantyYears && `${warrantyYears}-year health and genetic warranty`,
		"Lifetime support",
	].filter((line) => line !== 0);

/** The long breed name and the breeder, as far as they are known. */
function Origin({ puppy: { breed, breedLong, breeder } }: { puppy: PuppyProfile }) {
	return (
		<>
			{breedLong && breedLong !== breed ? (
				<p dir="auto" className={muted}>
					{breedLong}.
				</p>
			) : null}
			{breeder ? (
				<p dir="auto" className={muted}>
					Bred by {breeder}.
				</p>
			) : null}
		</>
	);
}

/** Links to the background sections further down. */
function Jumps({ puppy }: { puppy: PuppyProfile }) {
	const { possessive } = pronounsOf(puppy.sex);
	const jumps = [
		{ id: "parents", label: `Meet ${possessive} parents` },
		{ id: "health", label: "Health tests and vaccinations" },
		{ id: "guarantee", label: "The guarantee" },
	] as const;
	return (
		<div className={classNames(css.jumps, screenOnly)}>
			{jumps.map(({ id, label }) =>
				hasSection(puppy, id) ? (
					<ArrowLink key={id} href={`#${id}`}>
						{label}
					</ArrowLink>
				) : null,
			)}
		</div>
	);
}

/** The overview, or the story of a sold puppy, and what comes with every puppy. */
export function OverviewSection({ puppy }: { puppy: PuppyProfile }) {
	const [first, ...others] = storyOf(puppy);
	return (
		<ProfileSection id="overview" intro={<Origin puppy={puppy} />}>
			<Prose>
				{first ? (
					<p dir="auto" className={css.story}>
						{first}
					</p>
				) : null}
				<Paragraphs paragraphs={others} />
				<Ticks items={included(promises)} />
			</Prose>
			<Jumps puppy={puppy} />
		</ProfileSection>
	);
}
