import { ArrowLeft, ArrowRight, LayoutGrid } from "lucide";
import { type ReactNode, useRef } from "react";
import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { hours } from "~/business/hours.ts";
import type { InvestmentShares } from "~/business/investment.ts";
import { siteText } from "~/business/site-texts.ts";
import { puppyProduct } from "~/business/structured-items.ts";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { PageTrail } from "~/ui/page/breadcrumbs.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Prose, Wrap } from "~/ui/page/layout.tsx";
import { StructuredData } from "~/ui/page/structured-data.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import * as pictureStyles from "~/ui/picture/picture.css.ts";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { QrCode, type QrOutline } from "~/ui/picture/qr-code.tsx";
import { onPaper, printOnly, screenOnly } from "~/ui/theme/print.css.ts";
import type { ShownVideo } from "~/videos/queries.server.ts";
import { profileUrl } from "../addresses.ts";
import { PuppyGrid } from "../card/card.tsx";
import type { PuppyCardData } from "../card/card-data.ts";
import { OtherWays } from "../card/other-ways.tsx";
import { PhotosSoon } from "../card/photos-soon.tsx";
import { SectionNav } from "../card/section-nav.tsx";
import { Slider } from "../card/slider.tsx";
import { InvestmentSection } from "../investment/investment-section.tsx";
import { listAddress } from "../list/list-address.ts";
import { priceAmount } from "../price/price-text.ts";
import type { neighbors, PuppyProfile } from "../queries.server.ts";
import { paragraphsOf, storyOf } from "../rules.ts";
import { BackgroundSections } from "./background-sections.tsx";
import { FloatBar } from "./float-bar.tsx";
import type { PhotoPages } from "./photo-link.tsx";
import * as css from "./profile.css.ts";
import { type FamilyPage, ProfileHead } from "./profile-head.tsx";
import { Paragraphs } from "./profile-section.tsx";
import { sectionsOf } from "./profile-sections.ts";
import {
	GallerySection,
	OverviewSection,
	PersonalitySection,
	TrainingSection,
} from "./sections.tsx";

export interface ProfileProps extends PhotoPages {
	puppy: PuppyProfile;
	adjacent: Awaited<ReturnType<typeof neighbors>>;
	/** The calendar day on which the texts are right. */
	day: string;
	/** QR code of the profile's address, for print. */
	qr: QrOutline;
	/** Videos that show the puppy. */
	videos: readonly ShownVideo[];
	shares: InvestmentShares;
	/** The page of the family that a sold puppy lives with. */
	familyPage?: FamilyPage;
	/** The form that asks for a visit. */
	visit?: ReactNode;
	/** Available puppies, for visitors of one that isn't available. */
	others: readonly PuppyCardData[];
}

/** Available puppies, below the profile of one that isn't. */
export function OtherPuppies({ others }: Pick<ProfileProps, "others">) {
	if (others.length === 0) return null;
	return (
		<section
			aria-labelledby="others"
			className={classNames(layoutStyles.wrap, css.others, screenOnly)}
		>
			<h2 id="others" className={css.othersTitle}>
				Ready for a home
			</h2>
			<PuppyGrid puppies={others}>
				<OtherWays cards={others.length} heading="h3" />
			</PuppyGrid>
		</section>
	);
}

/** The profile in the enhanced layout: with slider, pills, sections and the floating bar. */
export function Profile({ puppy, adjacent, day, others, videos, ...own }: ProfileProps) {
	const { pagesOf, qr, shares, visit, familyPage } = own;
	const offer = useRef<HTMLDivElement>(null);
	return (
		<>
			<Wrap className={onPaper}>
				<ProfileTop puppy={puppy} adjacent={adjacent} />
				<div className={css.head}>
					<Slider key={puppy.profilePath} puppy={puppy} pagesOf={pagesOf} />
					<ProfileHead puppy={puppy} day={day} offer={offer} qr={qr} familyPage={familyPage} />
					{visit ? <div className={classNames(css.visit, screenOnly)}>{visit}</div> : null}
				</div>
			</Wrap>
			<SectionNav key={puppy.profilePath} name={puppy.name} sections={sectionsOf(puppy)} />
			<FloatBar puppy={puppy} offer={offer}>
				<Wrap className={onPaper}>
					<OverviewSection puppy={puppy} />
					<div className={screenOnly}>
						<TrainingSection puppy={puppy} day={day} />
						<PersonalitySection puppy={puppy} />
						<GallerySection puppy={puppy} pagesOf={pagesOf} videos={videos} />
						<InvestmentSection puppy={puppy} shares={shares} />
						<BackgroundSections puppy={puppy} />
					</div>
					<PrintedContact puppy={puppy} qr={qr} />
				</Wrap>
			</FloatBar>
			<OtherPuppies others={others} />
		</>
	);
}

