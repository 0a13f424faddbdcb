import type { RefObject } from "react";
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { facts, promises } from "~/business/facts.ts";
import { dollars } from "~/business/prices.ts";
import { siteText } from "~/business/site-texts.ts";
import { unbrokenDays } from "~/business/unbroken-days.ts";
import { PageLink } from "~/ui/arrow-link.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { FactsList } from "~/ui/facts-list.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { QrCode, type QrOutline } from "~/ui/picture/qr-code.tsx";
import { Tag } from "~/ui/tag.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { muted } from "~/ui/theme/text.css.ts";
import { askAddress, textAddress } from "../addresses.ts";
import { AskButtons } from "../ask-buttons.tsx";
import { Price } from "../price/price.tsx";
import { shownPagePrice } from "../price/price-text.ts";
import type { PuppyProfile } from "../queries.server.ts";
import { wentHome } from "../rules.ts";
import { type SaleState, stateOf } from "../status.ts";
import { Urgency } from "../urgency.tsx";
import { availabilityInWords, goingHomeFrom } from "./going-home.ts";
import * as css from "./profile.css.ts";

/** Names longer than this many characters are set smaller. */
const LONG_NAME = 18;

export interface FamilyPage {
	/** Names the puppy and its family. */
	title: string;
	path: string;
}

interface ProfileHeadProps {
	puppy: PuppyProfile;
	/** The calendar day on which the texts are right. */
	day: string;
	/** Receives the element that holds the price and the buttons. */
	offer?: RefObject<HTMLDivElement | null>;
	/** QR code of the profile's address, for visitors at a desk. */
	qr?: QrOutline;
	/** The page of the family that a sold puppy lives with. */
	familyPage?: FamilyPage | undefined;
}

/** The part next to the photos: name, state, facts, price, and how to ask. */
export function ProfileHead({ puppy, day, offer, qr, familyPage }: ProfileHeadProps) {
	const { name, available, isReserved } = puppy;
	return (
		<div className={css.text}>
			<div className={css.title}>
				<Tag available={available} isReserved={isReserved} />
				<h1 className={name.length > LONG_NAME ? css.longName : css.name}>{name}</h1>
			</div>
			<p className={css.breed}>
				{puppy.breed}. <Urgency status={puppy} />
			</p>
			<ProfileFacts puppy={puppy} day={day} />
			<div ref={offer} className={css.offer}>
				<Price shown={shownPagePrice(puppy)} large />
				<WaysToAsk puppy={puppy} />
				{available ? <OfferTerms puppy={puppy} day={day} /> : null}
				{familyPage ? (
					<p className={classNames(css.termLinks, screenOnly)}>
						<PageLink to={familyPage.path}>The story of {familyPage.title}</PageLink>
					</p>
				) : null}
			</div>
			{available && qr ? <OnPhone name={name} qr={qr} /> : null}
		</div>
	);
}

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
function ProfileFacts({ puppy, day }: { puppy: PuppyProfile; day: string }) {
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

function WaysToAsk({ puppy: { name, available, profilePath } }: { puppy: PuppyProfile }) {
	return (
		<Actions className={classNames(css.actions, screenOnly)}>
			{available ? (
				<AskButtons text={textAddress(name)} ask={askAddress(profilePath)} whom={`about ${name}`} />
			) : (
				<>
					<ButtonLink to={href("/waiting-list")}>Join the Waiting List</ButtonLink>
					<ButtonLink tone="line" to={askAddress(profilePath)}>
						{`Ask about ${name}`}
					</ButtonLink>
				</>
			)}
		</Actions>
	);
}

/** Brings the page to the phone of a visitor at a desk, where texting is one press. */
function OnPhone({ name, qr }: { name: string; qr: QrOutline }) {
	return (
		<p className={classNames(css.onPhone, screenOnly, muted)}>
			<QrCode outline={qr} label={`The profile of ${name}`} className={css.code} />
			Point your phone’s camera at this to open {name}’s page and text {facts.trainer}.
		</p>
	);
}

/** What the deposit for an available puppy does and when it is paid back. Nothing where none is taken. */
function OfferTerms({ puppy, day }: { puppy: PuppyProfile; day: string }) {
	const { name } = puppy;
	const { deposit, refundDays } = promises;
	if (deposit === 0) return null;
	const home = goingHomeFrom(puppy.availableDate, day);
	return (
		<div className={css.terms}>
			{home ? (
				<p className={css.home}>
					{name} can go home {unbrokenDays(home)}.
				</p>
			) : null}
			<p className={muted}>
				A {dollars(deposit)} deposit holds {name} and counts toward the price.
				{refundDays === 0
					? null
					: ` Change your mind within ${refundDays} days, and all of it comes back.`}
			</p>
			<p className={css.termLinks}>
				<PageLink to={href("/reserving-a-puppy")}>{siteText("puppy-reserving")}</PageLink>
				<PageLink to={href("/reserving-a-puppy/agreement")}>Read the agreement</PageLink>
			</p>
		</div>
	);
}
