/** The sections about the puppy itself: its overview, training, personality and pictures. */
import { Check } from "lucide";
import { facts, promises } from "~/business/facts.ts";
import { unbrokenDays } from "~/business/unbroken-days.ts";
import { classNames } from "~/ui/class-names.ts";
import * as layout from "~/ui/page/layout.css.ts";
import { Prose } from "~/ui/page/layout.tsx";
import { Ticks } from "~/ui/page/ticks.tsx";
import * as trail from "~/ui/page/trail.css.ts";
import { Icon } from "~/ui/picture/icon.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { muted, small } from "~/ui/theme/text.css.ts";
import { Films } from "~/videos/film.tsx";
import type { ShownVideo } from "~/videos/queries.server.ts";
import type { PuppyProfile } from "../queries.server.ts";
import { paragraphsOf, storyOf } from "../rules.ts";
import { PhotoLink, type PhotoPages } from "./photo-link.tsx";
import { Paragraphs, ProfileSection } from "./profile-section.tsx";
import * as css from "./sections.css.ts";
import { type StageState, trainingProgress } from "./training.ts";

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
		</ProfileSection>
	);
}

const spokenState: Record<StageState, string> = { done: ", done", now: ", now", next: "" };

/** The training as a trail: stages that are done, the current one, and those to come. */
export function TrainingSection({ puppy, day }: { puppy: PuppyProfile; day: string }) {
	const { summary, stages } = trainingProgress(puppy, day);
	return (
		<ProfileSection
			id="training"
			intro={
				<p>
					About {promises.trainingWeeks} weeks, start to finish. {unbrokenDays(summary)}
				</p>
			}
		>
			<ol className={trail.trail}>
				{stages.map(({ title, text, weeks, state }) => (
					<li key={title} className={css.stages[state]}>
						{state === "done" ? <Icon icon={Check} className={css.check} /> : null}
						<h3 className={trail.title}>{title}</h3>
						<p className={trail.when}>
							{weeks}
							{spokenState[state]}
						</p>
						<p className={trail.text}>{text}</p>
					</li>
				))}
			</ol>
		</ProfileSection>
	);
}

const scales = [
	{ trait: "quietLively", from: "Quiet", to: "Lively" },
	{ trait: "independentClose", from: "Independent", to: "Velcro" },
	{ trait: "carefulBold", from: "Careful", to: "Bold" },
	{ trait: "napHike", from: "Needs a nap", to: "Needs a hike" },
] as const;

/** What the puppy is like. A trait without a value has no scale. */
export function PersonalitySection({ puppy }: { puppy: PuppyProfile }) {
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
						Ask {facts.trainer} what {puppy.name} is like.
					</p>
				)
			}
		>
			<div className={css.scales}>
				{judged.map(({ from, to, value }) => (
					<div key={to} className={`${css.scale} ${small}`}>
						<span aria-hidden="true">{from}</span>
						<span aria-hidden="true">{to}</span>
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

/** The number of photos, from the first, to show two in a row, so that the rest fill rows of three. */
function widePhotos(count: number): number {
	if (count % 3 === 2) return 2;
	return count % 3 === 1 ? Math.min(count, 4) : 0;
}

interface GallerySectionProps extends PhotoPages {
	puppy: PuppyProfile;
	/** Videos that show the puppy. */
	videos: readonly ShownVideo[];
}

/** All photos, each linked to its page, which shows it as large as the window, and the puppy's videos. */
export function GallerySection({ puppy, pagesOf, videos }: GallerySectionProps) {
	const { photos } = puppy;
	const wide = widePhotos(photos.length);
	return (
		<ProfileSection id="gallery" full>
			{photos.length === 0 ? (
				<p className={muted}>No images available</p>
			) : (
				<ul className={css.gallery}>
					{photos.map(({ picture, large }, index) => (
						<li key={large} className={classNames(css.item, index < wide && css.wideItem)}>
							<PhotoLink pagesOf={pagesOf} place={index + 1} large={large} className={css.link}>
								<Frame as="span" className={css.photo}>
									<Picture
										source={picture}
										sizes={
											index < wide
												? "(min-width: 1240px) 615px, 50vw"
												: "(min-width: 1240px) 540px, (min-width: 576px) 43vw, 50vw"
										}
									/>
								</Frame>
							</PhotoLink>
						</li>
					))}
				</ul>
			)}
			{photos.some(({ isIllustration }) => isIllustration) ? (
				<p className={`${muted} ${small} ${layout.above.s4}`}>
					{photos.every(({ isIllustration }) => isIllustration)
						? "These pictures are illustrations."
						: "Some of these pictures are illustrations."}
				</p>
			) : null}
			{videos.length > 0 ? (
				<div className={layout.above.s6}>
					<Films videos={videos} even />
				</div>
			) : null}
		</ProfileSection>
	);
}
