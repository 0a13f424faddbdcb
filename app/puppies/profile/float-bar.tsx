import { MessageSquareText, Phone } from "lucide";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
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
import { shownPrice } from "../price/price-text.ts";
import { type SaleStatus, statusOf } from "../status.ts";
import * as css from "./float-bar.css.ts";

interface FloatBarProps {
	puppy: SaleStatus & { name: string; profilePath: string; price: string };
	/** The element of the page that holds the price and the buttons to ask. */
	offer: RefObject<Element | null>;
	children: ReactNode;
}

/**
 * The floating contact bar at the bottom of the window (specification, section 2). It appears once the
 * page's own price and buttons have been scrolled out of view, and disappears at the end of the profile, where
 * the footer has its own ways to get in touch. Without JavaScript it is sticky: it is in view as long as the
 * sections are.
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
					<Tag available={available} isReserved={isReserved}>
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
						icon={<Icon icon={Phone} className={css.phoneIcon} />}
					/>
				</div>
				{text ? (
					<ButtonLink small href={text} className={classNames(css.text, phone)}>
						<Icon icon={MessageSquareText} className={css.textIcon} />
						Text
					</ButtonLink>
				) : null}
				<ButtonLink small to={askAddress(profilePath)} className={desk}>
					Ask
				</ButtonLink>
				{text ? (
					<ButtonLink small tone="line" href={text} className={desk}>
						<Icon icon={MessageSquareText} />
						Text
					</ButtonLink>
				) : null}
			</section>
			<div ref={end} />
		</div>
	);
}

/** Farther away than anything on a page. */
const FAR = "1000000px";
/** Excludes the top of the window, which the site's sticky bar covers. */
const UNDER_BAR = "-64px";

/**
 * True while the visitor has scrolled past `offer` but not yet to `end`. False on the server and before
 * hydration.
 *
 * The observed area extends far below or above the window. Each element is then either inside or past the
 * area, so that even a jump from one end of the page to the other is noticed.
 */
function useIsBetween(offer: RefObject<Element | null>, end: RefObject<Element | null>): boolean {
	const [isPast, setPast] = useState(false);
	const [isAtEnd, setAtEnd] = useState(false);
	useEffect(() => {
		if (!offer.current || !end.current) return;
		const past = new IntersectionObserver(
			(entries) => setPast(entries.at(-1)?.isIntersecting === false),
			{ rootMargin: `${UNDER_BAR} 0px ${FAR} 0px` },
		);
		const atEnd = new IntersectionObserver(
			(entries) => setAtEnd(entries.at(-1)?.isIntersecting === true),
			{ rootMargin: `${FAR} 0px 0px 0px` },
		);
		past.observe(offer.current);
		atEnd.observe(end.current);
		return () => {
			past.disconnect();
			atEnd.disconnect();
		};
	}, [offer, end]);
	return isPast && !isAtEnd;
}
