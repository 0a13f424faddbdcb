/**
 * The public settings on the server: what the trainer saved or, until she does, the environment's. Imported as `#public-settings`.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { env } from "./env.ts";
import { readPhone } from "./phone-number.server.ts";
import type { MenuEntry, PublicSettings, SiteSettings } from "./public-settings.ts";

type Saved = Partial<
	Pick<PublicSettings, "business" | "breeds" | "hours" | "exceptions" | "prices">
>;

const numberOf = (phone: string | undefined) =>
	phone === undefined ? undefined : readPhone(phone);

let saved: Saved = {};
let phoneNumber = numberOf(env.business.phone);
let hiddenPages: readonly string[] = [];
let pages: readonly MenuEntry[] | undefined;
let programs: PublicSettings["programs"];
let dogAddress: PublicSettings["dogAddress"];
let samples: PublicSettings["samples"];
let promises: PublicSettings["promises"];
let site: SiteSettings | undefined;

/** What a preview shows instead of the public settings, for one request only. */
type Previewed = Pick<PublicSettings, "site" | "promises">;
const previewed = new AsyncLocalStorage<Previewed>();

export const publicSettings: PublicSettings = {
	origin: env.origin,
	get pages() {
		return pages;
	},
	get programs() {
		return programs;
	},
	get dogAddress() {
		return dogAddress;
	},
	get site() {
		return (previewed.getStore() ?? { site }).site;
	},
	get promises() {
		return (previewed.getStore() ?? { promises }).promises;
	},
	get samples() {
		return samples;
	},
	get phoneNumber() {
		return phoneNumber;
	},
	get business() {
		return saved.business ?? env.business;
	},
	get breeds() {
		return saved.breeds;
	},
	get hours() {
		return saved.hours;
	},
	get exceptions() {
		return saved.exceptions;
	},
	get prices() {
		return saved.prices;
	},
	get hiddenPages() {
		return hiddenPages.length > 0 ? hiddenPages : undefined;
	},
};

/** Hides all links to these pages. */
export function applyHiddenPages(paths: readonly string[]) {
	hiddenPages = paths;
}

/** Sets the saved facts of the business; those of the environment are used if there are none. */
export function applySavedBusiness(settings: Saved) {
	saved = settings;
	phoneNumber = numberOf(publicSettings.business.phone);
}

/** Sets the last segment of the address of the dog's page; undefined for that of the sample. */
export function applyDogAddress(slug: string | undefined) {
	dogAddress = slug;
}

/** Makes these promises apply on every page; undefined for those of the sample. */
export function applyPromises(changed: PublicSettings["promises"]) {
	promises = changed;
}

/** Adds these links to the navigation of every page. */
export function applyMenu(entries: readonly MenuEntry[]) {
	pages = entries.length > 0 ? entries : undefined;
}

/** Sets the site-wide texts and pictures; undefined for those of the sample. */
export function applySite(written: SiteSettings | undefined) {
	site = written;
}

/** Runs `work`, which renders a page, with these promises, site-wide texts and pictures instead of the public ones. */
export const withPreviewed = <Result>(shown: Previewed, work: () => Result): Result =>
	previewed.run(shown, work);

/** Sets whether the footer says that the site shows sample content. */
export function applySamples(areShown: boolean) {
	samples = areShown || undefined;
}

/** Sets what the header and footer of every page need to know of the programs; undefined for the sample. */
export function applyPrograms(inFrame: PublicSettings["programs"]) {
	programs = inFrame;
}
