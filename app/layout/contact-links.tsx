/** Links for reaching the business: call, text, Facebook, Messenger, Instagram, email. */
import { Mail, MessageSquareText, Phone } from "lucide";
import type { ReactNode } from "react";
import * as buttonStyles from "~/ui/button.css.ts";
import { BrandIcon, Icon } from "~/ui/picture/icon.tsx";
import { facts } from "../business/facts.ts";
import { classNames } from "../ui/class-names.ts";
import * as styles from "./contact-links.css.ts";

interface Way {
	/** Empty if the business can't be reached this way. */
	href: string | undefined;
	/** Label for screen readers. */
	label: string;
	icon: ReactNode;
	/** Text beside the icon from 768 px. */
	wide?: string;
	/** Text below the icon on a phone, shown if `labelled` is set. */
	narrow?: string;
	/** On a phone, shown only in the bar at the bottom, because the bar at the top has no room for it. */
	extra?: boolean;
	/** On a phone, a click asks where to open the link. */
	facebook?: boolean;
}

const waysNow = (): Way[] => [
	{
		href: facts.phoneNumber?.call,
		label: `Call ${facts.phone}`,
		icon: <Icon icon={Phone} className={styles.icon} />,
		wide: facts.phone,
		narrow: "Call",
	},
	{
		href: facts.phoneNumber?.text,
		label: `Text ${facts.trainer}`,
		icon: <Icon icon={MessageSquareText} className={styles.icon} />,
		wide: "Text",
		narrow: "Text",
	},
	{
		href: facts.social.facebook,
		label: "Facebook",
		icon: <BrandIcon name="facebook" className={styles.icon} />,
		narrow: "Facebook",
		facebook: true,
	},
	{
		href: facts.social.messenger,
		label: "Messenger",
		icon: <BrandIcon name="messenger" className={styles.icon} />,
		narrow: "Messenger",
	},
	{
		href: facts.social.instagram,
		label: "Instagram",
		icon: <BrandIcon name="instagram" className={styles.icon} />,
		extra: true,
	},
	{
		href: facts.email && `mailto:${facts.email}`,
		label: `Email ${facts.trainer}`,
		icon: <Icon icon={Mail} className={styles.icon} />,
		extra: true,
	},
];

interface ContactLinksProps {
	/** Shows text below the icons on a phone. */
	labelled?: boolean;
	/** Shows Instagram and email on every screen, not only from 768 px. */
	everything?: boolean;
}

export function ContactLinks({ labelled, everything }: ContactLinksProps) {
	return (
		<div className={classNames(styles.reach, labelled && styles.labelled)}>
			{waysNow()
				.filter(({ href }) => href)
				.map((way) => (
					<a
						key={way.label}
						href={way.href}
						aria-label={way.label}
						data-facebook={way.facebook ? "" : undefined}
						className={classNames(
							buttonStyles.barLink,
							way.wide && styles.worded,
							labelled && styles.labelledLink,
							everything && styles.tightest,
							way.extra && !everything && styles.fromMedium,
						)}
					>
						{way.icon}
						{way.wide ? <span className={styles.wideText}>{way.wide}</span> : null}
						{labelled && way.narrow ? (
							<span className={styles.narrowText}>{way.narrow}</span>
						) : null}
					</a>
				))}
		</div>
	);
}
