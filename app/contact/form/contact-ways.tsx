/** Ways to reach the business other than the form, and its hours. */
import { Clock, type IconNode, MapPin, MessageSquareText, Phone } from "lucide";
import type { ReactNode } from "react";
import { pageDay } from "#page-day";
import { facts } from "~/business/facts.ts";
import { hours } from "~/business/hours.ts";
import { exceptions } from "~/business/other-hours.ts";
import { classNames } from "~/ui/class-names.ts";
import { PhoneLink } from "~/ui/phone-link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { number } from "~/ui/theme/text.css.ts";
import * as css from "./contact-ways.css.ts";

function Way({ icon, children }: { icon: IconNode; children: ReactNode }) {
	return (
		<li className={css.way}>
			<Icon icon={icon} className={css.icon} />
			{children}
		</li>
	);
}

export function ContactWays() {
	return (
		<ul className={css.ways}>
			<Way icon={Phone}>
				<PhoneLink className={classNames(css.link, number)} />
			</Way>
			{facts.phoneNumber ? (
				<Way icon={MessageSquareText}>
					<a href={facts.phoneNumber.text} className={css.link}>
						Text {facts.trainer}
					</a>
				</Way>
			) : null}
			<Way icon={Clock}>
				<span>
					{[...hours(), ...exceptions(pageDay())].map(({ label }) => (
						<span key={label} className={css.line}>
							{label}
						</span>
					))}
				</span>
			</Way>
			<Way icon={MapPin}>
				<span>{facts.place}</span>
			</Way>
		</ul>
	);
}
