/** The public settings on the server: from what the trainer saved and, where that says
 * nothing, from the environment. Imported as `#public-settings`. */
import { AsyncLocalStorage } from "node:async_hooks";
import { env } from "./env.ts";
import type { MenuEntry, PublicSettings, SiteSettings } from "./public-settings.ts";

type Business = PublicSettings["business"];

let business: Business = env.business;
let hiddenPages: readonly string[] = [];
let pages: readonly MenuEntry[] | undefined;
let programs: PublicSettings["programs"];
let dogAddress: PublicSettings["dogAddress"];
let samples: PublicSettings["samples"];
let site: SiteSettings | undefined;

/** What a preview shows in place of it; it goes with the request alone. */
const previewed = new AsyncLocalStorage<{ site: SiteSettings | undefined }>();

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
	get samples() {
		return samples;
	},
	get business() {
		return business;
	},
	get hiddenPages() {
		return hiddenPages.length > 0 ? hiddenPages : undefined;
	},
};

/** From now on, nothing leads to these pages. */
export function applyHiddenPages(paths: readonly string[]) {
	hiddenPages = paths;
}

/** From now on, what was saved of the business stands before what the environment says. */
export function applySavedBusiness(saved: Business) {
	business = { ...env.business, ...saved };
}

/** From now on, the address of the dog's page ends so; undefined for the sample's. */
export function applyDogAddress(slug: string | undefined) {
	dogAddress = slug;
}

/** From now on, the navigation of every page has these links besides its own. */
export function applyMenu(entries: readonly MenuEntry[]) {
	pages = entries.length > 0 ? entries : undefined;
}

/** From now on, every page says and shows this of the site; undefined for the sample's. */
export function applySite(written: SiteSettings | undefined) {
	site = written;
}

/** Runs `work`, which makes a page, with this in the place of what visitors see of the site. */
export const withSite = <Result>(shown: SiteSettings | undefined, work: () => Result): Result =>
	previewed.run({ site: shown }, work);

/** From now on, the footer says whether something of the sample is shown. */
export function applySamples(areShown: boolean) {
	samples = areShown || undefined;
}

/** From now on, the frame of every page says this of programs; undefined for the sample's words. */
export function applyPrograms(inFrame: PublicSettings["programs"]) {
	programs = inFrame;
}