/** The profile without the enhanced layout: one photo, facts, price, how to ask, texts and background. */
export function SimpleProfile(props: Omit<ProfileProps, "videos">) {
	const { puppy, adjacent, day, others, qr, visit, familyPage } = props;
	const [main] = puppy.photos;
	return (
		<>
			<Wrap className={classNames(css.plain, onPaper)}>
				<ProfileTop puppy={puppy} adjacent={adjacent} />
				<div className={css.plainHead}>
					{main ? (
						<Frame ratio="5/4" className={pictureStyles.rounded}>
							<Picture
								source={main.picture}
								sizes="(min-width: 1336px) 740px, (min-width: 992px) 55vw, 66vw"
								eager
							/>
						</Frame>
					) : (
						<PhotosSoon puppy={puppy} className={pictureStyles.rounded}>
							No images available
						</PhotosSoon>
					)}
					<ProfileHead puppy={puppy} day={day} familyPage={familyPage} />
				</div>
				<Prose className={layoutStyles.above.s5}>
					<Paragraphs paragraphs={[...storyOf(puppy), ...paragraphsOf(puppy.personality)]} />
				</Prose>
				{visit ? (
					<div className={classNames(layoutStyles.above.s5, screenOnly)}>{visit}</div>
				) : null}
				<div className={screenOnly}>
					<BackgroundSections puppy={puppy} />
				</div>
				<PrintedContact puppy={puppy} qr={qr} />
			</Wrap>
			<OtherPuppies others={others} />
		</>
	);
}

interface PrintedContactProps {
	puppy: Pick<PuppyProfile, "name" | "profilePath">;
	/** QR code of the profile's address. */
	qr: QrOutline;
}

/** Shown only in print: how to reach the trainer, and a QR code with the profile's address. */
function PrintedContact({ puppy: { name, profilePath }, qr }: PrintedContactProps) {
	return (
		<div className={classNames(css.contact, printOnly)}>
			<QrCode outline={qr} label={`The profile of ${name}`} className={css.printedCode} />
			<div>
				<p>
					<b>
						{facts.brand}, {facts.place}
					</b>
				</p>
				<p>
					Call or text {facts.trainer}: {facts.phone}
				</p>
				<p>{facts.email}</p>
				<p>
					{hours()
						.map(({ label }) => label)
						.join(", ")}
				</p>
				<p>{profileUrl(profilePath)}</p>
			</div>
		</div>
	);
}

/** The breadcrumbs, the links to the previous and next puppy, and the structured data. */
function ProfileTop({ puppy, adjacent }: Pick<ProfileProps, "puppy" | "adjacent">) {
	const trail = [{ name: siteText("puppies-button"), path: listAddress() }, { name: puppy.name }];
	return (
		<div className={css.top}>
			<StructuredData
				things={[
					puppyProduct({
						...puppy,
						description: puppy.personality || storyOf(puppy).join(" "),
						price: priceAmount(puppy.price),
						images: puppy.photos.map((photo) => photo.large),
					}),
				]}
			/>
			<PageTrail trail={trail} />
			<PuppyNav adjacent={adjacent} />
		</div>
	);
}

/** Links to the previous and next puppy in the list, and back to the list. */
function PuppyNav({ adjacent }: Pick<ProfileProps, "adjacent">) {
	return (
		<nav aria-label="Puppies" className={classNames(css.nav, screenOnly)}>
			{adjacent ? <NeighborLink to={adjacent.previous} rel="prev" /> : null}
			<Link to={listAddress()} aria-label="Back to all puppies" className={css.navLink}>
				<Icon icon={LayoutGrid} />
				<span className={css.navName}>All</span>
			</Link>
			{adjacent ? <NeighborLink to={adjacent.next} rel="next" /> : null}
		</nav>
	);
}

interface NeighborLinkProps {
	to: NonNullable<ProfileProps["adjacent"]>["next"];
	rel: "prev" | "next";
}

function NeighborLink({ to: { name, profilePath }, rel }: NeighborLinkProps) {
	const isNext = rel === "next";
	return (
		<Link
			to={href("/trained-puppies-for-sale/:profilePath", { profilePath })}
			rel={rel}
			aria-label={`${isNext ? "Next" : "Previous"} puppy: ${name}`}
			className={css.navLink}
		>
			{isNext ? null : <Icon icon={ArrowLeft} />}
			<span className={css.navName}>{name}</span>
			{isNext ? <Icon icon={ArrowRight} /> : null}
		</Link>
	);
}
