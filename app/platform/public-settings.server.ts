/**
 * The public settings on the server: what the trainer saved or, until she does, the environment's. Imported as `#public-settings`.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { env } from "./env.ts";
import { readPhone } from "./phone-number.server.ts";
import type { PublicSettings } from "./public-settings.ts";

/** The variable that sets each fact of the business. */
export const factVariables = {
	brand: "BRAND",
	product: "PRODUCT",
	trainer: "TRAINER",
	phone: "PHONE",
	email: "EMAIL",
	city: "CITY",
	region: "REGION",
	timeZone: "TIME_ZONE",
	facebook: "FACEBOOK_URL",
	facebookApp: "FACEBOOK_APP_URL",
	messenger: "MESSENGER_URL",
	instagram: "INSTAGRAM_URL",
	puppySaleSite: "PUPPY_SALE_URL",
} as const;

/** The facts that the environment sets. */
export const deployedFacts: PublicSettings["business"] = Object.fromEntries(
	Object.entries(factVariables).map(([fact, variable]) => [fact, env[variable]]),
);

/** The settings that a preview shows with its drafts, for one request only. */
type Previewed = Pick<PublicSettings, "site" | "promises">;

let published: Previewed = {};
const previewed = new AsyncLocalStorage<Previewed>();

const numberOf = (phone: string | undefined) =>
	phone === undefined ? undefined : readPhone(phone);

export const publicSettings: PublicSettings = {
	origin: env.ORIGIN,
	business: deployedFacts,
	phoneNumber: numberOf(env.PHONE),
	get site() {
		return (previewed.getStore() ?? published).site;
	},
	get promises() {
		return (previewed.getStore() ?? published).promises;
	},
};

/** Makes every page show these settings; those that are not named stay. An undefined one is the sample's. */
export function applySettings(changed: Partial<Omit<PublicSettings, "origin" | "phoneNumber">>) {
	const { site, promises, ...others } = { ...published, ...changed };
	published = { site, promises };
	Object.assign(publicSettings, others);
	publicSettings.phoneNumber = numberOf(publicSettings.business.phone);
}

/** Runs `work`, which renders a page, with these settings instead of the public ones. */
export const withPreviewed = <Result>(shown: Previewed, work: () => Result): Result =>
	previewed.run(shown, work);
