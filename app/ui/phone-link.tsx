import type { ReactNode } from "react";
import { facts } from "~/business/facts.ts";

interface PhoneLinkProps {
	className?: string;
	/** Shown before the number. */
	icon?: ReactNode;
	/** Label for screen readers, if the number alone doesn't say enough. */
	label?: string;
}

/** The phone number of the business as it was written. A link that calls it, if it can be dialed. */
export function PhoneLink({ className, icon, label }: PhoneLinkProps) {
	const { phone, phoneNumber } = facts;
	return phoneNumber ? (
		<a href={phoneNumber.call} aria-label={label} className={className}>
			{icon}
			{phone}
		</a>
	) : (
		<span className={className}>
			{icon}
			{phone}
		</span>
	);
}
