/**
 * The settings that components read while they render, on the server and in the browser. They
 * reach the browser once, as data in the page; nothing secret belongs here.
 */
export interface PublicSettings {
	/** The public origin, with which absolute addresses begin. */
	origin: string;
	/** The calendar day where the business is, as YYYY-MM-DD, when the page was rendered. */
	today?: string;
	/** Paths of pages that the trainer has hidden; left out where there is none. */
	hiddenPages?: readonly string[];
	/** Links to the trainer's own pages; left out where there is none. */
	pages?: readonly MenuEntry[];
	/** What the frame of every page says of programs; left out where that is the sample. */
	programs?: {
		/** At the bottom of the page. */
		footer: readonly { title: string; path: string }[];
		/** Keys of the sample's programs that visitors don't see. */
		missing: readonly string[];
		/** What the addresses of the sample's programs end in now, by their keys; left out where none was changed. */
		moved?: Readonly<Partial<Record<string, string>>>;
	};
	/** What the address of the dog's page ends in; left out where that is the sample's. */
	dogAddress?: string;
	/** What the trainer has written and shown of the site itself; left out where all of it is the sample's. */
	site?: SiteSettings;
	/** Whether something that was invented for the sample is still shown; left out where it isn't. */
	samples?: true;
	/** What a deployment says of the business; the sample stands in for what is missing. */
	business: {
		brand?: string;
		product?: string;
		trainer?: string;
		phone?: string;
		email?: string;
		city?: string;
		region?: string;
		facebook?: string;
		facebookApp?: string;
		messenger?: string;
		instagram?: string;
		puppySaleSite?: string;
		tagline?: string;
		/** An IANA name, such as America/New_York. */
		timeZone?: string;
		/** Opening hours from Monday to Sunday; a day that is closed has empty times. */
		hours?: readonly DayHours[];
		/** Days on which the hours are others, such as holidays. */
		exceptions?: readonly HoursException[];
		/** Whole US dollars by the names in business/prices.ts. */
		prices?: Readonly<Partial<Record<string, number>>>;
	};
}

/** What many pages say and show; what is missing is the sample's. */
export interface SiteSettings {
	/** By the names in business/site-words.ts. */
	words?: Readonly<Record<string, string>>;
	/** In the place of the drawn mark beside the brand's name. */
	logo?: SitePicture;
	/** Where there is no page, in the place of a puppy. */
	lost?: SitePicture;
	/** The trainer's face beside what she says. */
	trainer?: SitePicture;
}

/** A photo with its sizes and formats, as `<Picture>` shows it. */
export interface SitePicture {
	alt: string;
	width: number;
	height: number;
	color: string;
	focusX: number;
	focusY: number;
	preferred: { type: "image/avif" | "image/webp"; sources: string };
	fallback?: string;
	src: string;
}

/** A link of the navigation, at the top of every page, at the bottom or both. */
export interface MenuEntry {
	name: string;
	path: string;
	header: boolean;
	footer: boolean;
}

/** Times of day as HH:MM; empty on a day that is closed. */
export interface DayHours {
	opens: string;
	closes: string;
}

/** Days as YYYY-MM-DD. */
export interface HoursException extends DayHours {
	day: string;
	/** The same as `day` where it is one day only. */
	lastDay: string;
	name: string;
}

/** The id of the element that holds them in a page, as JSON. */
export const PUBLIC_SETTINGS_ID = "public-settings";
