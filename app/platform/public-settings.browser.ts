/** The public settings in the browser, read from the page's data. Imported as `#public-settings`. */
import { PUBLIC_SETTINGS_ID, type PublicSettings } from "./public-settings.ts";

const text = document.getElementById(PUBLIC_SETTINGS_ID)?.textContent;

export const publicSettings: PublicSettings = text
	? JSON.parse(text)
	: { origin: location.origin, business: {} };
