/**
 * The public settings on the server: what the trainer saved or, until she does, the environment's. Imported as `#public-settings`.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { env } from "./env.ts";
import { readPhone } from "./phone-number.server.ts";
import type { PublicSettings } from "./public-settings.ts";

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
	messenger: "MESSENGER_URL",
	instagram: "INSTAGRAM_URL",
	puppySaleSite: "PUPPY_SALE_URL",
} as const;

export const deployedFacts: PublicSettings["business"] = Object.fromEntries(
	Object.entries(factVariables).map(([fact, variable]) => [fact, env[variable]]),
);

const numberOf = (phone: string | undefined) =>
	phone === undefined ? undefined : readPhone(phone);

/** What every page shows from now on. It is replaced as a whole, and never modified. */
let current: PublicSettings = {
	origin: env.ORIGIN,
	business: deployedFacts,
	phoneNumber: numberOf(env.PHONE),
};
const ofRequest = new AsyncLocalStorage<PublicSettings>();
const settings = () => ofRequest.getStore() ?? current;

/** The settings of the request that is handled; outside of requests, the current ones. */
export const publicSettings: PublicSettings = new Proxy(current, {
	get: (_, name) => Reflect.get(settings(), name),
	ownKeys: () => Reflect.ownKeys(settings()),
	getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(settings(), name),
});

type Changed = Partial<Omit<PublicSettings, "origin" | "phoneNumber">>;

/** Makes every page show these settings; those that are not named stay. An undefined one is the sample's. */
export function applySettings(changed: Changed) {
	const { business = current.business } = changed;
	current = { ...current, ...changed, phoneNumber: numberOf(business.phone) };
}

/** Runs `work`, such as a request, with the settings of its beginning, and some of its own, such as a preview's. */
export const withSettings = <Result>(own: Changed, work: () => Result): Result =>
	ofRequest.run({ ...settings(), ...own }, work);
