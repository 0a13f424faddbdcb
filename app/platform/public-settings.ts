/**
 * The settings that components read while they render, on the server and in the browser. They
 * reach the browser once, as data in the page; nothing secret belongs here.
 */
export interface PublicSettings {
	/** The public origin, with which absolute addresses begin. */
	origin: string;
	/** The calendar day where the business is, as YYYY-MM-DD, when the page was rendered. */
	today?: string;
	/** What a deployment says of the business; the sample stands in for what is missing. */
	business: {
		brand?: string;
		product?: string;
		trainer?: string;
		phone?: string;
		email?: string;
		city?: string;
		region?: string;
		timeZone?: string;
		facebook?: string;
		facebookApp?: string;
		messenger?: string;
		instagram?: string;
		puppySaleSite?: string;
	};
}

/** The id of the element that holds them in a page, as JSON. */
export const PUBLIC_SETTINGS_ID = "public-settings";
