import { facts } from "~/business/facts.ts";
import { siteText } from "~/business/site-texts.ts";
import { small } from "~/ui/theme/text.css.ts";
import type { PuppyProfile } from "../queries.server.ts";
import { paragraphsOf, pronounsOf } from "../rules.ts";
import * as css from "./personality-section.css.ts";
import { Paragraphs, ProfileSection } from "./profile-section.tsx";

const scales = [
	{ trait: "quietLively", from: "Quiet", to: "Lively" },
	{ trait: "independentClose", from: "Independent", to: "Velcro" },
	{ trait: "carefulBold", from: "Careful", to: "Bold" },
	{ trait: "napHike", from: "Needs a nap", to: "Needs a hike" },
] as const;

/** What the puppy is like. A trait without a value has no scale. */
export function PersonalitySection({ puppy }: { puppy: PuppyProfile }) {
	const { object } = pronounsOf(puppy.sex);
	const paragraphs = paragraphsOf(puppy.personality);
	const judged = scales.flatMap(({ trait, from, to }) => {
		const value = puppy[trait];
		return value === null ? [] : [{ from, to, value: Math.min(Math.max(value, 0), 100) }];
	});
	return (
		<ProfileSection
			id="personality"
			intro={
				paragraphs.length > 0 ? (
					<Paragraphs paragraphs={paragraphs} />
				) : (
					<p>
						Ask {facts.trainer} what {puppy.name} is like: {siteText("puppy-unknown")} {object}.
					</p>
				)
			}
		>
			<div className={css.scales}>
				{judged.map(({ from, to, value }) => (
					<div key={to} className={`${css.scale} ${small}`}>
						<span aria-hidden="true">{from}</span>
						<span aria-hidden="true" className={css.end}>
							{to}
						</span>
						<div
							role="img"
							aria-label={`From ${from.toLowerCase()} to ${to.toLowerCase()}: ${value} percent`}
							className={css.line}
						>
							<span className={css.mark} style={{ left: `${value}%` }} />
						</div>
					</div>
				))}
			</div>
		</ProfileSection>
	);
}
