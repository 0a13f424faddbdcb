/** Where a visitor asks about a puppy. */
import { href } from "react-router";
import { facts } from "../business/facts.ts";

/** Opens a text message that is written already; iOS and Android both read this form. */
export function textAddress(name: string): string {
	const message = `Hi ${facts.trainer}, I would like to ask about ${name}.`;
	return `sms:${facts.phoneDialled}?&body=${encodeURIComponent(message)}`;
}

export const callAddress = `tel:${facts.phoneDialled}`;

/** The contact form, opened for a puppy. */
export function askAddress(profilePath: string): string {
	return `${href("/contact-us")}?${new URLSearchParams({ puppy: profilePath })}`;
}
