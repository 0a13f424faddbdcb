import { MessageSquareText, Phone } from "lucide";
import { type ReactNode, type RefObject, useRef } from "react";
import { facts } from "~/business/facts.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { PhoneLink } from "~/ui/phone-link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { Tag } from "~/ui/tag.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { onNight } from "~/ui/theme/surface.css.ts";
import { number } from "~/ui/theme/text.css.ts";
import { askAddress, textAddress } from "../addresses.ts";
import { desk, phone } from "../ask-buttons.css.ts";
import { shownPrice } from "../price/shown-price.ts";
import { type SaleStatus, statusOf } from "../status.ts";
import * as css from "./float-bar.css.ts";
import { useIsBetween } from "./use-is-between.ts";

interface FloatBarProps {
	puppy: SaleStatus & { name: string; profilePath: string; price: string };
	/** The element of the page that holds the price and the buttons to ask. */
	offer: RefObject<Element | null>;
	/** The sections of the profile. */
	children: ReactNode;
}

/**
 * The floating contact bar at the bottom of the window (specification, section 2). It appears once the
 * page's own price and buttons have been scrolled out of view, and disappears at the end of the profile, so
 * that it is never shown together with the buttons that it repeats. Without JavaScript it is sticky: it is in
 * view as long as the sections are.
 */
export function FloatBar({ puppy, offer, children }: FloatBarProps) {
	const { name, profilePath, available, isReserved } = puppy;
	const text = textAddress(name);
	const end = useRef<HTMLDivElement>(null);
	const isShown = useIsBetween(offer, end);
	return (
		<div>
			{children}
			<section
				aria-label={`Contact about ${name}`}
				className={classNames(onNight, css.bar, isShown && css.shown, screenOnly)}
			>
				<p className={css.who}>
					<span className={css.name}>{name}</span>
					<Tag available={available} isReserved={isReserved} hole="night">
						{statusOf(puppy).short}
					</Tag>
				</p>
				<div className={css.ways}>
					{available ? (
						<p className={classNames(number, css.price)}>{shownPrice(puppy).price}</p>
					) : null}
					<PhoneLink
						label={`Call ${facts.phone}`}
						className={classNames(number, css.phone)}
						icon={<Icon of={Phone} className={css.phoneIcon} />}
					/>
				</div>
				{text ? (
					<ButtonLink small href={text} className={classNames(css.text, phone)}>
						<Icon of={MessageSquareText} className={css.textIcon} />
						Text
					</ButtonLink>
				) : null}
				<ButtonLink small to={askAddress(profilePath)} className={desk}>
					Ask
				</ButtonLink>
				{text ? (
					<ButtonLink small tone="line" href={text} className={desk}>
						<Icon of={MessageSquareText} />
						Text
					</ButtonLink>
				) : null}
			</section>
			<div ref={end} />
		</div>
	);
}
