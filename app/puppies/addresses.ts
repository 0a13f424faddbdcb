/** Where a visitor looks at a puppy's photos, and asks about it. */
import { href } from "react-router";
import { facts } from "../business/facts.ts";
import { absoluteAddress } from "../business/head.ts";

/** A puppy's profile as it is written on paper, with the site's name. */
export const profileUrl = (profilePath: string): string =>
	absoluteAddress(href("/trained-puppies-for-sale/:profilePath", { profilePath }));

/** Opens a text message that is written already; iOS and Android both read this form. */
export function textAddress(name: string): string {
	const message = `Hi ${facts.trainer}, I would like to ask about ${name}.`;
	return `sms:${facts.phoneDialled}?&body=${encodeURIComponent(message)}`;
}

/** A text message about nobody in particular. */
export const textTrainerAddress = () => `sms:${facts.phoneDialled}`;

export const callAddress = () => `tel:${facts.phoneDialled}`;

/** The contact form, opened for a puppy. */
export function askAddress(profilePath: string): string {
	return `${href("/contact-us")}?${new URLSearchParams({ puppy: profilePath })}`;
}

/** The page on which one photo of a puppy is shown as large as the window; the first is 1. */
export function photoPage(profilePath: string, place: number): string {
	return href("/trained-puppies-for-sale/:profilePath/photos/:place", {
		profilePath,
		place: String(place),
	});
}
