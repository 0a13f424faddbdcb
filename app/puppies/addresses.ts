import { href } from "react-router";
import { facts } from "../business/facts.ts";
import { absoluteAddress } from "../business/head.ts";

/** The absolute address of a puppy's profile, as it is printed on paper. */
export const profileUrl = (profilePath: string): string =>
	absoluteAddress(href("/trained-puppies-for-sale/:profilePath", { profilePath }));

/**
 * Opens a prefilled text message, in the form that both iOS and Android understand; undefined if the phone
 * number of the business can't be read.
 */
export function textAddress(name: string): string | undefined {
	const message = `Hi ${facts.trainer}, I would like to ask about ${name}.`;
	return facts.phoneNumber && `${facts.phoneNumber.text}?&body=${encodeURIComponent(message)}`;
}

/** The contact form for questions about this puppy. */
export function askAddress(profilePath: string): string {
	return `${href("/contact-us")}?${new URLSearchParams({ puppy: profilePath })}`;
}

/** The page that shows one photo of a puppy as large as the window. `place` counts from 1. */
export function photoPage(profilePath: string, place: number): string {
	return href("/trained-puppies-for-sale/:profilePath/photos/:place", {
		profilePath,
		place: String(place),
	});
}
