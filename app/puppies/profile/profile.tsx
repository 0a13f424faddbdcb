import { type ReactNode, useRef } from "react";
import { facts } from "~/business/facts.ts";
import type { InvestmentShares } from "~/business/investment.ts";
import { classNames } from "~/ui/class-names.ts";
import { Actions, Wrap } from "~/ui/page/layout.tsx";
import type { QrOutline } from "~/ui/picture/qr-code.tsx";
import { onPaper, screenOnly } from "~/ui/theme/print.css.ts";
import type { ShownVideo } from "~/videos/queries.server.ts";
import { askAddress, textAddress } from "../addresses.ts";
import { AskButtons } from "../ask-buttons.tsx";
import type { PuppyCardData } from "../card/card.tsx";
import { PuppyGrid } from "../card/card.tsx";
import { isShortRow, OtherWays } from "../card/other-ways.tsx";
import { SectionNav } from "../card/section-nav.tsx";
import { Slider } from "../card/slider.tsx";
import { InvestmentSection } from "../investment/investment-section.tsx";
import type { neighbors, PuppyProfile } from "../queries.server.ts";
import { BackgroundSections } from "./background-sections.tsx";
import { FloatBar } from "./float-bar.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { OverviewSection } from "./overview-section.tsx";
import { PersonalitySection } from "./personality-section.tsx";
import { PrintedContact } from "./printed-contact.tsx";
import * as css from "./profile.css.ts";
import { ProfileHead } from "./profile-head.tsx";
import { sectionsOf } from "./profile-sections.ts";
import { ProfileTop } from "./profile-top.tsx";
import { trainingProgress } from "./training.ts";
import { TrainingSection } from "./training-section.tsx";

export interface ProfileProps {
	puppy: PuppyProfile;
	adjacent: Awaited<ReturnType<typeof neighbors>>;
	/** The calendar day on which the texts are right. */
	day: string;
	/** QR code of the profile's address, for print. */
	qr: QrOutline;
	/** Videos that show the puppy. */
	videos: readonly ShownVideo[];
	/** Whether each photo has a page. The photos of a draft have none. */
	photosHavePages?: boolean;
	/** The shares of the price, if the trainer has changed them. */
	shares?: InvestmentShares;
	/** The form that asks for a visit. */
	visit?: ReactNode;
	/** Available puppies, for visitors of one that isn't available. */
	others: readonly PuppyCardData[];
}

/** Available puppies, below the profile of one that isn't. */
export function OtherPuppies({ others }: Pick<ProfileProps, "others">) {
	if (others.length === 0) return null;
	return (
		<Wrap as="section" aria-labelledby="others" className={classNames(css.others, screenOnly)}>
			<h2 id="others" className={css.othersTitle}>
				Ready for a home
			</h2>
			<PuppyGrid puppies={others}>
				{isShortRow(others.length) ? <OtherWays cards={others.length} heading="h3" /> : null}
			</PuppyGrid>
		</Wrap>
	);
}

/** The profile in the enhanced layout: with slider, pills, sections and the floating bar. */
export function Profile({ puppy, adjacent, day, others, videos, ...own }: ProfileProps) {
	const { photosHavePages, qr, shares, visit } = own;
	const pagesOf = photosHavePages ? puppy.profilePath : undefined;
	const offer = useRef<HTMLDivElement>(null);
	return (
		<>
			<Wrap className={onPaper}>
				<ProfileTop puppy={puppy} adjacent={adjacent} />
				<div className={css.head}>
					<Slider
						key={puppy.profilePath}
						name={puppy.name}
						photos={puppy.photos}
						pagesOf={pagesOf}
					/>
					<ProfileHead puppy={puppy} day={day} offer={offer} qr={qr} />
					{visit ? <div className={classNames(css.visit, screenOnly)}>{visit}</div> : null}
				</div>
			</Wrap>
			<SectionNav key={puppy.profilePath} name={puppy.name} sections={sectionsOf(puppy)} />
			<FloatBar puppy={puppy} offer={offer}>
				<Wrap className={onPaper}>
					<OverviewSection puppy={puppy} />
					<div className={screenOnly}>
						<TrainingSection progress={trainingProgress(puppy, day)} />
						<PersonalitySection puppy={puppy} />
						<GallerySection puppy={puppy} pagesOf={pagesOf} videos={videos} />
						<InvestmentSection puppy={puppy} shares={shares} />
						<BackgroundSections puppy={puppy} />
					</div>
					<PrintedContact puppy={puppy} qr={qr} />
				</Wrap>
			</FloatBar>
			{puppy.available ? <ProfileEnd puppy={puppy} /> : <OtherPuppies others={others} />}
		</>
	);
}

/** The end of a profile: how to get in touch, in place of the floating bar, which is hidden here. */
function ProfileEnd({ puppy: { name, profilePath } }: Pick<ProfileProps, "puppy">) {
	return (
		<Wrap as="section" aria-labelledby="profile-end" className={classNames(css.end, screenOnly)}>
			<div className={css.endPanel}>
				<div>
					<h2 id="profile-end" dir="auto" className={css.endTitle}>
						Could {name} be yours?
					</h2>
					<p>
						Ask {facts.trainer} anything this page leaves open, or pick a day to come and meet{" "}
						{name}.
					</p>
				</div>
				<Actions className={css.actions}>
					<AskButtons
						text={{ href: textAddress(name), label: `Text ${facts.trainer}` }}
						ask={{ to: askAddress(profilePath), label: `Ask ${facts.trainer}` }}
					/>
				</Actions>
			</div>
		</Wrap>
	);
}
