import type { PictureSource } from "~/business/picture-source.ts";

/**
 * The settings that components read while they render, on the server and in the browser. The browser
 * gets them as data in the page, so nothing secret belongs here.
 */
export interface PublicSettings {
	/** The public origin, with which absolute addresses begin. */
	origin: string;
	/** The date when the page was rendered, in the time zone of the business, as YYYY-MM-DD. */
	today?: string;
	/** Paths of the pages that the trainer has hidden; left out if there are none. */
	hiddenPages?: readonly string[];
	/** Links to the pages that the trainer added; left out if there are none. */
	pages?: readonly MenuEntry[];
	/** What the header and footer of every page need to know of the programs; left out for the sample. */
	programs?: {
		/** The programs that the footer links to. */
		footer: readonly { title: string; path: string }[];
		/** Keys of the sample's programs that visitors can't see. */
		missing: readonly string[];
		/** Changed last segments of the addresses of the sample's programs, by key; left out if there are none. */
		moved?: Readonly<Partial<Record<string, string>>>;
	};
	/** The last segment of the address of the dog's page; left out if it is that of the sample. */
	dogAddress?: string;
	/** The site-wide texts and pictures that the trainer changed; left out if all are those of the sample. */
	site?: SiteSettings;
	/** The promises that the trainer changed, by the names in business/facts.ts; left out for those of the sample. */
	promises?: Readonly<Partial<Record<string, number>>>;
	/** The kinds of invented sample content that the site still shows, such as "puppies and reviews". */
	samples?: string;
	/** How to reach `business.phone`; left out for the sample's, and if it can't be read as a number. */
	phoneNumber?: PhoneNumber;
	/**
	 * The facts of the business that were set, by the names in business/facts.ts; the sample's are used for the
	 * rest. An empty one was removed.
	 */
	business: Readonly<Partial<Record<string, string>>>;
	/** The breeds on offer; left out for the sample's. */
	breeds?: readonly string[];
	/** Opening hours from Monday to Sunday; a closed day has empty times. Left out for the sample's. */
	hours?: readonly DayHours[];
	/** Days with different hours, such as holidays. */
	exceptions?: readonly HoursException[];
	/** Prices in whole US dollars that differ from the sample's, by the names in business/prices.ts. */
	prices?: Readonly<Partial<Record<string, number>>>;
}

/** A phone number and the addresses of the links that use it. */
export interface PhoneNumber {
	/** Without its extension, as programs expect it: "+18285550142". */
	number: string;
	/** Calls it, with its extension: "tel:+18285550142;ext=3". */
	call: string;
	/** Opens a text message to it. */
	text: string;
}

/** Texts and pictures that many pages show; the sample's are used for what is missing. */
export interface SiteSettings {
	/** Texts by the names in business/site-texts.ts. */
	texts?: Readonly<Record<string, string>>;
	/** Links of the navigation by the places in business/navigation.ts. */
	navigation?: Readonly<
		Record<string, { title?: string; links: readonly { name: string; path: string }[] } | undefined>
	>;
	/** Replaces the drawn logo beside the brand's name, or with it, if it is wide enough to contain the name. */
	logo?: PictureSource & { isWide?: boolean };
	/** Replaces the puppy on the 404 page. */
	lost?: PictureSource;
	/** The trainer's portrait beside her quotes. */
	trainer?: PictureSource;
}

/** A navigation link in the header, in the footer or in both. */
export interface MenuEntry {
	name: string;
	path: string;
	header: boolean;
	footer: boolean;
}

/** Times of day as HH:MM; empty on a closed day. */
export interface DayHours {
	opens: string;
	closes: string;
}

/** Different hours on one or several days, which are written as YYYY-MM-DD. */
export interface HoursException extends DayHours {
	day: string;
	/** `day` itself if the exception is a single day. */
	lastDay: string;
	name: string;
}

/** The id of the element that holds a page's `PublicSettings` as JSON. */
export const PUBLIC_SETTINGS_ID = "public-settings";
